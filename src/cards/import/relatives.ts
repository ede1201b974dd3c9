// What other cards say about a Pokémon whose own card is silent: its stage, and what it evolves from.
import type { CardFacts, Stage } from '../../engine/index.js';
import type { ImportedCard } from './imported.js';

export interface Relatives {
  stageOf(facts: CardFacts): { readonly stage: Stage; readonly why: string } | null;
  evolvesFromOf(facts: CardFacts): string | null;
  /** The whole name of what it evolves from, where the card says less of it than is printed. */
  wholeEvolvesFrom(facts: CardFacts): string | null;
}

/** All that is said under a name; only unanimous answers count. */
type Said<T> = Map<string, Set<T>>;

const NEXT: Readonly<Partial<Record<Stage, Stage>>> = { basic: 'stage-1', 'stage-1': 'stage-2' };

const ORDINARY: readonly Stage[] = ['basic', 'stage-1', 'stage-2'];

/** Marks of a class after the name, of which the Pokémon itself is independent. */
const CLASS_MARK = /[ -](?:ex|EX|GX)$/;

const plainName = (name: string): string => name.replaceAll('’', "'").replace(CLASS_MARK, '');

/**
 * 1. Other prints of the same name agree on the stage. 2. What it evolves from is of one stage on all cards: it is of
 * the next one; after a Fossil it is Stage 1. 3. All cards of the Pokémon without the class mark are Basic. Nothing
 * else is concluded: that no card below it is named does not make a card Basic.
 */
export function relativesOf(cards: readonly ImportedCard[]): Relatives {
  const { stages, plain, from, fossils, since, ofSet } = gather(cards);
  return {
    stageOf({ name, evolvesFrom }) {
      const same = only(stages.get(name));
      if (same !== null) return { stage: same, why: 'The stage is not given; other prints of that name state it.' };
      const next = fossils.has(evolvesFrom) ? 'stage-1' : NEXT[only(stages.get(evolvesFrom)) ?? 'stage-2'];
      if (evolvesFrom !== '' && next !== undefined) {
        return { stage: next, why: `The stage is not given; it is the one after ${evolvesFrom}.` };
      }
      if (evolvesFrom !== '' || only(plain.get(plainName(name))) !== 'basic') return null;
      return { stage: 'basic', why: `The stage is not given; every ${plainName(name)} without that mark is Basic.` };
    },
    evolvesFromOf: ({ name, stage, released, set }) => {
      // A print that names it without its own stage tells as much, where no other does.
      const said = from.get(`${stage} ${name}`) ?? from.get(`${null} ${name}`);
      // What was printed years later cannot have been named on it.
      const known = new Set([...(said ?? [])].filter((one) => (since.get(one) ?? '9') <= released));
      return only(said) ?? only(known) ?? ofOwner(name, set, { from, ofSet });
    },
    wholeEvolvesFrom: ({ name, evolvesFrom, released }) => {
      const whose = WHOSE.exec(name.replaceAll('’', "'"))?.[1];
      if (whose === undefined || evolvesFrom === '' || WHOSE.test(evolvesFrom.replaceAll('’', "'"))) return null;
      const whole = `${whose} ${evolvesFrom}`;
      return (since.get(whole) ?? '9') <= released ? whole : null;
    },
  };
}

/** What a Pokémon's name begins with that its evolutions share: an owner, or what Team Rocket made of it. @rule NAME-06 */
const WHOSE = /^(.+'s|Dark|Light) \S/;

const OWNER = /^(.+'s) (.+)$/;

/** An owner's Pokémon evolves from the same owner's Pokémon, if there is one in its set. @rule NAME-06 */
function ofOwner(name: string, set: string, { from, ofSet }: Pick<Gathered, 'from' | 'ofSet'>): string | null {
  const [, owner, own] = OWNER.exec(name.replaceAll('’', "'")) ?? [];
  if (owner === undefined || own === undefined) return null;
  const below = only(from.get(`stage-1 ${own}`)) ?? only(from.get(`stage-2 ${own}`));
  const named = `${owner} ${below}`;
  return below !== null && ofSet.get(set)?.has(named) === true ? named : null;
}

type Gathered = ReturnType<typeof gather>;

function gather(cards: readonly ImportedCard[]) {
  const [stages, plain]: [Said<Stage>, Said<Stage>] = [new Map(), new Map()];
  const from: Said<string> = new Map();
  const fossils = new Set<string>();
  const [since, ofSet] = [new Map<string, string>(), new Map<string, Set<string>>()];
  for (const { facts } of cards) {
    const { name, stage, evolvesFrom, trainer } = facts;
    if (trainer === 'fossil') fossils.add(name);
    if ((since.get(name) ?? '9') > facts.released) since.set(name, facts.released);
    ofSet.set(facts.set, (ofSet.get(facts.set) ?? new Set()).add(name.replaceAll('’', "'")));
    if (evolvesFrom !== '') say(from, `${stage} ${name}`, evolvesFrom);
    if (stage === null) continue;
    say(stages, name, stage);
    if (ORDINARY.includes(stage) && !CLASS_MARK.test(name)) say(plain, plainName(name), stage);
  }
  return { stages, plain, from, fossils, since, ofSet };
}

function say<T>(said: Said<T>, name: string, value: T): void {
  const values = said.get(name);
  if (values === undefined) said.set(name, new Set([value]));
  else values.add(value);
}

function only<T>(values: ReadonlySet<T> | undefined): T | null {
  if (values?.size !== 1) return null;
  for (const value of values) return value;
  return null;
}
