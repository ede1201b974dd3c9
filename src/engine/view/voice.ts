import type { Seat } from '../model/state.js';

/** Names the players in sentences; one of them may be "you". */
export interface Voice {
  /** "Ada", "you", "your opponent": in the middle of a sentence. */
  name(seat: Seat): string;
  /** The subject and its verb, given as for a third person: "Ada draws", "you draw". */
  does(seat: Seat, verb: string): string;
  /** "Ada’s", "your". */
  of(seat: Seat): string;
}

/** The verbs of our sentences whose second person is not the third without its ending. */
const SECOND_PERSON: Readonly<Record<string, string>> = { has: 'have', is: 'are', goes: 'go', does: 'do' };

export function voiceOf(names: readonly string[], you: Seat | null): Voice {
  const name = (seat: Seat): string => (seat === you ? 'you' : names[seat]!);
  return {
    name,
    does: (seat, verb) => `${name(seat)} ${seat === you ? (SECOND_PERSON[verb] ?? verb.replace(/s$/, '')) : verb}`,
    of: (seat) => (seat === you ? 'your' : `${name(seat)}’s`),
  };
}

/** As a sentence begins. */
export const capital = (words: string): string => words[0]!.toUpperCase() + words.slice(1);
