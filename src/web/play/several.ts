import { type Answer, type CardId, type DecisionView, sameAnswer } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { useTable } from '../session/store.js';
import { choose } from './play.js';

/* Choices that were thought over together are told one by one, as the rules ask for them. */

/** Whether the same text asks on, and has heard what it was told. */
type StillAsked = (decision: DecisionView, told: number) => boolean;

interface Telling {
  readonly answers: readonly Answer[];
  readonly isStillAsked: StillAsked;
  /** How many of them have been told. */
  told: number;
  /** The moment in which something was told last: what comes of it is seen in another one. */
  last: Moment | null;
}

let telling: Telling | null = null;
let isHeard = false;

/** Chooses all of these cards, in this order, and no more. */
export function chooseTogether(cards: readonly CardId[]): void {
  const chosen = useTable.getState().moment?.view.decision?.asks?.chosen ?? [];
  const all = [...chosen, ...cards];
  // What it takes by itself need not be told.
  const isStillAsked: StillAsked = ({ asks }, told) =>
    asks?.isFree === true && asks.chosen.length === told && asks.chosen.every((card, i) => card === all[i]);
  begin(all, chosen.length, isStillAsked, (card) => ({ kind: 'card', card }));
}

/** Gives all of these answers, one after the other, as long as they are still asked for. */
export function chooseAll(answers: readonly Answer[], isStillAsked: StillAsked): void {
  begin(answers, 0, isStillAsked, (answer) => answer);
}

function begin<T>(all: readonly T[], told: number, isStillAsked: StillAsked, answerOf: (each: T) => Answer): void {
  if (!isHeard) useTable.subscribe(goOn);
  isHeard = true;
  telling = { answers: all.map(answerOf), isStillAsked, told, last: null };
  goOn();
}

function goOn(): void {
  const { moment, busy, sent, slip } = useTable.getState();
  if (telling === null || moment === null || busy || sent !== null) return;
  if (telling.last === moment && slip === null) return;
  const { decision, seat } = moment.view;
  if (slip !== null || decision?.seat !== seat || !telling.isStillAsked(decision, telling.told)) return stop();
  const answer = nextOf(decision, telling);
  if (answer === null) return stop();
  if (telling.told === telling.answers.length) stop();
  else {
    telling.told++;
    telling.last = moment;
  }
  void choose({ answer });
}

function stop(): void {
  telling = null;
}

function nextOf({ options }: DecisionView, { answers, told }: Telling): Answer | null {
  const answer = answers[told];
  if (answer === undefined) return options.find(({ kind }) => kind === 'done')?.answer ?? null;
  // Of equal cards one is offered, and any will do; a Pokémon that is not offered any more is not told.
  const isOffered = answer.kind === 'card' || options.some((option) => sameAnswer(option.answer, answer));
  return isOffered ? answer : null;
}
