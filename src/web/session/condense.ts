/* Sentences that say the same of one card after the other become one. Cards are marked, see pieces.ts. */

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

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
