import type { CardFacts, CardTag, Era } from '../../engine/index.js';
import { between, oneIn, pick } from '../random-number.js';
import { type PokemonPlan, plainPokemon } from './plain-pokemon.js';
import { plainFossil } from './plain-trainer.js';
import { mostCopies, type Theme } from './theme.js';

/** Cards that belong together, copies and all: a Pokémon and what it evolves into. */
export type Line = CardFacts[];

interface LineKind {
  readonly isIn: (era: Era) => boolean;
  readonly build: (theme: Theme) => Line;
}

const has =
  (...tags: CardTag[]) =>
  (era: Era): boolean =>
    tags.every((tag) => era.classes.includes(tag));
const hasStage =
  (...stages: Era['stages']) =>
  (era: Era): boolean =>
    stages.every((stage) => era.stages.includes(stage));

/** Every way to have a Pokémon that is played without its text, where the era has it. @rule CLS-38 KIND-10 KIND-11 KIND-12 */
const LINE_KINDS: readonly LineKind[] = [
  { isIn: () => true, build: stageLine },
  { isIn: () => true, build: stageLine },
  { isIn: () => true, build: fossilLine },
  { isIn: () => true, build: markedLine },
  { isIn: hasStage('baby'), build: babyLine },
  { isIn: (era) => era.levelUp && hasStage('level-up')(era), build: levelUpLine },
  { isIn: has('EX', 'mega'), build: megaLine },
  { isIn: has('BREAK'), build: breakLine },
  { isIn: has('V', 'VMAX', 'VSTAR'), build: vLine },
  { isIn: has('GX'), build: gxLine },
];

export const plainLine = (theme: Theme): Line =>
  pick(
    theme.random,
    LINE_KINDS.filter(({ isIn }) => isIn(theme.era)),
  ).build(theme);

/** A Basic without any mark: what every deck needs. @rule DECK-05 */
export const plainBasic = (theme: Theme): CardFacts =>
  plainPokemon(theme, { name: theme.names(), stage: 'basic', rank: 0 });

/** A Pokémon, one to four times, and as many of what it evolves into, or fewer. */
function copies(theme: Theme, cards: readonly CardFacts[]): Line {
  let most = mostCopies(theme);
  return cards.flatMap((card) => {
    most = between(theme.random, 1, most);
    return new Array<CardFacts>(most).fill(card);
  });
}

/** What evolves from the card before it, step by step. */
function evolutions(theme: Theme, first: CardFacts, plans: readonly Omit<PokemonPlan, 'evolvesFrom'>[]): CardFacts[] {
  const cards = [first];
  for (const plan of plans) cards.push(plainPokemon(theme, { ...plan, evolvesFrom: cards.at(-1)!.name }));
  return cards;
}

const STAGES = ['stage-1', 'stage-2'] as const;

function stageLine(theme: Theme): Line {
  const { random, names } = theme;
  const steps = STAGES.slice(0, pick(random, [0, 0, 1, 1, 2]));
  const plans = steps.map((stage, step) => ({ name: names(), stage, rank: step + 1 }));
  return copies(theme, evolutions(theme, plainBasic(theme), plans));
}

/** Fossils are Trainer cards in the deck and Pokémon in play. @rule FOS-01 FOS-02 */
function fossilLine(theme: Theme): Line {
  const { random, names } = theme;
  const steps = STAGES.slice(0, between(random, 1, 2));
  const plans = steps.map((stage, step) => ({ name: names(), stage, rank: step + 1 }));
  return copies(theme, evolutions(theme, plainFossil(theme), plans));
}

/** Classes that are one tag on a Basic; of some a deck may hold one card, or one of a name. @rule CLS-20 DECK-13 DECK-15 */
const MARKS: readonly CardTag[] = [
  ...(['ex', 'star', 'delta', 'SP', 'prime', 'owner', 'EX', 'V', 'TAG-TEAM', 'prism-star'] as const),
  ...(['primal', 'ultra-beast', 'team-plasma', 'single-strike', 'rapid-strike', 'fusion-strike'] as const),
];

function markedLine(theme: Theme): Line {
  const { era, random } = theme;
  const marks = MARKS.filter((tag) => era.classes.includes(tag));
  const tag = pick(random, marks);
  const name = markedName(tag, theme);
  const card = plainPokemon(theme, { name, stage: 'basic', tags: [tag], rank: 1 });
  return era.deckSpecialCaps.some((cap) => cap.tag === tag) ? [card] : copies(theme, [card]);
}

/** @rule NAME-03 NAME-06 NAME-11 */
function markedName(tag: CardTag, { names, random }: Theme): string {
  if (tag === 'delta') return `${names()} δ`;
  if (tag === 'owner') return oneIn(random, 2) ? `Dark ${names()}` : `${names()}’s ${names()}`;
  return `${names()} ${tag}`;
}

/** The Basic that a Baby grows into is put on it. @rule EVO-21 CLS-01 */
function babyLine(theme: Theme): Line {
  const basic = plainBasic(theme);
  const baby = plainPokemon(theme, { name: theme.names(), stage: 'baby', growsInto: basic.name, rank: 0 });
  return copies(theme, [baby, basic]);
}

/** A Level-Up card has the name of the Pokémon it goes onto, and is counted with it. @rule LVL-01 NAME-02 DECK-02 */
function levelUpLine(theme: Theme): Line {
  const basic = plainBasic(theme);
  const levelUp = plainPokemon(theme, {
    name: `${basic.name} LV.X`,
    stage: 'level-up',
    evolvesFrom: oneIn(theme.random, 2) ? basic.name : '',
    tags: ['LV.X'],
    rank: 2,
  });
  return [...new Array<CardFacts>(mostCopies(theme) - 1).fill(basic), levelUp];
}

/** @rule CLS-14 CLS-15 */
function megaLine(theme: Theme): Line {
  const name = theme.names();
  const basic = plainPokemon(theme, { name: `${name} EX`, stage: 'basic', tags: ['EX'], rank: 2 });
  const mega = { name: `M ${name} EX`, stage: 'mega', tags: ['EX', 'mega'], rank: 4 } as const;
  return copies(theme, evolutions(theme, basic, [mega]));
}

/** A BREAK card has no Weakness, Resistance or Retreat Cost of its own. @rule CLS-16 */
function breakLine(theme: Theme): Line {
  const first = plainBasic(theme);
  const card = plainPokemon(theme, {
    name: `${first.name} BREAK`,
    stage: 'break',
    evolvesFrom: first.name,
    tags: ['BREAK'],
    rank: 2,
  });
  return copies(theme, [first, { ...card, weaknesses: [], resistances: [], retreat: 0 }]);
}

/** @rule CLS-30 CLS-31 CLS-32 */
function vLine(theme: Theme): Line {
  const name = theme.names();
  const basic = plainPokemon(theme, { name: `${name} V`, stage: 'basic', tags: ['V'], rank: 3 });
  const vmax = { name: `${name} VMAX`, stage: 'vmax', tags: ['VMAX'], rank: 6 } as const;
  const vstar = { name: `${name} VSTAR`, stage: 'vstar', tags: ['VSTAR'], rank: 5, once: 'vstar' } as const;
  return copies(theme, evolutions(theme, basic, [oneIn(theme.random, 2) ? vmax : vstar]));
}

/** @rule CLS-18 */
function gxLine(theme: Theme): Line {
  const { random, names } = theme;
  const tags: CardTag[] = oneIn(random, 3) ? ['GX', 'TAG-TEAM'] : ['GX'];
  return copies(theme, [plainPokemon(theme, { name: `${names()} GX`, stage: 'basic', tags, rank: 3, once: 'gx' })]);
}
