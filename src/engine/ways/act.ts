import type { AnswerKind } from '../model/answer.js';

/** The groups of what a player does in a turn, in the order in which they are shown. */
export const ACTS = ['attach', 'bench', 'evolve', 'play', 'use', 'retreat', 'attack', 'end'] as const;
/** A group of what a player does in a turn. */
export type Act = (typeof ACTS)[number];

/** To which group an answer belongs; null: it answers a choice. */
export const ACT_OF: Readonly<Record<AnswerKind, Act | null>> = {
  attach: 'attach',
  bench: 'bench',
  evolve: 'evolve',
  play: 'play',
  use: 'use',
  'use-stadium': 'use',
  'use-card': 'use',
  retreat: 'retreat',
  attack: 'attack',
  declare: 'attack',
  pass: 'end',
  'go-back': null,
  go: null,
  card: null,
  pokemon: null,
  prize: null,
  number: null,
  done: null,
  coin: null,
  yes: null,
  no: null,
  begin: null,
  concede: null,
};
