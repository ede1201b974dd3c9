/* The Pokémon that a card is attached to, in a sentence that has named it already: "it" or "that Pokémon". */

const BEARER = 'the Pokémon this card is attached to';

export const namedOnce = (text: string): string => text.replace(/[^.]+/g, inSentence);

function inSentence(sentence: string): string {
  const [first, ...rest] = sentence.split(BEARER);
  let said = first;
  for (const [i, after] of rest.entries()) said += (i === 0 ? BEARER : again(said, after)) + after;
  return said;
}

/** What it has or does is told of "it". Behind "if" and "and" it could be another Pokémon that was named in between. */
function again(before: string, after: string): string {
  const isOnlyOne = /^ ?As long as /.test(before) && / if $/.test(before);
  if ((before.endsWith(', ') && /^ (?:has|gets|can|can't|is) /.test(after)) || isOnlyOne) return 'it';
  return /\b(?:if|and) $/.test(before) ? BEARER : 'that Pokémon';
}
