import type { GameEvent } from '../../engine/index.js';
import { BAR } from '../words/words.js';
import { heard } from './heard.js';
import { lay, middle, take } from './layer.js';
import { TIMES } from './pace.js';
import { animate, moves, pause } from './time.js';

/** When the word stands, of the time of the first flip. */
const LANDS = 0.5;

const headsIn = (events: readonly GameEvent[]): readonly boolean[] =>
  events.flatMap((event) => (event.kind === 'coinFlipped' ? [event.heads] : []));

/** Shows each flip in the middle of the table, with its result as a word; the further ones faster. */
export async function flipCoins(events: readonly GameEvent[]): Promise<void> {
  const heads = headsIn(events);
  for (const [i, each] of heads.entries()) {
    if (!moves()) return;
    heard('coin');
    await flipCoin(each, i === 0 ? TIMES.coin : TIMES.furtherCoin, heads.slice(0, i));
  }
}

async function flipCoin(heads: boolean, time: number, earlier: readonly boolean[]): Promise<void> {
  const coin = coinOf([...earlier, heads]);
  if (coin === null) return;
  const turns = [
    { transform: 'translateY(44px) rotateX(0) scale(.7)' },
    { transform: 'translateY(-56px) rotateX(900deg) scale(1.12)', offset: 0.5 },
    { transform: 'translateY(0) rotateX(1800deg) scale(1)' },
  ];
  animate(coin.firstElementChild!, turns, time * LANDS, { easing: 'ease-in-out' });
  // No faster than the coin: the word is not there before it lands.
  const word = [{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }];
  animate(coin.lastElementChild!, word, time * LANDS, { easing: 'linear' });
  await pause(time);
  take(coin);
}

/** A coin that shows the last of several results, and below it all of them as words. */
function coinOf(results: readonly boolean[]): HTMLElement | null {
  const place = middle();
  if (place === null) return null;
  const coin = lay('coinflip', place);
  coin.innerHTML = `<svg class="coin"><use href="#${results.at(-1) === true ? 'coin-h' : 'coin-t'}"/></svg><b></b>`;
  coin.lastElementChild!.textContent = results.map((heads) => (heads ? BAR.heads : BAR.tails)).join(', ');
  return coin;
}

/** Where nothing moves: the coin as it lies, with its word. */
export function coinsStill(events: readonly GameEvent[]): readonly HTMLElement[] {
  const heads = headsIn(events);
  const coin = heads.length === 0 ? null : coinOf(heads);
  if (coin !== null) heard('coin');
  return coin === null ? [] : [coin];
}
