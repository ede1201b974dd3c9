/** A text in plain letters, and for each of them where it stands in the text. */
export interface Folded {
  readonly letters: string;
  /** One more than there are letters: the last is the end of the text. */
  readonly places: readonly number[];
}

/** Accents go, apostrophes are straight, and a hyphen or any white space is one space: "Poké-Power" is "Poke Power". */
export function fold(text: string): Folded {
  let letters = '';
  const places: number[] = [];
  for (let place = 0; place < text.length; place++) {
    for (const letter of plain(text[place]!)) {
      if (letter === ' ' && letters.endsWith(' ')) continue;
      letters += letter;
      places.push(place);
    }
  }
  return { letters, places: [...places, text.length] };
}

export const foldWord = (word: string): string => fold(word.trim()).letters;

function plain(letter: string): string {
  if (/[\s\u00a0\u2010-\u2015-]/.test(letter)) return ' ';
  if (letter === '’' || letter === '‘') return "'";
  return letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
