import { type Advice, advice, type Inspected } from './advice.js';

/** Those of 2001 and 2002; later cards of such names have no limit of their own. */
const UNTIL = '2003';

/**
 * The Shining Pokémon of the Neo sets limit themselves to one of each name in a deck. Databases leave that sentence out and no book has
 * been read that says so, so it is a remark and no fault. @rule DECK-12
 */
export function shiningAdvice({ deck }: Inspected): Advice[] {
  const counts = new Map<string, number>();
  for (const { name, released } of deck) {
    if (name.startsWith('Shining ') && released !== '' && released < UNTIL)
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) =>
    count < 2
      ? []
      : [
          advice(
            'shining-twice',
            `${count} ${name}; as players tell it, a deck may hold one of each Shining Pokémon.`,
            'DECK-12',
          ),
        ],
  );
}
