/*
 * Nobody writes a ruling larger than this. A file that is, is a slip or no scenario file at all: it is told in a
 * sentence instead of being read for minutes.
 */

const MOST_CHARACTERS = 500_000;
const DEEPEST = 100;
const WIDEST_INDENT = 400;
/** Members of one list, keys of one block. */
export const MOST_MEMBERS = 1000;

/** Why a file is not read at all, and the line that shows it; null where it can be. */
export function tooLarge(text: unknown): { readonly line: number; readonly message: string } | null {
  if (typeof text !== 'string') return { line: 1, message: 'A file is a text.' };
  if (text.length > MOST_CHARACTERS) {
    return {
      line: 1,
      message: `This file is too long: ${text.length} characters, and at most ${MOST_CHARACTERS} are read. Split it.`,
    };
  }
  return tooDeep(text);
}

/** Brackets within brackets, and blocks within blocks: counted, because who follows them may get lost. */
function tooDeep(text: string): { readonly line: number; readonly message: string } | null {
  let depth = 0;
  let line = 1;
  let column = 0;
  let isIndent = true;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    column++;
    if (sign === NEW_LINE) {
      line++;
      column = 0;
      isIndent = true;
      if (text.startsWith('---', at + 1)) depth = 0;
    } else if (sign === OPEN_LIST || sign === OPEN_BLOCK) depth++;
    else if ((sign === CLOSE_LIST || sign === CLOSE_BLOCK) && depth > 0) depth--;
    if (isIndent && sign !== NEW_LINE && sign !== SPACE && sign !== DASH) {
      isIndent = false;
      if (column > WIDEST_INDENT) return { line, message: NESTED };
    }
    if (depth > DEEPEST) return { line, message: NESTED };
  }
  return null;
}

const [NEW_LINE, SPACE, DASH, OPEN_LIST, CLOSE_LIST, OPEN_BLOCK, CLOSE_BLOCK] = [10, 32, 45, 91, 93, 123, 125];

const NESTED = `This is nested too deeply: at most ${DEEPEST} lists or blocks stand within each other, indented by at most ${WIDEST_INDENT} columns.`;
