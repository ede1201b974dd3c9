/* A card's name in what is told is marked with the card, so that a page can show it: number, name. */
export const BEGIN = '\ue000';
const MIDDLE = '\ue001';
export const END = '\ue002';

export const mark = (name: string, card: number): string => `${BEGIN}${card}${MIDDLE}${name}${END}`;

/** A piece of a sentence: words, or a card. */
export type Piece = string | { readonly card: number; readonly name: string };

/** A sentence as words and cards. */
export function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = line.indexOf(BEGIN); at >= 0; at = line.indexOf(BEGIN, from)) {
    const [middle, end] = [line.indexOf(MIDDLE, at), line.indexOf(END, at)];
    if (middle < 0 || end < 0) break;
    if (at > from) pieces.push(line.slice(from, at));
    pieces.push({ card: Number(line.slice(at + 1, middle)), name: line.slice(middle + 1, end) });
    from = end + 1;
  }
  if (from < line.length) pieces.push(line.slice(from));
  return pieces;
}

/** A sentence as it is read: cards by their names. */
export function wordsOf(line: string): string {
  if (!line.includes(BEGIN)) return line;
  return piecesOf(line)
    .map((piece) => (typeof piece === 'string' ? piece : piece.name))
    .join('');
}
