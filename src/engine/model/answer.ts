/**
 * An answer is one small integer: kind × 2²⁴ + x × 2¹⁶ + y × 2⁸ + z. It means the same wherever it stands (cards and
 * Pokémon by their ids, not places in a list), so a record survives a new order of listing.
 */
export type Answer = number;

/** What answers can do about a decision; the kind of an answer is a place in this list. */
export const ANSWER_KINDS = [
  'pass', //
  'bench', // x: card
  'evolve', // x: card, y: pokemon
  'attach', // x: card, y: pokemon
  'play', // x: card, y: pokemon (Tools and Technical Machines) or 255
  'retreat', // x: Active pokemon, y: Benched pokemon
  'attack', // x: pokemon, y: attack, z: target pokemon
  'declare', // x: pokemon, y: attack
  'go-back', //
  'go', // z: 0 first, 1 second
  'card', // x: card
  'pokemon', // x: pokemon
  'prize', // z: position
  'number', // z
  'done', //
  'coin', // z: 1 heads, 0 tails
  'yes', //
  'no', //
  'begin', //
  'concede', // x: seat
  'use', // x: pokemon, y: number among what it lets its player do
  'use-stadium', // y: number
  'use-card', // x: card in hand or discard pile, y: number
] as const;
/** What an answer does about a decision. */
export type AnswerKind = (typeof ANSWER_KINDS)[number];

const NOTHING = 255;

export const PASS = 0;
export const BENCH = 1;
export const EVOLVE = 2;
export const ATTACH = 3;
export const PLAY = 4;
export const RETREAT = 5;
export const ATTACK = 6;
export const DECLARE = 7;
export const GO_BACK = 8;
export const GO = 9;
export const CARD = 10;
export const POKEMON = 11;
export const PRIZE = 12;
export const NUMBER = 13;
export const DONE = 14;
export const COIN = 15;
export const YES = 16;
export const NO = 17;
export const BEGIN = 18;
export const CONCEDE = 19;
export const USE = 20;
export const USE_STADIUM = 21;
export const USE_CARD = 22;

export const answer = (kind: number, x = NOTHING, y = NOTHING, z = NOTHING): Answer =>
  (kind << 24) | ((x & 255) << 16) | ((y & 255) << 8) | (z & 255);

export const kindOfAnswer = (given: Answer): number => given >> 24;
/** What a player does in a turn, as against an answer to a choice. */
export const isDoneInATurn = (given: Answer): boolean =>
  kindOfAnswer(given) <= GO_BACK || (kindOfAnswer(given) >= USE && kindOfAnswer(given) <= USE_CARD);

/** The kind of an answer, in words. */
export const kindNamed = (given: Answer): AnswerKind => ANSWER_KINDS[given >> 24]!;
export const xOf = (given: Answer): number => (given >> 16) & 255;
export const yOf = (given: Answer): number => (given >> 8) & 255;
export const zOf = (given: Answer): number => given & 255;

/** Which of x, y and z an answer uses; what it does not use is 255, so that one answer is one number. */
const USES_X = 1;
const USES_Y = 2;
const USES_Z = 4;
const USES: Readonly<Record<AnswerKind, number>> = {
  pass: 0,
  bench: USES_X,
  evolve: USES_X | USES_Y,
  attach: USES_X | USES_Y,
  play: USES_X | USES_Y,
  retreat: USES_X | USES_Y,
  attack: USES_X | USES_Y | USES_Z,
  declare: USES_X | USES_Y,
  'go-back': 0,
  go: USES_Z,
  card: USES_X,
  pokemon: USES_X,
  prize: USES_Z,
  number: USES_Z,
  done: 0,
  coin: USES_Z,
  yes: 0,
  no: 0,
  begin: 0,
  concede: USES_X,
  use: USES_X | USES_Y,
  'use-stadium': USES_Y,
  'use-card': USES_X | USES_Y,
};

/** Whether a number is an answer at all: a kind that there is, and nothing in the places it does not use. */
export function isWellFormed(given: Answer): boolean {
  const kind = ANSWER_KINDS[given >> 24];
  if (kind === undefined || given !== (given | 0)) return false;
  const uses = USES[kind];
  return (
    ((uses & USES_X) !== 0 || xOf(given) === NOTHING) &&
    ((uses & USES_Y) !== 0 || yOf(given) === NOTHING) &&
    ((uses & USES_Z) !== 0 || zOf(given) === NOTHING)
  );
}

/** One buffer for the legal answers of whatever game asks: listing allocates nothing. */
export const answers = { list: new Int32Array(4096), count: 0 };

export function offer(given: Answer): void {
  answers.list[answers.count++] = given;
}
