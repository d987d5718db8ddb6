/** The notice of a room. It goes with the next act, or when the person closes it. */

import { explain } from "../api/request.js";
import { makeNotice } from "../notice-box.js";
import { byId } from "../dom.js";
import { tellReasons } from "../grey.js";

/** @param {HTMLElement} parent @param {import("./room.js").Room} room */
export function mountNotice(parent, room) {
  const { element, show } = makeNotice("notice", byId("room"), () => room.notify(null));
  parent.append(element);
  tellReasons((why) => room.tellOff(why));
  room.subscribe(() => show(room.notice ? explain(room.notice.body) : "", room.notice?.kind ?? "news"));
}
