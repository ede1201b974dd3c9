import { type GameEvent, type PokemonId, seatOf } from '../../engine/index.js';
import { SHOWN } from '../words/motion.js';
import { type Blow, type Blows, blowsIn } from './blow.js';
import { heard } from './heard.js';
import { between, copyOf, lay, type Place, spotOf, take, zoneOf } from './layer.js';
import { TIMES } from './pace.js';
import { animate, moves, pause } from './time.js';

/* An attack: back, strike, the number alone; who is Knocked Out is stamped, turns grey, tips and goes to the discard pile. */

const BACK = 120;
const STRIKE = 330;
/** How long a number stands alone, and how long one that Knocks Out does. */
const ALONE = 610;
const FATAL = 530;
const STAMP = 480;
const TIP = 350;
const INTO_TOKEN = 200;

/** Shows attacks, damage and Knock Outs on the table as it was; what comes of them is put down afterwards. */
export async function strike(events: readonly GameEvent[]): Promise<void> {
  for (const part of blowsIn(events)) await strikeOnce(part);
}

async function strikeOnce({ attacker, blows }: Blows): Promise<void> {
  if (attacker !== null) {
    heard('attack');
    lunge(spotOf(attacker));
    await pause(blows.length === 0 ? BACK + STRIKE : STRIKE);
  }
  const seen = blows.filter(({ pokemon }) => spotOf(pokemon) !== null);
  if (seen.length === 0) return;
  const numbers = seen.flatMap((blow) => numberOf(blow) ?? []);
  const fatal = seen.filter(({ isFatal }) => isFatal);
  if (numbers.length > 0) await pause(fatal.length > 0 ? FATAL : ALONE);
  if (fatal.length > 0) await knockOut(fatal.map(({ pokemon }) => pokemon));
}

function lunge(spot: HTMLElement | null): void {
  if (spot === null) return;
  const forward = spot.closest('[data-side="other"]') === null ? -1 : 1;
  const frames = [
    { translate: '0 0' },
    { translate: `0 ${-6 * forward}px`, offset: 0.25 },
    { translate: `0 ${32 * forward}px`, scale: '1.04', offset: 0.62 },
    { translate: '0 0', scale: '1' },
  ];
  spot.dataset['flies'] = '';
  const lie = (): void => void delete spot.dataset['flies'];
  animate(spot, frames, BACK + STRIKE, { easing: 'ease-in-out' })?.finished.then(lie, lie) ?? lie();
}

/** The number alone, large; it is there for as long as nobody has taken it away. */
function numberOf({ pokemon, points }: Blow): HTMLElement | null {
  const spot = spotOf(pokemon);
  if (spot === null || points === null) return null;
  const number = lay('blow', spot.getBoundingClientRect());
  number.dataset['on'] = String(pokemon);
  number.append(document.createElement('b'));
  number.firstElementChild!.textContent = String(points);
  const shake = [0, -7, 6, -4, 0].map((x) => ({ translate: `${x}px 0` }));
  if (points > 0) animate(spot, shake, 260);
  animate(
    number.firstElementChild!,
    [
      { scale: '.5', opacity: 0 },
      { scale: '1.25', opacity: 1, offset: 0.5 },
      { scale: '1', opacity: 1 },
    ],
    140,
  );
  return number;
}

/** Stamped, then grey, then tipped over, and away. */
async function knockOut(fallen: readonly PokemonId[]): Promise<void> {
  heard('knockOut');
  for (const number of document.querySelectorAll<HTMLElement>('.blow'))
    if (fallen.includes(Number(number.dataset['on']))) take(number);
  const stamps = fallen.map((pokemon) => stampOn(spotOf(pokemon)!.getBoundingClientRect()));
  const grey = { filter: 'saturate(.1) brightness(.6)' };
  for (const pokemon of fallen)
    animate(spotOf(pokemon)!, [{ filter: 'none' }, grey], 200, { delay: STAMP - 200, fill: 'both' });
  await pause(STAMP);
  for (const stamp of stamps) take(stamp);
  const copies = fallen.flatMap((pokemon) => fall(pokemon) ?? []);
  await pause(TIP);
  for (const copy of copies) take(copy);
}

/** The word, where a Pokémon was Knocked Out. */
export function stampOn(place: Place): HTMLElement {
  const stamp = lay('kostamp', place);
  stamp.append(document.createElement('b'));
  stamp.firstElementChild!.textContent = SHOWN.knockedOut;
  const frames = [
    { scale: '1.9', opacity: 0 },
    { scale: '.94', opacity: 1, offset: 0.7 },
    { scale: '1', opacity: 1 },
  ];
  animate(stamp.firstElementChild!, frames, 130);
  return stamp;
}

/** Its card tips over and goes to the discard pile; the place is empty meanwhile. */
function fall(pokemon: PokemonId): HTMLElement | null {
  const spot = spotOf(pokemon);
  const card = spot?.querySelector<HTMLElement>('.card');
  const pile = zoneOf(`discard-${seatOf(pokemon)}`);
  if (spot == null || card == null || pile === null || !moves()) return null;
  const copy = copyOf(card, 'fallen');
  const [x, y] = between(card.getBoundingClientRect(), pile);
  animate(spot, [{ opacity: 0 }, { opacity: 0 }], TIP, { fill: 'both' });
  const frames = [
    { transform: 'none' },
    { transform: 'rotate(9deg) translateY(3px)', offset: 0.35 },
    { transform: `translate(${x}px, ${y}px) rotate(4deg) scale(.5)` },
  ];
  animate(copy, frames, TIP, { easing: 'ease-in', fill: 'both' });
  return copy;
}

/** The numbers that were not fatal go into the damage counters, which lie there now. Says how long it takes. */
export function settle(): number {
  const numbers = [...document.querySelectorAll<HTMLElement>('.blow')];
  for (const number of numbers) {
    const token = spotOf(Number(number.dataset['on']))?.querySelector('.dmgtok');
    const away = { opacity: 0, offset: 1 };
    const [x, y] = token == null ? [0, -20] : between(number.getBoundingClientRect(), token.getBoundingClientRect());
    const frames = [{ translate: '0 0' }, { translate: `${x}px ${y}px`, scale: '.3', opacity: 1, offset: 0.95 }, away];
    animate(number, frames, INTO_TOKEN, { fill: 'both' });
    const comes = [{ scale: '.6', opacity: 0 }, { scale: '1.25', opacity: 1, offset: 0.6 }, { scale: '1' }];
    if (token != null) animate(token, comes, 160, { delay: INTO_TOKEN - 20 });
  }
  return numbers.length === 0 ? 0 : TIMES.attack - STRIKE - ALONE;
}

/** Where nothing moves: the numbers and the stamps, on the places as they were. They hold nothing up. */
export function strikeStill(events: readonly GameEvent[]): readonly HTMLElement[] {
  return blowsIn(events).flatMap(({ blows }) =>
    blows.flatMap((blow) => {
      const place = spotOf(blow.pokemon)?.getBoundingClientRect();
      if (place === undefined) return [];
      if (blow.isFatal) heard('knockOut');
      const number = numberOf(blow);
      const stamp = blow.isFatal ? stampOn({ ...rectOf(place), y: place.y + 44 }) : null;
      return [number, stamp].filter((each) => each !== null);
    }),
  );
}

const rectOf = ({ x, y, width, height }: DOMRect): Place => ({ x, y, width, height });
