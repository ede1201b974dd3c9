import type { CardFacts } from '../../engine/index.js';
import { TYPE_OF_WORD } from './symbols.js';
import { type Token, tokensOf } from './token.js';

/** The word for the card that a text stands on. */
export const SELF = '~';

/** Marks after a name that texts leave out, as is the owner's of a Pokémon SP; other endings (ex, LV.X, V) make another name. @rule DECK-03 EFF-17 */
const DROPPED = new Set(['δ', '★', '☆', 'star', '◇']);
const STARS = new Set(['★', '☆']);

/** Names that are words of command too: in a text they tell the reader what to do. */
const COMMANDS = new Set([
  'Switch',
  'Search',
  'Draw',
  'Discard',
  'Return',
  'Flip',
  'Choose',
  'Heal',
  'Attach',
  'Move',
  'Look',
  'Shuffle',
]);

/** A name as it is printed. */
interface Printed {
  readonly words: readonly string[];
  /** A word of command: no text means the card by it. */
  readonly isCommand: boolean;
  /** It begins with a type, which a text may print as a symbol. */
  readonly isOfType: boolean;
}

const known = new Map<string, Printed>();

function printed(name: string): Printed {
  const found = known.get(name);
  if (found !== undefined) return found;
  const words = tokensOf(name).map(({ raw }) => raw);
  const made = { words, isCommand: COMMANDS.has(name), isOfType: TYPE_OF_WORD.has((words[0] ?? '').toLowerCase()) };
  if (known.size < 50_000) known.set(name, made);
  return made;
}

/** The ways a text may print the card's own name, the longest first. A Level-Up card may leave its mark out. @rule EFF-16 */
function namesOf({ name, stage, tags }: OwnName): readonly (readonly string[])[] {
  const { words: full, isCommand } = printed(name);
  if (isCommand) return [];
  const bare = full[full.length - 1] === LEVEL_UP ? full.slice(0, -1) : full;
  if (stage === 'level-up') return [[...bare, LEVEL_UP], bare];
  const isDropped = DROPPED.has(full[full.length - 1].toLowerCase()) || tags.includes('SP');
  // The star of a Pokémon Star may be a word in its text. @rule NAME-06
  const stem = full[full.length - 1] === 'δ' ? full.slice(0, -1) : full;
  const starred = STARS.has(stem[stem.length - 1]) ? [[...stem.slice(0, -1), 'Star']] : [];
  return full.length > 1 && isDropped ? [full, ...starred, full.slice(0, -1)] : [full];
}

export type OwnName = Pick<CardFacts, 'name' | 'stage' | 'tags'>;

/** Whether the own name may be in a text; false: it is surely not. Symbols are read as words, and apostrophes are of two kinds. */
export function mayNameItself(text: string, own: Pick<OwnName, 'name'>): boolean {
  const { words, isCommand, isOfType } = printed(own.name);
  return !isCommand && words.length > 0 && (isOfType || text.includes(words[0]) || text.includes('’'));
}

/** Puts `~` in the place of the card's own name. The token keeps the printed name and its whole span. */
export function markOwnName(tokens: readonly Token[], own: OwnName): readonly Token[] {
  const names = namesOf(own);
  const first = names[0]?.[0];
  if (first === undefined || !tokens.some(({ raw }) => raw === first || raw === `${first}s`)) return tokens;
  const marked: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const several = lengthOfSeveral(tokens, i, names[0]);
    if (several > 0) {
      marked.push(severalAt(tokens, i, { length: several, name: own.name }));
      i += several - 1;
      continue;
    }
    // All ways to print the name begin with the same word.
    const length = tokens[i].raw === first ? lengthOfName(tokens, i, names) || lengthOfGap(tokens, i, own) : 0;
    if (length === 0) marked.push(tokens[i]);
    else {
      const end = tokens[i + length - 1].end;
      // "This" before the own name leaves no doubt about which one is meant; it says no more.
      const before = marked[marked.length - 1];
      const start = before?.word === 'this' ? (marked.pop() as Token).start : tokens[i].start;
      marked.push({ word: SELF, raw: own.name, start, end });
      i += length - 1;
    }
  }
  return marked;
}

/** "The number of Murkrows": how many tokens from `at` on are the own name with an ending for several. */
function lengthOfSeveral(tokens: readonly Token[], at: number, name: readonly string[]): number {
  const last = name.length - 1;
  const isIt = name.every((word, k) => tokens[at + k]?.raw === (k === last ? `${word}s` : word));
  return isIt ? name.length : 0;
}

interface Several {
  readonly length: number;
  readonly name: string;
}

const LISTING: ReadonlySet<string | undefined> = new Set([',', 'and', 'or', '/']);

/** Beside other names in a list these have the ending too, and which letters are theirs is not known: no word then. */
function severalAt(tokens: readonly Token[], at: number, { length, name }: Several): Token {
  const { start } = tokens[at];
  const { end } = tokens[at + length - 1];
  const isListed = LISTING.has(tokens[at - 1]?.word) || LISTING.has(tokens[at + length]?.word);
  return isListed ? { word: '~s', raw: '~s', start, end } : { word: SELF, raw: name, start, end };
}

function lengthOfName(tokens: readonly Token[], at: number, names: readonly (readonly string[])[]): number {
  for (const name of names) {
    const length = lengthAt(tokens, at, name);
    if (length > 0) return length;
  }
  return 0;
}

/** How many tokens from `at` on are this name; none where the name only begins a longer one ("Rotom" in "Rotom V"). */
function lengthAt(tokens: readonly Token[], at: number, name: readonly string[]): number {
  for (let k = 0; k < name.length; k++) {
    const token = tokens[at + k];
    if (token === undefined || token.raw !== name[k]) return 0;
  }
  return LONGER.has(tokens[at + name.length]?.raw ?? '') ? 0 : name.length;
}

/** The marks of Pokémon SP, which are drawn. @rule CLS-05 */
const DRAWN = new Set(['G', 'GL', 'E4', '4', 'C', 'FB', 'M']);

/** A drawn mark that a database lost leaves a gap: two blanks, or one before a stop. How many tokens the name has so. */
function lengthOfGap(tokens: readonly Token[], at: number, { name, stage }: OwnName): number {
  const { words } = printed(name);
  const levelUp = words[words.length - 1] === LEVEL_UP ? 1 : 0;
  const bare = words.slice(0, words.length - 1 - levelUp);
  if (!DRAWN.has(words[words.length - 1 - levelUp]) || bare.length === 0) return 0;
  if (!bare.every((word, k) => tokens[at + k]?.raw === word)) return 0;
  const [last, next] = [tokens[at + bare.length - 1], tokens[at + bare.length]];
  if (next === undefined || next.start - last.end < (/^\w/.test(next.raw) ? 2 : 1)) return 0;
  const isLevelUp = levelUp === 1 || stage === 'level-up';
  return bare.length + (isLevelUp && next.raw === LEVEL_UP ? 1 : 0);
}

const LEVEL_UP = 'LV.X';
const LONGER = new Set(['ex', 'EX', 'GX', 'V', 'VMAX', 'VSTAR', 'BREAK', 'LV.X', 'Lv.X', 'V-UNION']);
