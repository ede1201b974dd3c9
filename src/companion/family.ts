import { type CardFacts, nameThatCounts, type Stage } from '../engine/index.js';

/** One Pokémon of a family, whichever prints of it there are. */
export interface Relative {
  readonly name: string;
  /** `fossil`: the Trainer card that a Pokémon evolves from · null: only its name is known. */
  readonly stage: Stage | 'fossil' | null;
  /** What it evolves from, or the Baby that grows into it; empty for the first of the line. */
  readonly from: string;
}

/** Stages as they are printed. */
export const STAGE_NAMES: Readonly<Record<Stage | 'fossil', string>> = {
  basic: 'Basic',
  baby: 'Baby',
  'stage-1': 'Stage 1',
  'stage-2': 'Stage 2',
  'level-up': 'Level-Up',
  restored: 'Restored',
  mega: 'MEGA',
  break: 'BREAK',
  vmax: 'VMAX',
  vstar: 'VSTAR',
  'v-union': 'V-UNION',
  legend: 'LEGEND',
  fossil: 'Fossil',
};

/** Who evolves from whom, by names alone (EVO-19, NAME-13). */
export interface Family {
  readonly of: (name: string) => Relative | undefined;
  readonly after: (name: string) => readonly Relative[];
}

/** A Level-Up card has the name of what it is put onto (NAME-02), so its mark is kept to tell the two apart. */
const nameOf = (printed: string): string => nameThatCounts(printed, ['level-number', 'delta']);

/** What a text calls a Pokémon, marks and all, comes down to the name that counts. */
const namedBy = (text: string): string => nameThatCounts(text, ['level-number', 'LV.X', 'delta']);

const isFossil = ({ trainer, tags }: CardFacts): boolean => trainer === 'fossil' || tags.includes('fossil');

/** A family tree of the Pokémon among the cards, and of those that they name. */
export function familyAmong(cards: readonly CardFacts[]): Family {
  const relatives = new Map<string, Relative>();
  const parents = parentsByBaby(cards);
  for (const card of cards) {
    if (card.kind !== 'pokemon' && !isFossil(card)) continue;
    const name = nameOf(card.name);
    const from = card.evolvesFrom === '' ? (parents.get(name) ?? '') : namedBy(card.evolvesFrom);
    const known = relatives.get(name);
    // Of prints that differ the one that says where it comes from tells more.
    if (known === undefined || known.stage === null || (known.from === '' && from !== '')) {
      relatives.set(name, { name, stage: card.kind === 'pokemon' ? (card.stage ?? 'basic') : 'fossil', from });
    }
    for (const named of [from, namedBy(card.growsInto)]) {
      if (named !== '' && !relatives.has(named)) relatives.set(named, { name: named, stage: null, from: '' });
    }
  }
  for (const [grown, baby] of parents) {
    const known = relatives.get(grown);
    if (known !== undefined && known.from === '') relatives.set(grown, { ...known, from: baby });
  }
  return { of: (name) => relatives.get(nameOf(name)), after: (name) => childrenOf(relatives, name) };
}

/** A Baby's own card names what it grows into; the other card says nothing of it (EVO-21). */
function parentsByBaby(cards: readonly CardFacts[]): ReadonlyMap<string, string> {
  const babies = cards.filter(({ growsInto }) => growsInto !== '');
  return new Map(babies.map((baby) => [namedBy(baby.growsInto), nameOf(baby.name)]));
}

const childrenOf = (relatives: ReadonlyMap<string, Relative>, name: string): readonly Relative[] =>
  [...relatives.values()]
    .filter(({ from }) => from === name)
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
