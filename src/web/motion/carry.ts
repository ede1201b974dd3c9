import { type CardId, type GameEvent, isOfGroup, type PokemonId, seatOfEvent } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { layFace } from './face.js';
import { heard } from './heard.js';
import { between, middle, type Place, spotOf, take, zoneOf } from './layer.js';
import { TIMES } from './pace.js';
import { animate, moves, pause } from './time.js';

/* What another player does with a card: it is seen whole, on its way from where it was to where it goes. */

const RINGED: ReadonlySet<GameEvent['kind']> = new Set([
  'attached',
  'evolved',
  'benched',
  'promoted',
  'healed',
  'countersPut',
  'conditionGiven',
  'broughtIn',
]);

/** Rings the Pokémon that something is done to; what was ringed before is not any more. */
export function ring(events: readonly GameEvent[]): void {
  unring();
  for (const event of events) {
    if (event.kind === 'checkupBegan') return;
    if (event.kind === 'switched' || event.kind === 'retreated') mark(event.to);
    else if ((RINGED.has(event.kind) || isOfGroup(event, 'damage')) && 'pokemon' in event) mark(event.pokemon);
  }
}

function mark(pokemon: PokemonId | null): void {
  const spot = pokemon === null ? null : spotOf(pokemon);
  if (spot !== null) spot.dataset['ringed'] = '';
}

export function unring(): void {
  for (const spot of document.querySelectorAll<HTMLElement>('[data-ringed]')) delete spot.dataset['ringed'];
}

/** Carries the cards of a step over the table before it is put down; those that were carried. */
export async function carry(events: readonly GameEvent[], moment: Moment): Promise<ReadonlySet<CardId>> {
  const carried = new Set<CardId>();
  if (!moves()) return carried;
  for (const event of events) {
    const from = zoneOf(`hand-${seatOfEvent(event)}`);
    if (from === null) continue;
    if (event.kind === 'attached') await attach(event, from, moment, carried);
    else if (event.kind === 'played') await play(event.card, from, moment);
    else if (event.kind === 'benched') drawLine(from, zoneOf(`bench-${seatOfEvent(event)}`));
  }
  return carried;
}

async function attach(
  { card, pokemon }: { readonly card: CardId; readonly pokemon: PokemonId },
  from: Place,
  moment: Moment,
  carried: Set<CardId>,
): Promise<void> {
  const to = spotOf(pokemon)?.getBoundingClientRect();
  const face = to === undefined ? null : layFace(card, moment, from);
  if (to === undefined || face === null) return;
  drawLine(from, to);
  heard('card');
  const [x, y] = between(from, to);
  const frames = [
    { translate: '0 0', scale: '.7', opacity: 0 },
    { translate: `${x * 0.3}px ${y * 0.3}px`, scale: '.9', opacity: 1, offset: 0.25 },
    { translate: `${x * 0.86}px ${y * 0.86}px`, scale: '.9', opacity: 1, offset: 0.75 },
    { translate: `${x}px ${y}px`, scale: '.4', opacity: 0.2 },
  ];
  animate(face, frames, 2 * TIMES.attach, { easing: 'ease-in-out', fill: 'both' });
  carried.add(card);
  await pause(2 * TIMES.attach);
  take(face);
}

/** A Trainer card is held up beside the middle for as long as its step is shown. */
async function play(card: CardId, from: Place, moment: Moment): Promise<void> {
  const table = middle();
  const face = table === null ? null : layFace(card, moment, from);
  if (table === null || face === null) return;
  heard('card');
  const beside = { x: table.x + table.width * 0.3, y: table.y + table.height * 0.3, width: 0, height: 0 };
  drawLine(from, beside);
  const [x, y] = between(from, beside);
  const frames = [
    { translate: '0 0', scale: '.7', opacity: 0 },
    { translate: `${x * 0.4}px ${y * 0.4}px`, scale: '1', opacity: 1, offset: 0.4 },
    { translate: `${x}px ${y}px`, scale: '1.2', opacity: 1 },
  ];
  animate(face, frames, 2 * TIMES.move, { fill: 'both' });
  await pause(2 * TIMES.move);
}

/** A dashed line from where a card was to where it goes. */
function drawLine(from: Place, to: Place | null): void {
  if (to === null) return;
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  line.setAttribute('class', 'flightline');
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
  const [dx, dy] = between(from, to);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', `M${x1} ${y1}q${dx * 0.1} ${dy * 0.6} ${dx} ${dy}`);
  line.append(path);
  lines.add(line);
  document.body.append(line);
}

const lines = new Set<SVGSVGElement>();

export function wipeLines(): void {
  for (const line of lines) line.remove();
  lines.clear();
}
