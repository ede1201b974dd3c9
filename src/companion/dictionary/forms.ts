import type { Term } from './term.js';

/** Every form in which a term may stand in a text. */
export function formsOf({ word, inflected = 'noun', also = [] }: Term): readonly string[] {
  const inflect = inflected === 'noun' ? nounForms : inflected === 'verb' ? verbForms : null;
  return [...new Set([word, ...(inflect === null ? [] : inflect(word)), ...also])];
}

/** "Special Energy card", "Special Energy cards": the last word changes. */
function nounForms(word: string): readonly string[] {
  return [`${word.slice(0, -lastWord(word).length)}${withS(lastWord(word))}`];
}

/** "evolve", "evolves", "evolved", "evolving": the first word changes, whatever follows. */
function verbForms(word: string): readonly string[] {
  const [first = '', ...rest] = word.split(' ');
  const stem = first.endsWith('e') ? first.slice(0, -1) : first;
  const past = /[^aeiou]y$/i.test(first) ? `${first.slice(0, -1)}ied` : `${stem}ed`;
  return [withS(first), past, `${stem}ing`].map((form) => [form, ...rest].join(' '));
}

const lastWord = (word: string): string => word.split(' ').at(-1) ?? '';

function withS(word: string): string {
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}
