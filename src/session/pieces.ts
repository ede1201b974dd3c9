/* A card's name in what is told is marked with the card, so that a page can show it: number, name. */
const BEGIN = '\ue000';
const MIDDLE = '\ue001';
const END = '\ue002';

export const mark = (name: string, card: number): string => `${BEGIN}${card}${MIDDLE}${name}${END}`;

/** A piece of a sentence: words, or a card. */
export type Piece = string | { readonly card: number; readonly name: string };

/** A sentence as words and cards. */
export function piecesOf(line: string): readonly Piece[] {
  return line.split(/(\ue000[^\ue002]*\ue002)/).flatMap((part): Piece[] => {
    if (part === '') return [];
    if (!part.startsWith(BEGIN)) return [part];
    const [card, name] = part.slice(1, -1).split(MIDDLE);
    return [{ card: Number(card), name: name! }];
  });
}

/** A sentence as it is read: cards by their names. */
export const wordsOf = (line: string): string =>
  piecesOf(line)
    .map((piece) => (typeof piece === 'string' ? piece : piece.name))
    .join('');
