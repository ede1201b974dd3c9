import type {
  AnswerRule,
  CardFacts,
  CardProgram,
  CardSelector,
  CardsOf,
  Part,
  PokemonOf,
  Statement,
} from '../engine/index.js';
import { kindAsked, many, numberIn, selectorOf, taken } from './sign-figures.js';

/** What a Trainer card does, as it is drawn on its plate: one motif a kind of effect. */
export type Motif =
  | 'draw'
  | 'search'
  | 'look'
  | 'retrieve'
  | 'recycle'
  | 'trade'
  | 'scoop'
  | 'heal'
  | 'cure'
  | 'afflict'
  | 'hit'
  | 'switch'
  | 'gust'
  | 'attach'
  | 'move'
  | 'remove'
  | 'evolve'
  | 'boost'
  | 'guard'
  | 'disrupt'
  | 'attack'
  | 'worth'
  | 'lock';

/** The sign of a Trainer card: what it does, how much of it, and what it takes. */
export interface Sign {
  readonly motif: Motif;
  /** How much, or of what kind; empty: the text says how to find it. */
  readonly figure: string;
  /** What has to go first; empty: nothing. */
  readonly cost: string;
  /** Whether it is for a coin to say. */
  readonly coin: boolean;
}

/** What the program of a Trainer card does first that helps whoever plays it; null: no motif fits. */
export function signOf({ trainer }: CardFacts, { card }: CardProgram): Sign | null {
  if (trainer === null) return null;
  const done = card.flatMap((part) => ('do' in part ? deedsIn(part.do, 'you') : []));
  const told = deedSign(done) ?? ruleSign(card, done);
  const coin = done.some(({ does }) => does.op === 'flip');
  return told && { cost: costIn(done), coin, ...told };
}

type Whose = 'you' | 'opponent' | 'each';

/** One statement, and who carries it out. */
interface Deed {
  readonly does: Statement;
  readonly who: Whose;
}

/** All statements in their order, those that hang on something too. */
function deedsIn(statements: readonly Statement[], who: Whose): readonly Deed[] {
  return statements.flatMap((does): readonly Deed[] => {
    const own: Deed = { does, who };
    switch (does.op) {
      case 'if':
      case 'may':
        return [...deedsIn(does.do, who), ...deedsIn(does.else ?? [], who)];
      case 'for-each':
        return deedsIn(does.do, who);
      case 'modal':
        return does.options.flatMap((option) => deedsIn(option.do, who));
      case 'as-player':
        return deedsIn(does.do, does.who === 'opponent' || does.who === 'each' ? does.who : who);
      default:
        return [own];
    }
  });
}

type Told = Pick<Sign, 'motif' | 'figure'>;

/** The first deed that a motif fits; what happens to the other player counts only if nothing else does. */
function deedSign(done: readonly Deed[]): Told | null {
  const isShuffled = done.some((deed) => deed.who !== 'you' && isWholeHand(deed));
  if (isShuffled) return { motif: 'disrupt', figure: drawnBy(done) };
  const traded = done.some(
    ({ does }) => isFromHand(does) && does.op === 'move' && does.to.zone === 'deck' && isSome(does.cards),
  );
  for (const deed of done) {
    const told = toldOf(deed, done);
    if (told === null) continue;
    return told.motif === 'search' && traded && deed !== done[0] ? { motif: 'trade', figure: told.figure } : told;
  }
  return null;
}

function toldOf({ does, who }: Deed, done: readonly Deed[]): Told | null {
  switch (does.op) {
    case 'draw':
      return who === 'opponent' ? null : { motif: 'draw', figure: numberIn(does.n) };
    case 'move':
      return movedSign(does, done);
    case 'look':
      return does.as !== undefined && isTakenFrom(done, does.as) ? null : { motif: 'look', figure: '' };
    case 'attach':
      return isOnPokemon(does.cards) ? { motif: 'move', figure: '' } : { motif: 'attach', figure: taken(does.cards) };
    case 'switch':
      return switchSign(does, who, done);
    case 'heal':
      return { motif: 'heal', figure: does.n === 'all' ? 'all' : numberIn(does.n) };
    case 'condition':
      return { motif: does.give === undefined ? 'cure' : 'afflict', figure: '' };
    case 'damage':
    case 'put-counters':
      return { motif: 'hit', figure: does.op === 'damage' ? numberIn(does.n) : numberIn(does.n, 10) };
    case 'evolve':
      return { motif: 'evolve', figure: '' };
    case 'lasting':
      return ruleSign(does.rules, done);
    default:
      return null;
  }
}

type Move = Extract<Statement, { readonly op: 'move' }>;
type Switch = Extract<Statement, { readonly op: 'switch' }>;

function movedSign({ cards, to }: Move, done: readonly Deed[]): Told | null {
  const from = selectorOf(cards);
  if (cards.get === 'whole')
    return isTheirs(cards.of, done) ? { motif: 'remove', figure: 'P' } : { motif: 'scoop', figure: '' };
  if (from === null) return null;
  if ('pool' in from.in) return to.zone === 'hand' || to.zone === 'bench' ? searched(from) : null;
  if ('on' in from.in) return isTheirs(from.in.on, done) ? { motif: 'remove', figure: '' } : null;
  switch (from.in.zone) {
    case 'deck':
      return from.in.whose === 'opponent' ? null : to.zone === 'hand' || to.zone === 'bench' ? searched(from) : null;
    case 'discard':
      return to.zone === 'deck'
        ? { motif: 'recycle', figure: '' }
        : { motif: 'retrieve', figure: kindAsked(from) + many(from) };
    case 'hand':
      return from.in.whose === 'opponent' ? { motif: 'disrupt', figure: taken(from) } : null;
    case 'stadium':
      return { motif: 'remove', figure: '' };
    default:
      return null;
  }
}

const searched = (from: CardSelector): Told => ({ motif: 'search', figure: kindAsked(from) + many(from) });

function switchSign({ in: into }: Switch, who: Whose, done: readonly Deed[]): Told {
  const both = done.some((deed) => deed.does.op === 'switch' && deed.who === 'opponent');
  if (who !== 'you' || both) return { motif: 'switch', figure: '2' };
  return isTheirs(into, done) ? { motif: 'gust', figure: '' } : { motif: 'switch', figure: '' };
}

/** What a rule changes that holds while the card lies there, or for a while. */
function ruleSign(parts: readonly Part[], done: readonly Deed[]): Told | null {
  for (const part of parts) {
    const told = part.part === 'answer' ? answerSign(part) : null;
    if (told !== null) return told;
  }
  const followed = parts.flatMap((part) => (part.part === 'trigger' || part.part === 'would' ? part.do : []));
  return followed.some(({ op }) => op === 'prevent') && done.length > 0 ? { motif: 'guard', figure: '' } : null;
}

function answerSign({ question, change }: AnswerRule): Told | null {
  if (question === 'attacks') return { motif: 'attack', figure: '' };
  if ('none' in change || 'forbid' in change)
    return GOOD_TO_FORBID.includes(question) ? null : { motif: 'lock', figure: '' };
  const figure = changed(change);
  if (figure === null) return null;
  if (question === 'damage-dealt') return { motif: 'boost', figure };
  if (question === 'damage-taken') return { motif: 'guard', figure };
  const unit = UNITS[question];
  return unit === undefined ? null : { motif: 'worth', figure: `${unit}${figure}` };
}

/** What nobody minds losing: a card that forbids it locks nothing. */
const GOOD_TO_FORBID: readonly AnswerRule['question'][] = ['evolving-ends-turn', 'can-have-condition'];

/** What is changed, before by how much. */
const UNITS: Partial<Record<AnswerRule['question'], string>> = {
  hp: 'HP ',
  'retreat-cost': 'R ',
  'attack-cost': 'E ',
  'bench-size': '',
  provides: '',
};

function changed(change: AnswerRule['change']): string | null {
  if ('add' in change)
    return typeof change.add === 'number' ? `${change.add < 0 ? '−' : '+'}${Math.abs(change.add)}` : '+';
  if ('set' in change) return typeof change.set === 'number' ? `${change.set}` : '';
  if ('times' in change) return `×${change.times}`;
  return null;
}

/** What goes before anything is had: cards of the hand, or Energy. */
function costIn(done: readonly Deed[]): string {
  for (const { does, who } of done) {
    if (does.op !== 'move' || who !== 'you') continue;
    const from = selectorOf(does.cards);
    if (from === null || 'pool' in from.in) continue;
    if ('on' in from.in) {
      if (does.to.zone === 'discard' && !isTheirs(from.in.on, done)) return 'E';
      continue;
    }
    if (from.in.zone !== 'hand' || from.in.whose === 'opponent' || does.to.zone !== 'discard') continue;
    return from.take === undefined ? 'all' : taken(from);
  }
  return '';
}

const isFromHand = (does: Statement): boolean => {
  if (does.op !== 'move') return false;
  const from = selectorOf(does.cards);
  return from !== null && 'zone' in from.in && from.in.zone === 'hand' && from.in.whose !== 'opponent';
};

const isSome = (cards: CardsOf): boolean => selectorOf(cards)?.take !== undefined;

const isWholeHand = ({ does }: Deed): boolean => does.op === 'move' && isFromHand(does) && !isSome(does.cards);

const isOnPokemon = (cards: CardsOf): boolean => {
  const from = selectorOf(cards);
  return from !== null && 'on' in from.in;
};

const isTakenFrom = (done: readonly Deed[], pool: string): boolean =>
  done.some(({ does }) => {
    if (does.op !== 'move' || (does.to.zone !== 'hand' && does.to.zone !== 'bench')) return false;
    const from = selectorOf(does.cards);
    return from !== null && 'pool' in from.in && from.in.pool === pool;
  });

/** Whether Pokémon of the other player are meant, also where they were picked before. */
function isTheirs(of: PokemonOf, done: readonly Deed[]): boolean {
  if (of.get === 'pokemon') return of.side === 'opponent';
  const pick = done.find(({ does }) => does.as === of.name)?.does;
  if (pick?.op !== 'pick') return false;
  return pick.of.get === 'pokemon' && pick.of.side === 'opponent';
}

const drawnBy = (done: readonly Deed[]): string => {
  const drawn = done.findLast((deed) => deed.does.op === 'draw' && deed.who !== 'you');
  return drawn?.does.op === 'draw' ? numberIn(drawn.does.n) : '';
};
