// Classes and labels: by the marks in a card's name, by the database's words, by a list of Pokémon.
import type { CardTag } from '../../engine/index.js';
import type { Print, Say } from './imported.js';
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
  'V-UNION': 'V-UNION',
};

/** The closed list of Ultra Beasts; the label was printed in the Sun & Moon series alone. @rule CLS-25 */
const ULTRA_BEASTS =
  /\b(Nihilego|Buzzwole|Pheromosa|Xurkitree|Celesteela|Kartana|Guzzlord|Poipole|Naganadel|Stakataka|Blacephalon)\b/;

/** The marks of Pokémon SP; Unown is printed with letters of its own. @rule CLS-05 */
const SP_MARK = /^(?!Unown ).* (?:G|GL|E4|C|FB|M)(?: LV\.X)?$/;

/** Labels that are drawn, not written, with the prints that may bear them. @rule CLS-22 CLS-27 */
const DRAWN: readonly { readonly label: string; readonly mayBear: (print: Print) => boolean }[] = [
  {
    label: 'Team Plasma',
    mayBear: ({ serie, released }) => serie === 'Black & White' && released >= '2013-02' && released < '2013-11',
  },
  {
    label: 'a battle style',
    mayBear: ({ serie, regulationMark }) => serie === 'Sword & Shield' && regulationMark === 'E',
  },
];

const STYLES: readonly CardTag[] = ['single-strike', 'rapid-strike', 'fusion-strike'];

export function tagsOf(sheet: Sheet, say: Say): readonly CardTag[] {
  const tags = new Set<CardTag>();
  const words = [...sheet.labels, sheet.print.rarity, sheet.stage];
  for (const [tag, mark] of sheet.kind === 'pokemon' ? NAME_MARKS : []) if (mark.test(sheet.name)) tags.add(tag);
  for (const [tag, mark] of CARD_MARKS) if (mark.test(sheet.name)) tags.add(tag);
  for (const word of words) {
    const tag = LABELS[word];
    if (tag !== undefined && (sheet.kind === 'pokemon' || !POKEMON_ONLY.includes(tag))) tags.add(tag);
  }
  if (sheet.kind === 'pokemon') addByName(sheet, tags);
  if (sheet.kind === 'pokemon') compareClasses(sheet, tags, say);
  if (!sheet.namesAllLabels) sayDrawnLabels(sheet, tags, say);
  return [...tags];
}

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
    const named = NAMED_CLASSES[label];
    if (named === undefined || named.some((tag) => tags.has(tag))) continue;
    say('blocking', 'class-contradicted', `The database calls it ${label}, but its name does not.`);
  }
}

function sayDrawnLabels({ print }: Sheet, tags: ReadonlySet<CardTag>, say: Say): void {
  for (const { label, mayBear } of DRAWN) {
    if (!mayBear(print) || STYLES.some((style) => tags.has(style))) continue;
    say('note', 'label-unknown', `The database does not say whether it bears ${label}.`);
  }
}
