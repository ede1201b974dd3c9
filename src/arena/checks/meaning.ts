import { A, type Answer, type Game, kindOfAnswer, xOf, yOf, zOf } from '../../engine/index.js';

type AnswerKind = (typeof A.ANSWER_KINDS)[number];

/** Which of the three numbers of an answer its kind reads; `c` is a card, which an equal card stands for. */
const READS: Readonly<Record<AnswerKind, string>> = {
  pass: '',
  bench: 'c',
  evolve: 'cy',
  attach: 'cy',
  play: 'cy',
  retreat: 'xy',
  attack: 'xyz',
  declare: 'xy',
  'go-back': '',
  go: 'z',
  card: 'c',
  pokemon: 'x',
  prize: 'z',
  number: 'z',
  done: '',
  coin: 'z',
  yes: '',
  no: '',
  begin: '',
  concede: 'x',
};

/** What an answer means: equal for two answers that differ in a number nobody reads, or in which of two equal cards. */
export function meaningOf({ setup }: Game, given: Answer): string {
  const kind = A.ANSWER_KINDS[kindOfAnswer(given)];
  if (kind === undefined) return `${given}`;
  const reads = READS[kind];
  const card = reads.includes('c') ? `card ${setup.cardOf[xOf(given)] ?? 'none'}` : '';
  const x = reads.includes('x') ? xOf(given) : '';
  const y = reads.includes('y') ? yOf(given) : '';
  const z = reads.includes('z') ? zOf(given) : '';
  return `${kind} ${card} ${x} ${y} ${z}`;
}
