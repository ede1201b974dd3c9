import type { GameEvent } from '../../engine/index.js';
import { BAR } from '../words/words.js';
import { animate, isHurried, moves, pause } from './time.js';

const FLIP = 560;

/** Shows each flip in the middle of the table, with its result as a word. */
export async function flipCoins(events: readonly GameEvent[]): Promise<void> {
  for (const event of events) {
    if (event.kind !== 'coinFlipped' || isHurried() || !moves()) continue;
    await flipCoin(event.heads);
  }
}

async function flipCoin(heads: boolean): Promise<void> {
  const stage = document.querySelector('.felt');
  if (stage === null) return;
  const coin = document.createElement('div');
  coin.className = 'coinflip';
  coin.setAttribute('aria-hidden', 'true');
  coin.innerHTML = `<svg class="coin"><use href="#${heads ? 'coin-h' : 'coin-t'}"/></svg><b></b>`;
  coin.querySelector('b')!.textContent = heads ? BAR.heads : BAR.tails;
  stage.append(coin);
  const turns = [
    { transform: 'translateY(40px) rotateX(0) scale(.6)' },
    { transform: 'translateY(-70px) rotateX(900deg) scale(1.15)', offset: 0.55 },
    { transform: 'translateY(0) rotateX(1800deg) scale(1)' },
  ];
  animate(coin.firstElementChild!, turns, FLIP);
  animate(coin.lastElementChild!, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], FLIP);
  await pause(FLIP + 380);
  coin.remove();
}
