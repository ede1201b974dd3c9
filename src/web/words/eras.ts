import type { EraId } from '../../engine/index.js';

interface EraWords {
  readonly short: string;
  readonly year: string;
  readonly name: string;
  readonly sets: string;
  /** Its book describes tools beside the table. @rule ERD-01 */
  readonly tools: boolean;
  readonly points: readonly (readonly [string, string])[];
}

const BY_ERA: Readonly<Record<EraId, EraWords>> = {
  'base-1999': {
    short: '99',
    year: '1999',
    name: 'Base',
    sets: 'Base Set to Gym Challenge',
    tools: false,
    points: [
      ['Four Special Conditions: nobody is Burned', 'COND-01'],
      ['Pokémon Powers work while Poisoned', 'POW-04'],
      ['As many Trainers as you like, from the very first turn', 'FIRST-01'],
    ],
  },
  'neo-2000': {
    short: '00',
    year: '2000',
    name: 'Neo',
    sets: 'Neo Genesis to Legendary Collection',
    tools: false,
    points: [
      ['Baby Pokémon: flip a coin before you attack one', 'ATK-05'],
      ['Darkness and Metal, as special Energy only', 'KIND-16'],
      ['Retreat as often as you can pay', 'RET-02'],
    ],
  },
  'e-card-2002': {
    short: '02',
    year: '2002',
    name: 'e-Card',
    sets: 'Expedition, Aquapolis, Skyridge',
    tools: true,
    points: [
      ['Retreat as often as you can pay', 'RET-02'],
      ['Confused Pokémon flip to retreat', 'RET-05'],
      ['Trainers from the very first turn', 'FIRST-01'],
    ],
  },
  'ex-2003': {
    short: '03',
    year: '2003',
    name: 'Ruby & Sapphire',
    sets: 'EX Ruby & Sapphire to Hidden Legends',
    tools: false,
    points: [
      ['Pokémon-ex: 2 Prizes', 'KO-04'],
      ['Whoever starts draws no card', 'TURN-02'],
      ['One retreat a turn, Confused too', 'RET-02'],
    ],
  },
  'ex-2004': {
    short: '04',
    year: '2004',
    name: 'FireRed & LeafGreen',
    sets: 'EX FireRed & LeafGreen to Emerald',
    tools: false,
    points: [
      ['No Supporter for whoever starts', 'FIRST-01'],
      ['Rare Candy from the first turn on', 'EVO-14'],
      ['One Pokémon ☆ in a deck', 'DECK-13'],
    ],
  },
  'ex-2005': {
    short: '05',
    year: '2005',
    name: 'Unseen Forces',
    sets: 'EX Unseen Forces to Power Keepers',
    tools: false,
    points: [
      ['A Stadium does not replace its like', 'STAD-04'],
      ['A Fossil opens the game like a Basic', 'SETUP-09'],
      ['δ Pokémon count with their namesakes', 'NAME-03'],
    ],
  },
  'diamond-pearl-2007': {
    short: '07',
    year: '2007',
    name: 'Diamond & Pearl',
    sets: 'Diamond & Pearl to Stormfront',
    tools: false,
    points: [
      ['LV.X goes onto the Active Pokémon', 'LVL-02'],
      ['No Trainers on the first turn of the game', 'FIRST-01'],
      ['Weakness as printed: ×2 or +20', 'DMG-09'],
    ],
  },
  'platinum-2009': {
    short: '09',
    year: '2009',
    name: 'Platinum',
    sets: 'Platinum to Arceus',
    tools: false,
    points: [
      ['Cards in the Lost Zone are gone for good', 'ZONE-13'],
      ['No Trainers on the first turn of the game', 'FIRST-01'],
      ['Two against two, and in teams of four', 'FMT-01'],
    ],
  },
  'hgss-2010': {
    short: '10',
    year: '2010',
    name: 'HGSS',
    sets: 'HeartGold SoulSilver to Call of Legends',
    tools: false,
    points: [
      ['LEGEND: two halves, one Pokémon', 'CLS-10'],
      ['No Trainers on the first turn of the game', 'FIRST-01'],
      ['A Supporter lies there until the turn ends', 'SUP-02'],
    ],
  },
  'black-white-2011': {
    short: '11',
    year: '2011',
    name: 'Black & White',
    sets: 'Black & White to Legendary Treasures',
    tools: false,
    points: [
      ['Everything may be played on the first turn', 'FIRST-01'],
      ['Pokémon-EX: 2 Prizes', 'KO-04'],
      ['A Supporter is discarded at once', 'SUP-02'],
    ],
  },
  'xy-2013': {
    short: '13',
    year: '2013',
    name: 'XY',
    sets: 'Kalos Starter Set to Evolutions',
    tools: false,
    points: [
      ['The starting player may not attack', 'FIRST-04'],
      ['A Mega Evolution ends the turn', 'TURN-14'],
      ['Fairy, the eleventh type', 'KIND-16'],
    ],
  },
  'sun-moon-2017': {
    short: '17',
    year: '2017',
    name: 'Sun & Moon',
    sets: 'Sun & Moon to Cosmic Eclipse',
    tools: false,
    points: [
      ['One GX attack a game', 'CLS-18'],
      ['TAG TEAM: 3 Prizes', 'KO-04'],
      ['Burn hurts first, then flips', 'COND-08'],
    ],
  },
  'swsh-2022': {
    short: '22',
    year: '2022',
    name: 'Sword & Shield',
    sets: 'Sword & Shield to Crown Zenith',
    tools: false,
    points: [
      ['The starting player may not attack', 'FIRST-04'],
      ['V, VMAX, VSTAR: 2 or 3 Prizes', 'KO-04'],
      ['Burn hurts first, then flips', 'COND-08'],
    ],
  },
  'scarlet-violet-2023': {
    short: '23',
    year: '2023',
    name: 'Scarlet & Violet',
    sets: 'Scarlet & Violet to White Flare',
    tools: false,
    points: [
      ['A Pokémon Tool is no Item', 'TOOL-03'],
      ['Tera Pokémon are safe from attacks on the Bench', 'CLS-41'],
      ['No Supporter for whoever starts', 'FIRST-01'],
    ],
  },
  'mega-evolution-2025': {
    short: '25',
    year: '2025',
    name: 'Mega Evolution',
    sets: 'from Mega Evolution on',
    tools: false,
    points: [
      ['Mega Evolution Pokémon ex: 3 Prizes', 'KO-04'],
      ['A tie: six Prizes more, the first lead wins', 'WIN-08'],
      ['"Up to" in an attack may be none', 'PREC-05'],
    ],
  },
};

/** What is different in an era, for its tin on the shelf. */
export const ERA_WORDS: Readonly<Record<string, EraWords>> = BY_ERA;

/** Where no game is played and no year is chosen: the newest rules to read. */
export const NEWEST_ERA = Object.keys(BY_ERA).at(-1)!;
