# Två personer som spelar via länk: vad de heter, vad de säger till varandra, och ett parti till.

## A seat

seat-title = Slå dig ner
seat-name = Ditt namn (den andra spelaren ser det)
seat-none = Spela utan namn
seat-take = Använd namnet
seat-said = { $colour ->
    [black] Svart heter { $name }.
   *[white] Vit heter { $name }.
}
