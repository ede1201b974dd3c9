/**
 * The puzzles that each bot does not solve yet, by name. A bot that does worse fails the test, and so does one that does
 * better: then the name is taken out, so that what was won is not lost again.
 */
export const UNSOLVED: Readonly<Record<'greedy', readonly string[]>> = {
  greedy: [
    'Of three Machoke the one that is paid and unhurt comes up',
    'Seer is played when the hand has no Energy',
    'Energy Connect gathers the Energy of the Bench for a Knock Out',
    'With four Energy on Typhlosion the fifth goes to the Bench',
    'It does not pay two Energy to bring up a Kangaskhan without any',
    'Item Finder is paid with what cannot be used',
    'The Energy of the turn is attached, though the LEGEND in front has all it needs',
    'A search, an Evolution and an attack are one Prize card',
    'Twins find the two cards that are missing',
    'Roseanne finds the Energy for the attack that Knocks Out',
    'Poké Turn lets Crobat G bite once more',
    'It discards what it cannot use, not the card that it levels up with',
    'The Energy goes to the VMAX that lacks one, not to a new Pokémon V',
    'Crobat V stays in the hand when it would draw nothing and the opponent needs two Prize cards',
    'Starbirth finds the Energy that Trinity Nova lacks',
    'Ultra Ball is paid with what cannot be played',
    "Shady Dealings find Boss's Orders, and they find the game",
    'Metal Saucer and the Energy of the turn go to the attacker behind a useless Pokémon',
    'Who stands alone searches for a second Pokémon',
  ],
};
