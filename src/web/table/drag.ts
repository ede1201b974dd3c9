import type { CardId } from '../../engine/index.js';
import { afterwards } from '../motion/afterwards.js';
import type { Lifted } from './hold.js';
import { dropCard, explainCard, rest, takeUp } from './touch.js';

/** Takes a card up out of the hand: a copy of it goes with the pointer. A mouse drags in every direction; a finger upwards. */
export const liftCard =
  (card: CardId) =>
  (element: HTMLElement): Lifted => {
    const ghost = ghostOf(element);
    let isTaken = takeUp(card);
    const lay = (): void => {
      ghost.remove();
      mark(-1, -1);
    };
    return {
      move(x, y) {
        isTaken ||= takeUp(card); // it may be your turn by now
        ghost.classList.toggle('barred', !isTaken);
        ghost.style.translate = `${x}px ${y}px`;
        mark(x, y);
      },
      drop(x, y) {
        lay();
        const over = placeAt(x, y);
        afterwards(() => letGo(card, over));
      },
      cancel() {
        lay();
        if (isTaken) rest();
      },
    };
  };

type Place = Parameters<typeof dropCard>[0];

function letGo(card: CardId, over: Place): void {
  if (takeUp(card)) return dropCard(over);
  if (over !== 'hand') void explainCard(card, typeof over === 'number' ? over : null);
}

function placeAt(x: number, y: number): Place {
  const spot = spotAt(x, y);
  if (spot !== null) return spot;
  return document.elementFromPoint(x, y)?.closest('.fan') != null ? 'hand' : 'felt';
}

function spotAt(x: number, y: number): number | null {
  const spot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-pokemon]');
  return spot?.dataset['pokemon'] === undefined ? null : Number(spot.dataset['pokemon']);
}

/** Shows over which Pokémon the card is held. */
function mark(x: number, y: number): void {
  const over = x < 0 ? null : spotAt(x, y);
  for (const spot of document.querySelectorAll<HTMLElement>('[data-pokemon]')) {
    spot.classList.toggle('hovered', over !== null && spot.dataset['pokemon'] === String(over));
  }
}

function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.append(element.querySelector('.card')!.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}
