import type { Era } from '../eras/era.js';
import type { CardFacts, CardTag, Stage } from '../model/card-facts.js';

/** How a card is played from the hand. */
export const ROLES = [
  'basic',
  'evolution',
  'energy',
  'item',
  'supporter',
  'stadium',
  'tool',
  'technical-machine',
  'fossil',
  'level-up',
  'legend',
  'v-union',
  'restored',
  'blank',
] as const;
export type Role = (typeof ROLES)[number];

/** @rule KIND-08 KIND-10 KIND-11 KIND-12 CLS-11 CLS-17 CLS-29 */
const STAGE_ROLES: Readonly<Record<Stage, Role>> = {
  basic: 'basic',
  baby: 'basic', // KIND-08
  'stage-1': 'evolution',
  'stage-2': 'evolution',
  mega: 'evolution',
  break: 'evolution',
  vmax: 'evolution',
  vstar: 'evolution',
  'level-up': 'level-up', // KIND-11
  legend: 'legend', // KIND-12
  'v-union': 'v-union',
  restored: 'restored',
};

/** One kind a card. A Trainer of no kind is a blank card: filler that cannot be played. An ACE SPEC is played as what it is. @rule KIND-01 CLS-21 */
export function roleOf(facts: CardFacts): Role {
  if (facts.kind === 'energy') return 'energy';
  if (facts.kind === 'trainer') return facts.trainer ?? 'blank';
  return STAGE_ROLES[facts.stage ?? 'basic'];
}

/** Only a printed Basic counts, a Baby among them: not a Fossil, which is a Trainer card. @rule DECK-06 KIND-08 KIND-17 */
export const isBasicPokemonCard = (facts: CardFacts): boolean =>
  facts.kind === 'pokemon' && (facts.stage === 'basic' || facts.stage === 'baby');

/** A card that says of itself that attacking it while it is Active takes a flip, and that tails ends the turn. @rule ATK-05 */
const BABY_RULE = /\bBaby Pokémon is your Active Pokémon\b.*\bflips a coin\b.*\bturn ends\b/s;

/** The rule of the Baby Pokémon, as their cards have it. */
export const isBabyRule = (text: string): boolean => BABY_RULE.test(text);

/** Where the rulebook has the rule, every Baby Pokémon is flipped against; later the card that says so. @rule ATK-05 CLS-01 PREC-01 */
export function isFlippedAgainst({ stage, text }: CardFacts, { babyFlip }: Era): boolean {
  switch (babyFlip) {
    case 'rule':
      return stage === 'baby';
    case 'card-text':
      return stage === 'baby' && isBabyRule(text);
  }
}

/** A basic Energy card: without text, and of a type whose plain Energy the era calls basic. @rule DECK-04 KIND-14 */
export function isBasicEnergyCard(facts: CardFacts, era: Era): boolean {
  if (facts.kind !== 'energy' || facts.energy !== 'basic' || facts.text !== '') return false;
  const type = facts.provides[0]?.[0];
  return type !== undefined && era.basicEnergyTypes.includes(type);
}

/** How many cards make one Pokémon: the halves of a LEGEND, the pieces of a V-UNION; 0 for a whole card. @rule CLS-09 CLS-33 */
export const piecesOf = ({ stage }: CardFacts): number => (stage === 'legend' ? 2 : stage === 'v-union' ? 4 : 0);

/** `by-any`: every text that may put a Pokémon there; `if-meant`: only one that speaks of such cards; `by-none`: no text. */
export type PutDown = 'by-any' | 'if-meant' | 'by-none';

/**
 * Which texts put a card onto a Bench by itself: a half or a piece none, nor a card that is not whole without the one below
 * it; a Restored Pokémon those that mean it. @rule CLS-09 CLS-16 CLS-24 CLS-33 LVL-01
 */
export function putDownOf({ stage }: CardFacts): PutDown {
  if (stage === 'restored') return 'if-meant';
  return stage === 'legend' || stage === 'v-union' || stage === 'level-up' || stage === 'break' ? 'by-none' : 'by-any';
}

/** Stages that are classes of their own, whether or not the card's facts name the class too. @rule KIND-10 KIND-12 */
const CLASS_OF_STAGE: Readonly<Partial<Record<Stage, CardTag>>> = {
  mega: 'mega',
  vmax: 'VMAX',
  vstar: 'VSTAR',
  'v-union': 'V-UNION',
  legend: 'LEGEND',
  'level-up': 'LV.X',
  break: 'BREAK',
};

/** The classes of a card: its tags, and the one its stage stands for. */
export function classesOf(facts: CardFacts): readonly CardTag[] {
  const byStage = facts.stage === null ? undefined : CLASS_OF_STAGE[facts.stage];
  return byStage === undefined || facts.tags.includes(byStage) ? facts.tags : [...facts.tags, byStage];
}

/** Cards with a special rule printed on them. @rule CLS-37 CLS-39 */
const RULE_BOX: readonly CardTag[] = [
  ...(['ex', 'EX', 'GX', 'TAG-TEAM', 'V', 'VMAX', 'VSTAR', 'V-UNION', 'LEGEND', 'LV.X'] as const),
  ...(['star', 'prism-star', 'radiant', 'BREAK', 'mega', 'primal'] as const),
];

/** Classes that are part of a wider one: what grew out of a Pokémon V or a Pokémon-EX is one still. @rule CLS-14 CLS-15 CLS-19 CLS-30 CLS-31 CLS-36 */
const WIDER: Readonly<Partial<Record<CardTag, CardTag>>> = {
  VMAX: 'V',
  VSTAR: 'V',
  'V-UNION': 'V',
  'TAG-TEAM': 'GX',
  primal: 'EX',
};

/** The class that a class is part of; of a Mega Pokémon its name tells which. @rule CLS-14 */
const widerOf = (tag: CardTag, { tags }: CardFacts): CardTag | undefined =>
  tag === 'mega' ? (tags.includes('ex') ? 'ex' : 'EX') : WIDER[tag];

/** A trainer's or team's name in the title, before what is its own name. @rule NAME-12 CLS-07 */
const OWNED = /^.+['’]s? \S/;

/**
 * Whether a text that speaks of these classes, or of a label, speaks of the card. The pieces of a V-UNION are no
 * Pokémon V, and have no Rule Box, until they are in play. @rule CLS-36 CLS-37 CLS-22 CLS-25 CLS-27 NAME-12
 */
export function isOfClass(facts: CardFacts, asked: readonly CardTag[], inPlay: boolean): boolean {
  if (asked.includes('owner') && OWNED.test(facts.name)) return true;
  return classesOf(facts).some((tag) => {
    if (asked.includes(tag)) return true;
    if (tag === 'V-UNION' && !inPlay) return false;
    const wider = widerOf(tag, facts);
    if (wider !== undefined && asked.includes(wider)) return true;
    return asked.includes('rule-box') && RULE_BOX.includes(tag);
  });
}
