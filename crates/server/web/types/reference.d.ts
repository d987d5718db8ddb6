/** The answers of `/api/rules`, `/api/glossary` and `/api/sheet`. */

export interface Named { id: string; name: string }

/** A ruleset in words. */
export interface Told {
  rules: Named;
  topics: { title: string; sentences: string[] }[];
  /** In English. */
  source: string | null;
  /** In English. */
  unchecked: string | null;
  aliases: string[];
}

/** A sentence, and whether the other ruleset does not say it. */
export interface Marked { text: string; differs: boolean }

/** Two rulesets side by side. */
export interface Compared {
  rules: [Named, Named];
  topics: { title: string; same: boolean; sides: [Marked[], Marked[]] }[];
}

/** A term with its names in other languages; `latin` where their writing is not Latin. */
export interface Term {
  id: string;
  name: string;
  meaning: string;
  elsewhere: { lang: string; name: string; latin?: string }[];
}

/** A part of the sheet for tournaments. */
export interface SheetPart {
  title: string;
  sentences: string[];
  figure: { id: string; address: string; caption: string } | null;
}
