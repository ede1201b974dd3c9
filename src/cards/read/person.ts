import type { Token } from './token.js';

/*
 * A Stadium that either player may use in their own turn speaks of "that player". Whoever uses it is the one who reads it:
 * its sentences are read as if they said "you". @rule STAD-01
 */

/** Verbs told of another player, and how they are told to the reader. */
const TOLD: ReadonlyMap<string, string> = new Map(
  `draw search:searches reveal put shuffle discard flip attach:attaches choose heal remove switch:switches move take look
  show return get has:has do:does`
    .split(/\s+/)
    .map((verb): [string, string] => {
      const [base, told] = verb.split(':');
      return [told ?? `${base}s`, base];
    }),
);

const OPENINGS: readonly (readonly string[])[] = [
  ['once', 'during', 'each', 'player', "'s", 'turn'],
  ['during', 'each', 'player', "'s", 'turn'],
  ['once', 'during', 'each', 'of', 'their', 'turns'],
  ['as', 'often', 'as', 'each', 'player', 'like', 'during', 'their', 'turn'],
  ['as', 'often', 'as', 'each', 'player', 'likes', 'during', 'their', 'turn'],
];

/** Whether the sentence says what each player may do in their own turn. */
export const opensForEach = (tokens: readonly Token[]): boolean =>
  OPENINGS.some((words) => words.every((word, i) => tokens[i]?.word === word));

/** A sentence that goes on speaking of that player; what happens to anybody begins anew. */
export const goesOn = (tokens: readonly Token[]): boolean =>
  tokens[0].word !== 'whenever' && tokens[0].word !== 'each' && tokens[0].word !== 'once';

const PLAYER = new Set(['that', 'the', 'a']);

/** How many words stand for the player at this place. */
function playerAt(tokens: readonly Token[], at: number): number {
  const { word } = tokens[at];
  if (word === 'they') return 1;
  return PLAYER.has(word) && tokens[at + 1]?.word === 'player' ? 2 : 0;
}

/** The sentence as it is told to the player who reads it. Each word keeps its place in the print. */
export function toReader(tokens: readonly Token[]): readonly Token[] {
  const told: Token[] = [];
  const opening = OPENINGS.find((words) => words.every((word, i) => tokens[i]?.word === word))?.length ?? 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    const players = i < opening ? 0 : playerAt(tokens, i);
    if (players > 0) {
      const last = tokens[i + players - 1];
      const next = tokens[i + players];
      i += players - 1;
      if (next?.word === "'s") {
        told.push({ ...spelled(token, 'your'), end: next.end });
        i++;
      } else if (
        next !== undefined &&
        TOLD.has(next.word) &&
        next.word !== 'has' &&
        next.word !== 'does' &&
        !isAsked(told)
      )
        continue;
      else told.push({ ...spelled(token, 'you'), end: last.end });
    } else told.push(i < opening ? token : plain(tokens, i));
  }
  return told;
}

/** Another word in the same place. */
const spelled = (token: Token, word: string): Token => ({ ...token, word, raw: word, piece: null });

/** "if that player searches": the player stays the subject. */
const isAsked = (told: readonly Token[]): boolean => /^(?:if|until)$/.test(told[told.length - 1]?.word ?? '');

function plain(tokens: readonly Token[], at: number): Token {
  const token = tokens[at];
  if (token.word === 'their' && !/^names?$/.test(tokens[at + 1]?.word ?? '')) return spelled(token, 'your');
  const base = TOLD.get(token.word);
  if (base === undefined || tokens[at - 1]?.word === 'opponent') return token;
  const isPlayers = tokens.slice(0, at).some((_, i) => playerAt(tokens, i) > 0);
  if (token.word === 'has' || token.word === 'does') {
    const told = token.word === 'has' ? 'have' : 'do';
    const isPlayer = playerAt(tokens, Math.max(at - 2, 0)) === 2 || playerAt(tokens, Math.max(at - 1, 0)) === 1;
    return isPlayer ? spelled(token, told) : token;
  }
  return isPlayers ? spelled(token, base) : token;
}
