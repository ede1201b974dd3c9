/* Sentences that say the same of one card after the other become one. Cards are marked, see pieces.ts. */
import { wordsOf } from './pieces.js';

const CARD = '\\ue000[^\\ue002]*\\ue002';
const ENDS_IN_CARD = new RegExp(`^(.* )(${CARD})\\.$`, 'u');
const GOES_SOMEWHERE = new RegExp(`^(${CARD}|A card) goes to (.*)\\.$`, 'u');

interface Run {
  readonly key: string;
  readonly cards: string[];
  readonly say: (cards: readonly string[]) => string;
}

/** "You draw a. You draw b." as "You draw a and b."; what is not of this kind stays as it is. */
export function condense(lines: readonly string[]): string[] {
  const told: string[] = [];
  let run: Run | null = null;
  const close = (): void => {
    if (run !== null) told.push(run.say(run.cards));
    run = null;
  };
  for (const line of lines) {
    const next = runOf(line);
    if (next !== null && run?.key === next.key) run.cards.push(...next.cards);
    else {
      close();
      run = next;
      if (next === null) told.push(line);
    }
  }
  close();
  return told;
}

function runOf(line: string): Run | null {
  const [, before, last] = ENDS_IN_CARD.exec(line) ?? [];
  if (before !== undefined && last !== undefined && !before.includes('\ue000')) {
    return { key: before, cards: [last], say: (cards) => `${before}${listed(cards)}.` };
  }
  const [, card, place] = GOES_SOMEWHERE.exec(line) ?? [];
  if (card === undefined || place === undefined) return null;
  const known = card !== 'A card';
  const say = (cards: readonly string[]): string => {
    if (cards.length === 1) return line;
    return `${known ? listed(cards) : `${cards.length} cards`} go to ${place}.`;
  };
  return { key: `${known}${place}`, cards: [card], say };
}

/** Cards of one name are counted: "Cub and Fish ×3". */
function listed(cards: readonly string[]): string {
  const copies = new Map<string, string[]>();
  for (const card of cards) {
    const name = wordsOf(card);
    copies.set(name, [...(copies.get(name) ?? []), card]);
  }
  const words = [...copies.values()].map((all) => (all.length === 1 ? all[0]! : `${all[0]} ×${all.length}`));
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
