import { countOf, type KeptDeck, type KeptLine, keyOf } from '../desk/kept-deck.js';
import { DECK } from '../words/decks.js';
import { setCount } from './shelf.js';

interface CopiesProps {
  readonly deck: KeptDeck;
  readonly card: Omit<KeptLine, 'count'>;
}

/** One fewer, one more. */
export function Copies({ deck, card }: CopiesProps) {
  const count = deck.lines.find((line) => keyOf(line) === keyOf(card))?.count ?? 0;
  const change = (to: number): void => {
    const all = countOf(deck.lines) + to - count;
    setCount(deck, card, to, DECK.now(to, card.name, all));
  };
  return (
    <span className="pm">
      <button
        type="button"
        aria-label={DECK.fewer(card.name)}
        aria-disabled={count === 0}
        onClick={(event) => {
          if (count === 0) return;
          if (count === 1) focusNeighbour(event.currentTarget);
          change(count - 1);
        }}
      >
        −
      </button>
      <button type="button" aria-label={DECK.more(card.name)} onClick={() => change(count + 1)}>
        +
      </button>
    </span>
  );
}

/** A line that goes away takes the focus with it, unless a neighbour has it first. */
function focusNeighbour(button: HTMLElement): void {
  const line = button.closest('.groups li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling ?? null;
  const next =
    line === null
      ? null
      : (neighbour?.querySelector<HTMLElement>('.pm button') ?? document.querySelector<HTMLElement>('.deckname'));
  next?.focus();
}
