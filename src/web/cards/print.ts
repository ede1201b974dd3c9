import type { AttackFacts, CardFacts, CardTag, PowerKind, Stage, TrainerKind } from '../../engine/index.js';

/** How a card is printed: what its words become on a face. */
export interface Print {
  /** The name without the marks that have a badge of their own. */
  readonly name: string;
  /** The class of card, on a badge; empty for an ordinary one. */
  readonly badge: string;
  readonly frame: Frame | null;
  /** The colour of its frame: a type, or a kind of Trainer. */
  readonly tone: string;
  readonly kind: string;
  /** How many bands and bars: the stage. */
  readonly stages: number;
  /** Drawn with straight strokes. */
  readonly straight: boolean;
}

const FRAMES = [
  'prime',
  'lvx',
  'legend',
  'v',
  'vmax',
  'vstar',
  'union',
  'ex',
  'gx',
  'break',
  'mega',
  'star',
  'prism',
  'radiant',
  'ace',
  'sp',
  'delta',
] as const; // prettier-ignore
export type Frame = (typeof FRAMES)[number];

interface Class {
  readonly tag: CardTag;
  readonly frame: Frame;
  readonly badge: string;
  /** What of the name the badge says. */
  readonly mark?: RegExp;
}

/** The most telling first: a card may be of several classes. */
const CLASSES: readonly Class[] = [
  { tag: 'V-UNION', frame: 'union', badge: 'V-UNION', mark: / V-UNION$/ },
  { tag: 'VMAX', frame: 'vmax', badge: 'VMAX', mark: / VMAX$/ },
  { tag: 'VSTAR', frame: 'vstar', badge: 'VSTAR', mark: / VSTAR$/ },
  { tag: 'V', frame: 'v', badge: 'V', mark: / V$/ },
  { tag: 'LEGEND', frame: 'legend', badge: 'LEGEND', mark: / LEGEND$/ },
  { tag: 'LV.X', frame: 'lvx', badge: 'LV.X', mark: / LV\.X$/ },
  { tag: 'BREAK', frame: 'break', badge: 'BREAK', mark: / BREAK$/ },
  { tag: 'primal', frame: 'mega', badge: 'Primal', mark: /^Primal |-EX$/g },
  { tag: 'mega', frame: 'mega', badge: 'Mega', mark: /^M |-EX$/g },
  { tag: 'GX', frame: 'gx', badge: 'GX', mark: /-GX$/ },
  { tag: 'EX', frame: 'ex', badge: 'EX', mark: /-EX$/ },
  { tag: 'ex', frame: 'ex', badge: 'ex', mark: / ex$/ },
  { tag: 'star', frame: 'star', badge: '★', mark: / (Star|★)$/ },
  { tag: 'prism-star', frame: 'prism', badge: '◇', mark: / (Prism Star|◇)$/ },
  { tag: 'radiant', frame: 'radiant', badge: 'Radiant', mark: /^Radiant / },
  { tag: 'ACE-SPEC', frame: 'ace', badge: 'ACE SPEC' },
  { tag: 'prime', frame: 'prime', badge: 'Prime' },
  { tag: 'SP', frame: 'sp', badge: 'SP' },
  { tag: 'delta', frame: 'delta', badge: 'δ', mark: / δ$/ },
];

const STAGES: Readonly<Record<Stage, { readonly word: string; readonly stages: number }>> = {
  basic: { word: 'Basic', stages: 1 },
  baby: { word: 'Baby', stages: 1 },
  'stage-1': { word: 'Stage 1', stages: 2 },
  'stage-2': { word: 'Stage 2', stages: 3 },
  'level-up': { word: 'Level-Up', stages: 2 },
  restored: { word: 'Restored', stages: 1 },
  mega: { word: 'Mega', stages: 3 },
  break: { word: 'BREAK', stages: 3 },
  vmax: { word: 'VMAX', stages: 3 },
  vstar: { word: 'VSTAR', stages: 3 },
  'v-union': { word: 'V-UNION', stages: 3 },
  legend: { word: 'LEGEND', stages: 3 },
};

const TRAINERS: Readonly<Record<TrainerKind, { readonly word: string; readonly tone: string }>> = {
  item: { word: 'Item', tone: 'item' },
  supporter: { word: 'Supporter', tone: 'supporter' },
  stadium: { word: 'Stadium', tone: 'stadium' },
  tool: { word: 'Pokémon Tool', tone: 'tool' },
  'technical-machine': { word: 'Technical Machine', tone: 'tool' },
  fossil: { word: 'Fossil', tone: 'item' },
};

const STRAIGHT: readonly (Frame | null)[] = ['v', 'vmax', 'vstar', 'union', 'gx'];

export function printOf(facts: CardFacts): Print {
  const found = CLASSES.find(({ tag }) => facts.tags.includes(tag));
  const { word, stages } = STAGES[facts.stage ?? 'basic'];
  const badge = found?.badge ?? '';
  return {
    name: found?.mark === undefined ? facts.name : facts.name.replace(found.mark, ''),
    badge,
    frame: found?.frame ?? null,
    tone: toneOf(facts),
    kind: facts.kind === 'pokemon' ? (word === badge ? '' : word) : kindWord(facts),
    stages,
    straight: STRAIGHT.includes(found?.frame ?? null),
  };
}

/** Before Black & White such a card was called a Trainer, and it still is one. */
const ITEMS_SINCE = '2011-04';

function kindWord({ kind, trainer, energy, released }: CardFacts): string {
  if (kind === 'energy') return energy === 'special' ? 'Special Energy' : 'Basic Energy';
  const { word } = TRAINERS[trainer ?? 'item'];
  return word === TRAINERS.item.word && released < ITEMS_SINCE ? 'Trainer' : word;
}

/** The colour of a card's frame, as a class of the style sheet ends. */
export function toneOf({ kind, types, trainer, provides }: CardFacts): string {
  if (kind === 'trainer') return TRAINERS[trainer ?? 'item'].tone;
  const type = kind === 'energy' ? (provides[0]?.length === 1 ? provides[0][0] : undefined) : types[0];
  return (type ?? 'Colorless').toLowerCase();
}

/** The mark of a kind of Trainer or Energy card. */
export const kindMark = (facts: CardFacts): string =>
  facts.kind === 'trainer' ? `k-${TRAINERS[facts.trainer ?? 'item'].tone}` : 'k-energy';

const DAMAGE_MARKS = { '': '', x: '×', '+': '+', '-': '−' } as const;

export const damageText = ({ damage, mark }: AttackFacts): string =>
  damage === 0 && mark === '' ? '' : `${damage}${DAMAGE_MARKS[mark]}`;

export const POWER_WORDS: Readonly<
  Record<PowerKind, { readonly word: string; readonly short: string; readonly look: string }>
> = {
  ability: { word: 'Ability', short: 'Ability', look: 'ability' },
  'poke-power': { word: 'Poké-Power', short: 'Power', look: '' },
  'poke-body': { word: 'Poké-Body', short: 'Body', look: 'pbody' },
  'pokemon-power': { word: 'Pokémon Power', short: 'Power', look: '' },
  'ancient-trait': { word: 'Ancient Trait', short: 'Trait', look: 'ability' },
  'vstar-power': { word: 'VSTAR Power', short: 'VSTAR', look: 'ability' },
};

/** What stands in the box of a card with a special rule, and the rule it is. */
export interface RuleBox {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}

export const RULE_BOXES: Readonly<Partial<Record<CardTag, RuleBox>>> = {
  ex: { title: 'Pokémon-ex', text: 'When it is Knocked Out, the other player takes 2 Prize cards.', rule: 'KO-04' },
  EX: { title: 'Pokémon-EX', text: 'When it is Knocked Out, the other player takes 2 Prize cards.', rule: 'KO-04' },
  GX: { title: 'Pokémon-GX', text: 'When it is Knocked Out, the other player takes 2 Prize cards.', rule: 'KO-04' },
  V: { title: 'V', text: 'When it is Knocked Out, the other player takes 2 Prize cards.', rule: 'KO-04' },
  VMAX: { title: 'VMAX', text: 'When it is Knocked Out, the other player takes 3 Prize cards.', rule: 'KO-04' },
  VSTAR: { title: 'VSTAR', text: 'When it is Knocked Out, the other player takes 2 Prize cards.', rule: 'KO-04' },
  'V-UNION': { title: 'V-UNION', text: 'When it is Knocked Out, the other player takes 3 Prize cards.', rule: 'KO-04' },
  LEGEND: {
    title: 'LEGEND',
    text: 'Both halves are played together and are one Pokémon; its Knock Out gives 2 Prize cards.',
    rule: 'CLS-10',
  },
  'LV.X': {
    title: 'LV.X',
    text: 'It is put onto your Active Pokémon and keeps that card’s attacks and powers.',
    rule: 'LVL-06',
  },
};
