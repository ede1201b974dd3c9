// Faults of a card database: those that other cards of it prove, texts that it leaves out, and errata. Facts only.

import type { EnergyType } from '../../engine/index.js';
import type { Correction } from './correction.js';
import { ERRATA } from './errata.js';
import { entryOf } from './json.js';
import type { Sheet, WrittenAttack } from './sheet.js';

const evolved = (name: string, stage: 'Stage1' | 'Stage2', from: string): Correction => ({
  name,
  sheet: { stage },
  why: `It is called Basic, but evolves from ${from}, which is ${stage === 'Stage1' ? 'Basic' : 'Stage 1'}.`,
});

const PLAIN_RAICHU: Correction = {
  name: 'Raichu',
  sheet: { labels: [], evolvesFrom: 'Pikachu' },
  why: 'It is called ex and said to evolve from an ex, but its name has no ex; all others that say so evolve from Pikachu.',
};

/** Where the symbol stood. */
const LOST = /(?<=\bfor each |\ba |\bDiscard 1 )(?=Energy (?:attached to|card)\b)/;

const lost = (name: string, attack: string, type: EnergyType, why: string): Correction => ({
  name,
  lost: { attack, type },
  why: `${attack} speaks of ${type} Energy: ${why}.`,
});

const waterGun = (name: string, why: string): Correction => lost(name, 'Water Gun', 'Water', why);
const flamethrower = (name: string): Correction => lost(name, 'Flamethrower', 'Fire', REPRINTED);

const REPRINTED = 'the symbol was lost, and the same card in Legendary Collection has it';
const NAMESAKES = 'the symbol was lost; every attack of the name whose symbol is there has that one';

const ELSEWHERE = 'the symbol was lost, and other databases have it';

const unknownSymbol = (name: string, attack: string): Correction => ({
  name,
  lost: { attack, type: null },
  why: `${attack}: the symbol before "Energy" may be lost, as in other texts of its time, and no other card shows it.`,
});

/** A Pokémon that may be attached as an Energy card; that it may is said in a text that is not given. @rule NRG-05 */
const holon = (name: string): Correction => ({
  name,
  textless: true,
  why: 'The text that lets it be attached as an Energy card is not given.',
});

/** Its own text, that a deck may hold any number of it, is printed on all nine and given on none. @rule PREC-01 */
const ANY_NUMBER: Correction = {
  name: 'Arceus',
  sheet: { text: 'You may have any number of this card in your deck.' },
  why: 'The text that lets a deck hold any number of it is not given.',
};

const misprint = (name: string, said: string, meant: string): Correction => ({
  name,
  misprint: { said, meant },
  why: `Its text has "${said}", which means nothing but "${meant}".`,
});

/** By the id of the print, as TCGdex writes it. */
export const CORRECTIONS: Readonly<Record<string, Correction>> = {
  'ecard1-139': {
    name: 'Dual Ball',
    sheet: { trainer: 'Item' },
    why: 'It is called a Stadium, but its text does not stay in play, and every other card of the name is an Item.',
  },
  'ex3-89': evolved('Ampharos ex', 'Stage2', 'Flaaffy'),
  'ex3-90': evolved('Dragonite ex', 'Stage2', 'Dragonair'),
  'ex3-91': evolved('Golem ex', 'Stage2', 'Graveler'),
  'ex3-92': evolved('Kingdra ex', 'Stage2', 'Seadra'),
  'ex3-95': evolved('Magcargo ex', 'Stage1', 'Slugma'),
  'ex3-96': evolved('Muk ex', 'Stage1', 'Grimer'),
  'ex11-21': holon("Holon's Electrode"),
  'ex11-22': holon("Holon's Magneton"),
  'ex11-70': holon("Holon's Magnemite"),
  'ex11-71': holon("Holon's Voltorb"),
  'ex13-44': holon("Holon's Castform"),
  'base1-59': waterGun('Poliwag', NAMESAKES),
  'base2-12': waterGun('Vaporeon', NAMESAKES),
  'base2-28': waterGun('Vaporeon', NAMESAKES),
  'base3-10': waterGun('Lapras', NAMESAKES),
  'base3-25': waterGun('Lapras', NAMESAKES),
  'base3-40': waterGun('Omastar', REPRINTED),
  'base3-42': waterGun('Seadra', REPRINTED),
  'base3-52': waterGun('Omanyte', REPRINTED),
  'base4-88': waterGun('Poliwag', NAMESAKES),
  'base5-65': waterGun('Psyduck', REPRINTED),
  'basep-29': waterGun('Marill', NAMESAKES),
  'neo1-73': waterGun('Slowpoke', NAMESAKES),
  'neo4-85': waterGun('Totodile', NAMESAKES),
  'base1-12': lost('Ninetales', 'Fire Blast', 'Fire', REPRINTED),
  'base1-23': flamethrower('Arcanine'),
  'base1-24': flamethrower('Charmeleon'),
  'base1-46': lost('Charmander', 'Ember', 'Fire', REPRINTED),
  'base2-3': flamethrower('Flareon'),
  'base2-19': flamethrower('Flareon'),
  'base3-55': lost('Slowpoke', 'Scavenge', 'Psychic', REPRINTED),
  'base4-13': lost('Ninetales', 'Fire Blast', 'Fire', REPRINTED),
  'base4-33': flamethrower('Arcanine'),
  'base4-35': flamethrower('Charmeleon'),
  'base4-69': lost('Charmander', 'Ember', 'Fire', REPRINTED),
  'base5-67': lost('Slowpoke', 'Afternoon Nap', 'Psychic', ELSEWHERE),
  'basep-4': lost('Pikachu', 'Recharge', 'Lightning', NAMESAKES),
  'neo4-50': lost('Light Ninetales', 'Fire Blast', 'Fire', ELSEWHERE),
  'neo4-62': unknownSymbol('Dark Octillery', 'Ink Blast'),
  'neo4-108': unknownSymbol('Shining Kabutops', 'Water Slash'),
  ...Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`pl4-AR${place + 1}`, ANY_NUMBER])),
  'ecard1-12': misprint('Feraligatr', 'If here are', 'If there are'),
  'base1-8': misprint('Machamp', 'damage to attacking', 'damage to the attacking'),
  'base1-90': misprint('Super Potion', 'attached to your own', 'attached to 1 of your own'),
  'base5-54': misprint('Drowzee', 'Distance Hypnosis - Once', 'Once'),
  'basep-48': misprint('Articuno', 'you Benched', 'your Benched'),
  'xyp-XY106': misprint('Gyarados-EX', 'Flips a coin', 'Flip a coin'),
  'pop1-11': misprint('Larvitar', 'If the Pokémon tries', 'If the Defending Pokémon tries'),
  'np-27': misprint('Tropical Tidal Wave', 'all Trainer (excluding', 'all Trainer cards (excluding'),
  'lc-7': misprint('Dark Raichu', 'second coins', 'second coin'),
  'lc-21': misprint('Butterfree', 'counters that that', 'counters than that'),
  'base1-2': misprint('Blastoise', 'attached Water Energy attached', 'Water Energy attached'),
  'base1-21': misprint('Electrode', 'chose a type', 'choose a type'),
  'base1-27': misprint("Farfetch'd", 'use it again.)', 'use it again).'),
  'base4-40': misprint("Farfetch'd", 'use it again.)', 'use it again).'),
  'col1-22': misprint('Umbreon', 'than has any', 'that has any'),
  'ex4-19': misprint("Team Magma's Camerupt", "Team Mamga's", "Team Magma's"),
  'ex4-32': misprint("Team Magma's Baltoy", 'of you opponent', 'of your opponent'),
  'ecard1-47': misprint('Feraligatr', 'If here are', 'If there are'),
  'basep-51': misprint('Rapidash', 'If you opponent', 'If your opponent'),
  'pop6-11': misprint('Bidoof', 'an put it', 'and put it'),
  'pop9-16': misprint('Piplup', 'plus more 10', 'plus 10'),
  'neo2-44': misprint('Poliwhirl', "this doesn't knock out", "this attack doesn't Knock Out"),
  'base1-32': misprint('Kadabra', 'in order use', 'in order to use'),
  'neo4-2': misprint('Dark Crobat', 'damage do that', 'damage to that'),
  'neo2-6': misprint('Kabutops', "can't flips", "can't flip"),
  'neo2-25': misprint('Kabutops', "can't flips", "can't flip"),
  'ecard2-13': misprint('Exeggutor', 'all of of your', 'all of your'),
  'ecard2-105': misprint('Remoraid', 'Pokémon is play', 'Pokémon in play'),
  'ecard2-148': misprint('Kingdra', 'Kindra', 'Kingdra'),
  'dp1-46': misprint('Drifloon', 'attached to on', 'attached to it on'),
  'dp1-113': misprint('Rival', 'put other 2', 'put the other 2'),
  'dp7-62': misprint('Gastly', 'You opponent', 'Your opponent'),
  'pl1-27': misprint('Giratina', 'attached to in', 'attached to it in'),
  'pl2-23': misprint('Golem E4', 'on Golem GL', 'on Golem E4'),
  'pl2-84': misprint('Trapinch', 'basic Fighting card', 'basic Fighting Energy card'),
  'pl4-12': misprint('Zapdos G', 'all Lightning attached', 'all Lightning Energy attached'),
  ...ERRATA,
  'sv02-064': PLAIN_RAICHU,
  'sv02-211': PLAIN_RAICHU,
};

/** What must be corrected; null where nothing of it is written so (another database may have it right). */
export function correctionOf(sheet: Sheet): Correction | null {
  const correction = entryOf(CORRECTIONS, sheet.print.id);
  if (correction?.name !== sheet.name) return null;
  const { lost, textless, misprint, erratum } = correction;
  if (erratum !== undefined && !sheet.powers.some(({ name }) => name === erratum.power)) return null;
  if (misprint !== undefined && !textsOf(sheet).some((text) => text.includes(misprint.said))) return null;
  if (lost !== undefined && !sheet.attacks.some((attack) => hasLost(attack, lost.attack))) return null;
  return textless === true && sheet.text !== '' ? null : correction;
}

const textsOf = ({ attacks, powers, text }: Sheet): readonly string[] => [
  ...[...attacks, ...powers].map((one) => one.text),
  text,
];

const hasLost = ({ name, text }: WrittenAttack, of: string): boolean => name === of && LOST.test(text);

/** What is printed cannot be known from what is written. */
export const isUnknown = ({ lost, textless }: Correction): boolean => textless === true || lost?.type === null;

/** The sheet as it should have been written. */
export function corrected(sheet: Sheet, correction: Correction | null): Sheet {
  if (correction === null) return sheet;
  const { lost, misprint, erratum } = correction;
  const { attacks, powers } = sheet;
  return {
    ...sheet,
    ...correction.sheet,
    ...(misprint === undefined ? {} : asMeant(sheet, misprint)),
    ...(erratum === undefined
      ? {}
      : { powers: powers.map((one) => (one.name === erratum.power ? { ...one, text: erratum.text } : one)) }),
    ...(lost === undefined || lost.type === null
      ? {}
      : {
          attacks: attacks.map((one) => (hasLost(one, lost.attack) ? withSymbol(one, lost.type as EnergyType) : one)),
        }),
  };
}

const withSymbol = (attack: WrittenAttack, type: EnergyType): WrittenAttack => ({
  ...attack,
  text: attack.text.replace(LOST, `${type} `),
});

function asMeant(sheet: Sheet, { said, meant }: NonNullable<Correction['misprint']>): Partial<Sheet> {
  const put = <T extends { readonly text: string }>(one: T): T => ({ ...one, text: one.text.replace(said, meant) });
  return { attacks: sheet.attacks.map(put), powers: sheet.powers.map(put), text: sheet.text.replace(said, meant) };
}
