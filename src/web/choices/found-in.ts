import type { CardFacts } from '../../engine/index.js';

/** Whether every word that was typed stands in the name of a card or in its texts. */
export function isFound(typed: string, { name, text, attacks, powers }: CardFacts): boolean {
  const all = [name, text, ...[...attacks, ...powers].flatMap((each) => [each.name, each.text])].map(plain).join(' ');
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Without capitals and accents: who searches types neither. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’`]/g, "'").toLowerCase().trim();
