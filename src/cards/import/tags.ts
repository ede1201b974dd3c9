// Classes and labels: by the marks in a card's name, by the database's words, by a list of Pokémon.

import type { CardFacts, CardTag } from '../../engine/index.js';
import { drawnLabels } from './drawn-labels.js';
import type { Say } from './imported.js';
import { entryOf } from './json.js';
import type { Sheet } from './sheet.js';

/** Marks that are part of the printed name. @rule NAME-04 NAME-05 NAME-06 NAME-07 NAME-08 */
const NAME_MARKS: readonly (readonly [CardTag, RegExp])[] = [
  ['ex', / ex(?: δ)?$/],
  ['EX', /[ -]EX$/],
  ['GX', /[ -]GX$/],
  ['TAG-TEAM', / & .*[ -]GX$/],
  ['V', / V$/],
  ['VMAX', / VMAX$/],
  ['VSTAR', / VSTAR$/],
  ['V-UNION', / V-UNION$/],
  ['LEGEND', / LEGEND$/],
  ['LV.X', / lv\.?\s?x$/i],
  ['BREAK', / BREAK$/],
  ['mega', /^(?:M (?=.*EX$)|Mega (?=.*ex$))/],
  ['primal', /^Primal /],
  ['star', / (?:☆|★|Star)(?: δ)?$/],
  ['delta', / δ$/],
  ['radiant', /^Radiant /],
  ['owner', /^.+['’]s? \S/],
];

/** Marks that Trainer and Energy cards carry too. */
const CARD_MARKS: readonly (readonly [CardTag, RegExp])[] = [
  ['prism-star', / ◇$/],
  ['hyper-gear', /Team Flare Hyper Gear$/],
  ['single-strike', /^Single Strike /],
  ['rapid-strike', /^Rapid Strike /],
  ['fusion-strike', /^Fusion Strike /],
  ['team-plasma', /^(?:Team )?Plasma /],
];

const LABELS: Readonly<Record<string, CardTag>> = {
  Prime: 'prime',
  'Rare PRIME': 'prime',
  SP: 'SP',
  LEGEND: 'LEGEND',
  Legend: 'LEGEND',
  'Level-Up': 'LV.X',
  'LEVEL-UP': 'LV.X',
  Star: 'star',
  'Prism Star': 'prism-star',
  'ACE SPEC': 'ACE-SPEC',
  'ACE SPEC Rare': 'ACE-SPEC',
  'Rare ACE': 'ACE-SPEC',
  'Ultra Beast': 'ultra-beast',
  'Team Plasma': 'team-plasma',
  'Pokémon Tool F': 'hyper-gear',
  'Single Strike': 'single-strike',
  'Rapid Strike': 'rapid-strike',
  'Fusion Strike': 'fusion-strike',
  'TAG TEAM': 'TAG-TEAM',
  'TAG TEAM-GX': 'TAG-TEAM',
  MEGA: 'mega',
  Ancient: 'ancient',
  Future: 'future',
  Tera: 'tera',
  'V-UNION': 'V-UNION',
};

/** The closed list of Ultra Beasts; the label was printed in the Sun & Moon series alone. @rule CLS-25 */
const ULTRA_BEASTS =
  /\b(Nihilego|Buzzwole|Pheromosa|Xurkitree|Celesteela|Kartana|Guzzlord|Poipole|Naganadel|Stakataka|Blacephalon)\b/;

/** The closed lists of Ancient and Future cards; the labels are printed since Paradox Rift. @rule CLS-27 */
const LABELLED: readonly (readonly [CardTag, RegExp])[] = [
  [
    'ancient',
    /^(?:Great Tusk|Scream Tail|Brute Bonnet|Flutter Mane|Slither Wing|Sandy Shocks|Roaring Moon|Walking Wake|Gouging Fire|Raging Bolt)(?: ex)?$|^(?:Ancient Booster Energy Capsule|Awakening Drum|Earthen Vessel|Explorer['’]s Guidance|Professor Sada['’]s Vitality)$/,
  ],
  [
    'future',
    /^Iron (?:Treads|Bundle|Hands|Jugulis|Moth|Thorns|Valiant|Leaves|Boulder|Crown)(?: ex)?$|^(?:Future Booster Energy Capsule|Reboot Pod|Techno Radar|Professor Turo['’]s Scenario)$/,
  ],
];

/** The marks of Pokémon SP; Unown is printed with letters of its own. @rule CLS-05 */
const SP_MARK = /^(?!Unown ).* (?:G|GL|E4|C|FB|M)(?: LV\.X)?$/;

/** The classes that a card is of, and those of which its database leaves it open. */
export function tagsOf(sheet: Sheet, say: Say): Pick<CardFacts, 'tags' | 'doubts'> {
  const tags = new Set<CardTag>();
  const words = [...sheet.labels, sheet.print.rarity, sheet.stage];
  if (MARKED.test(sheet.name)) addByMarks(sheet, tags);
  for (const word of words) {
    const tag = entryOf(LABELS, word);
    if (tag !== undefined && (sheet.kind === 'pokemon' || !POKEMON_ONLY.includes(tag))) tags.add(tag);
  }
  if (isTagTeamSupporter(sheet)) tags.add('TAG-TEAM');
  if (isAceSpec(sheet)) tags.add('ACE-SPEC');
  if (sheet.kind === 'pokemon') addByName(sheet, tags);
  if (sheet.kind === 'pokemon') compareClasses(sheet, tags, say);
  if (sheet.name.includes(' ') && isLabelTime(sheet)) addLabelled(sheet, tags);
  const doubts = drawnLabels(sheet, tags, say);
  return { tags: [...tags], doubts };
}

/** Promos share the date of the first of them; this is the first with a label. */
const FIRST_PROMO = 58;
const isLabelTime = ({ print: { id, released } }: Sheet): boolean =>
  released >= '2023-11' || Number(/^svp-(\d+)$/.exec(id)?.[1]) >= FIRST_PROMO;

const addLabelled = ({ name }: Sheet, tags: Set<CardTag>): void => {
  for (const [tag, names] of LABELLED) if (names.test(name)) tags.add(tag);
};

/** Every mark stands apart from the name: of a single word nothing need be asked. */
const MARKED = /[ -]/;

function addByMarks({ kind, name }: Sheet, tags: Set<CardTag>): void {
  for (const [tag, mark] of kind === 'pokemon' ? NAME_MARKS : []) if (mark.test(name)) tags.add(tag);
  for (const [tag, mark] of CARD_MARKS) if (mark.test(name)) tags.add(tag);
}

/** Supporters of several people, printed with the label since the end of the Sun & Moon series. @rule SUP-04 */
const isTagTeamSupporter = ({ kind, name, print }: Sheet): boolean =>
  kind === 'trainer' && print.serie === 'Sun & Moon' && print.released >= '2019-11' && name.includes(' & ');

/** The closed list of the first ACE SPEC cards; two of the names are on older cards too. @rule CLS-21 */
const ACE_SPECS: ReadonlySet<string> = new Set(
  `Computer Search, Crystal Edge, Crystal Wall, Dowsing Machine, G Booster, G Scope, Gold Potion, Life Dew, Master Ball,
  Rock Guard, Scoop Up Cyclone, Scramble Switch, Victory Piece`.split(/,\s+/),
);
const isAceSpec = ({ kind, name, print }: Sheet): boolean =>
  kind !== 'pokemon' && print.serie === 'Black & White' && ACE_SPECS.has(name);

/** A Technical Machine for Pokémon SP is marked SP in databases, but is none itself. */
const POKEMON_ONLY: readonly CardTag[] = ['SP', 'prime', 'LV.X', 'LEGEND', 'mega', 'star'];

function addByName({ name, print }: Sheet, tags: Set<CardTag>): void {
  if (SP_MARK.test(name)) tags.add('SP');
  if (print.serie === 'Sun & Moon' && ULTRA_BEASTS.test(name)) tags.add('ultra-beast');
  if (tags.has('primal')) tags.delete('mega');
}

/** Class words of databases that must show in the name. @rule NAME-05 NAME-06 NAME-07 NAME-08 */
const NAMED_CLASSES: Readonly<Record<string, readonly CardTag[]>> = {
  ex: ['ex'],
  EX: ['EX', 'ex'],
  GX: ['GX'],
  V: ['V', 'VMAX', 'VSTAR', 'V-UNION'],
};

function compareClasses({ labels }: Sheet, tags: ReadonlySet<CardTag>, say: Say): void {
  for (const label of labels) {
    const named = entryOf(NAMED_CLASSES, label);
    if (named === undefined || named.some((tag) => tags.has(tag))) continue;
    say('blocking', 'class-contradicted', `The database calls it ${label}, but its name does not.`);
  }
}
