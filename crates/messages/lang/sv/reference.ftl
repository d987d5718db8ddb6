# Reglerna i enkla ord: en mening för varje värde som en regeluppsättning kan ha.

topic-repetition = Upprepning
topic-suicide = Självmord
topic-ending = Spelets slut
topic-agreement = Döda stenar
topic-counting = Räkning
topic-komi = Komi och handikapp
topic-illegal = Otillåtna drag

## Repetition

rule-repetition-free = Inget är förbjudet för att det har stått på brädet förut.
rule-ko = Ko: ett drag får inte återskapa ställningen före motståndarens senaste drag. Den som vill ta tillbaka ett ko måste först spela på annat håll.
rule-superko-positional = Ett drag får inte återskapa någon tidigare ställning, vem som än skapade den (positionell superko).
rule-superko-situational = Ett drag får inte återskapa en tidigare ställning med samma spelare vid draget (situationell superko).
rule-superko-natural = Ett drag får inte återskapa en ställning som samma spelare redan har skapat med ett drag (naturlig situationell superko).
rule-superko-spight = Ett drag får inte återskapa en ställning som har stått på brädet sedan senaste pass (Spights superko).
rule-superko-unbalanced = Ett drag får inte återskapa en tidigare ställning om den ena spelaren har fångat fler stenar än den andra sedan dess: inget evigt ”ge två, ta en”.
rule-superko-hot = Heta stenar: en sten som har tagit ett ko får inte själv fångas genom att ett ko tas, förrän ett drag har gjorts som inte tar något ko; pass är ett sådant drag.
rule-superko-since-pass = Ett drag får inte återskapa en ställning som har stått på brädet sedan senaste pass.
rule-superko-ing-left = Detta är ungefärligt. Ings text skiljer kämpande ko, där grupper på båda sidor står på spel, från störande ko, där en sida inte har något att förlora, och låter den som stör gå runt bara en gång. Vilket som är vilket kräver ett omdöme: Tengen tillämpar de två förbuden ovan på varje ko och lämnar resten åt spelarna eller en domare.
rule-cycle-no-result = Om en ställning ändå kommer tillbaka, som i ett trippelko, får spelarna komma överens om att partiet inte får något resultat.
rule-cycle-draw = Om en ställning ändå kommer tillbaka, som i ett trippelko, får spelarna komma överens om oavgjort.
rule-cycle-tie = Om en ställning ändå kommer tillbaka, som i ett trippelko, får vem som helst av spelarna kräva oavgjort, oavsett vem som är vid draget.

## Suicide

rule-suicide-forbidden = Ett drag får inte lämna den egna kedjan utan frihet, om det inte fångar något.
rule-suicide-multi = Ett drag får ta bort den egna kedjan om den har minst två stenar; en ensam sten får inte läggas där den inte har någon frihet.
rule-suicide-allowed = Ett drag får ta bort den egna kedjan, så långt upprepningsregeln medger.

## End of play

rule-stop-passes = { $passes ->
    [one] Spelet stannar så snart någon passar.
    [2] Spelet stannar efter två pass i rad.
    [3] Spelet stannar efter tre pass i rad.
   *[other] Spelet stannar efter { $passes } pass i rad.
}
rule-stop-repeated = Spelet stannar när en spelare passar för andra gången i samma ställning.
rule-button-taken = Det första passet tar knappen, som är värd en halv poäng. Det stoppar inget och häver ko-förbudet, precis som ett drag på annat håll.
rule-encore-always = När spelet stannar första gången börjar ett efterspel, som slutar när det stannar nästa gång.
rule-encore = I ett efterspel ger varje pass motståndaren en sten, och båda gör lika många drag: den som har gjort färre passar en gång till på slutet.

## Dead stones

rule-agreement-none = Inget avtalas: alla stenar som står kvar på brädet räknas som levande. Det som är dött måste fångas före slutet.
rule-agreement = Spelarna kommer överens om vilka stenar som är döda; de tas bort från brädet.
rule-dame-filled = De får komma överens först när ingen neutral punkt är kvar, utom i seki.
rule-dispute-last-passer = Är de oense fortsätter spelet; motståndaren till den som passade sist börjar.
rule-dispute-requester = Om någon av dem begär det fortsätter spelet; motståndaren till den som begär det börjar.
rule-hypothetical-pass-for-ko = Om stenar är döda avgörs genom tänkt spel, där motståndaren börjar och som inte ändrar något på brädet: ett ko som har tagits där får återtas först efter ett pass för just detta ko.
rule-encore-dispute = Därmed börjar ett efterspel.
rule-alive-four-passes = Efter fyra pass i rad lever alla stenar som står kvar på brädet.
rule-alive-second-stop = När spelet stannar en andra gång lever alla stenar som står kvar på brädet.
rule-alive-no-agreement = Kan de inte ens enas om vem som är vid draget lever alla stenar som står kvar på brädet.

## Counting

rule-count-area = Yta räknas: en spelares levande stenar på brädet och de tomma punkter som bara de omger.
rule-count-territory = Område räknas: de tomma punkter som en spelare omger, de fångade stenarna och motståndarens döda stenar.
rule-seki-counts = Tomma punkter som stenar i seki omger räknas som andra.
rule-seki-counts-not = Tomma punkter som stenar i seki omger räknas inte för någon.
rule-shared = Neutrala punkter delas: hälften till vardera spelaren.
rule-group-tax = För varje grupp som lever för sig dras två poäng av (gruppskatt).
rule-pass-stones = Varje pass ger motståndaren en sten som fånge.
rule-pass-stones-agree = Varje pass ger motståndaren en sten som fånge; därför ger yträkning och områdesräkning samma resultat.
rule-white-last = Vit gör det sista draget, om så behövs genom att passa en gång till.
rule-button-last = Det sista passet ger en halv poäng.
rule-button-both = Det första passet ger en halv poäng, och det sista likaså.
rule-first-pass = Svart avstår en poäng om Vit passade först.
rule-ties-draw = Har båda lika många poäng är partiet oavgjort (jigo).
rule-ties-black = Har båda lika många poäng vinner Svart.
rule-ties-white = Har båda lika många poäng vinner Vit.

## Komi and handicap

rule-komi-free = Ingen komi är fastställd; spelarna kan komma överens om en.
rule-komi = Den vanliga komin i dessa regler: i ett jämnt parti får Vit { $points ->
    [one] { $points } poäng.
   *[other] { $points } poäng.
}
rule-komi-handicap = I ett handikapparti får Vit vanligtvis { $points ->
    [0] ingen komi.
   *[other] { $points } poäng.
}
rule-compensation-each = Vit får dessutom en poäng för varje handikappsten.
rule-compensation-after-first = Vit får dessutom en poäng för varje handikappsten efter den första.

## Illegal moves

rule-illegal-refused = Vid brädet är ett otillåtet drag inget drag: det tas tillbaka, och spelaren drar på nytt.
rule-illegal-pass = Vid brädet tas ett otillåtet drag tillbaka och räknas som pass om motståndaren protesterar innan han svarar; annars står det kvar.
rule-illegal-loss = Vid brädet förlorar den som gör ett otillåtet drag.
rule-illegal-here = Tengen vägrar det och säger varför.
# The rulesets whose names begin with a small letter within a sentence, by their codes, or none.
rulesets-small = chinese-text chinese new-zealand french japanese korean oral-japanese stone-scoring davies control-area ancient-territory simplified-ing wagc button two-button
