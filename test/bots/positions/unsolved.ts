/**
 * The puzzles that each bot does not solve yet, by name. A bot that does worse fails the test, and so does one that does
 * better: then the name is taken out, so that what was won is not lost again.
 */
export const UNSOLVED: Readonly<Record<'greedy' | 'expert', readonly string[]>> = {
  greedy: [
    'Of three Machoke the one that is paid and unhurt comes up',
    'Seer is played when the hand has no Energy',
    'Who stands alone plays a second Basic Pokémon before anything else can happen',
    'It does not pay two Energy to bring up a Kangaskhan without any',
    'A search, an Evolution and an attack are one Prize card',
    'Bright Look goes to the Pokémon that Flash Impact Knocks Out',
    'The Pokémon that gives two Prize cards wins the game',
    'A fourth Energy is of no use to Palkia G; Luxray behind it needs its first',
    'Poké Turn lets Crobat G bite once more',
    "Shady Dealings find Boss's Orders, and they find the game",
    'Metal Saucer and the Energy of the turn go to the attacker behind a useless Pokémon',
    "Lumineon V stays in the hand when the turn's Supporter has been played",
    'The Energy is attached before Bruno shuffles the hand away',
  ],
  /** With a quarter of its plays. */
  expert: [
    'Switch does not take the Pokémon that attacks away for one without Energy',
    'Who stands alone plays a second Basic Pokémon before anything else can happen',
    'It does not pay two Energy to bring up a Kangaskhan without any',
    'A hand of Energy and old Tools is made six new cards, before the attack',
    'Bright Look goes to the Pokémon that Flash Impact Knocks Out',
    'A fourth Energy is of no use to Palkia G; Luxray behind it needs its first',
    'Magnetic Search finds the Magneton that a Magnemite is waiting for',
    'Metal Saucer and the Energy of the turn go to the attacker behind a useless Pokémon',
    'Celebration Wind brings the Energy to where it Knocks Out',
    "Lumineon V stays in the hand when the turn's Supporter has been played",
  ],
};
