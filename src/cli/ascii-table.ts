// The table as text: what a view shows of both sides, and what is to be decided.

import { counted, listed, tallied } from '../companion/index.js';
import {
  type Answer,
  type CardView,
  type Condition,
  type DecisionKind,
  type DecisionView,
  facing,
  type PokemonView,
  type SideView,
  sameAnswer,
  seatNames,
  teamOf,
  type View,
  type ZoneView,
} from '../engine/index.js';
import { wrap } from './terminal.js';

export interface TableOptions {
  readonly width: number;
  /** What the players are called. */
  readonly names?: readonly string[];
  /** The answer that is given next, to be marked among the options. */
  readonly chosen?: Answer | null;
}

/** The opponents' sides on top, the first player's own side (or the viewing seat's) at the bottom. */
export function asciiTable(view: View, { width, names = seatNames(view.sides.length), chosen }: TableOptions): string {
  const near = view.seat === 'spectator' ? 0 : view.seat;
  return [
    headline(view, names),
    '='.repeat(width),
    ...(view.sides.length > 2 ? teamsLines(view, near, { width, names }) : sidesLines(view, near, { width, names })),
    '='.repeat(width),
    ...(view.decision === null ? [] : decisionLines(view.decision, { width, names, chosen: chosen ?? null })),
  ].join('\n');
}

interface Shown {
  readonly width: number;
  readonly names: readonly string[];
}

/** Two players: the opponent's side mirrored, as they sit. */
function sidesLines(view: View, near: number, { width, names }: Shown): string[] {
  const side = (each: SideView, place: Place): string[] => sideLines(each, names[each.seat]!, { width, place });
  return [
    ...view.sides.filter(({ seat }) => seat !== near).flatMap((each) => side(each, 'far').toReversed()),
    stadiumLine(view, width),
    ...side(view.sides[near]!, 'near'),
  ];
}

/** Two teams: each player under a line of their own that says whom they face, the opposing team first. @rule FMT-12 */
function teamsLines(view: View, near: number, { width, names }: Shown): string[] {
  const player = (each: SideView): string[] => {
    const { seat, out } = each;
    const title = `-- ${names[seat]}, across from ${names[facing(seat)]}${seat === view.player && !out ? ', whose turn it is' : ''} `;
    const place: Place = teamOf(seat) === teamOf(near) ? 'near' : 'far';
    const lines = out ? ['  out of the game'] : sideLines(each, names[seat]!, { width, place });
    return [title.padEnd(width, '-'), ...lines];
  };
  const team = (isNear: boolean): readonly SideView[] =>
    view.sides.filter(({ seat }) => (teamOf(seat) === teamOf(near)) === isNear);
  const stadium = view.stadium === null ? [] : [stadiumLine(view, width)];
  return [...team(false).flatMap(player), ...stadium, ...team(true).flatMap(player)];
}

function headline({ phase, turn, player, winner, ways }: View, names: readonly string[]): string {
  switch (phase) {
    case 'setup':
      return 'Setting up';
    case 'main':
      return `Turn ${turn}: ${names[player]}`;
    case 'between-turns':
      return `Between turns, after turn ${turn}`;
    case 'over':
      return `The game is over in turn ${turn}: ${winners(winner ?? 0, names)} won (${ways.join(', ')})`;
  }
}

/** A team has won, or the one player that is one. @rule FMT-11 */
function winners(team: number, names: readonly string[]): string {
  const all = names.filter((_, seat) => teamOf(seat) === team);
  return `${listed(all)} ${all.length === 1 ? 'has' : 'have'}`;
}

function stadiumLine({ stadium }: View, width: number): string {
  const text = stadium === null ? '' : ` Stadium: ${stadium.name} `;
  return `${'-'.repeat(4)}${text}${'-'.repeat(Math.max(0, width - 4 - text.length))}`;
}

const LABEL_WIDTH = 10;

const labelled = (label: string, text: string, width: number): string =>
  `  ${label.padEnd(LABEL_WIDTH)}${wrap(text, width - 2 - LABEL_WIDTH).replaceAll('\n', `\n${' '.repeat(2 + LABEL_WIDTH)}`)}`;

type Place = 'near' | 'far';

/** From the middle of the table outwards. */
function sideLines(side: SideView, name: string, { width, place }: { width: number; place: Place }): string[] {
  const line = (label: string, text: string): string => labelled(label, text, width);
  const active = side.active.map((each) => line('Active', each === null ? 'nobody' : pokemonText(each)));
  const bench = side.bench.map((each, number) => line(`Bench ${number + 1}`, pokemonText(each)));
  const played = side.played.length === 0 ? [] : [line('played', namesOf(side.played))];
  const hand = side.hand.cards === null ? [] : [line('hand', namesOf(side.hand.cards))];
  const faceUp = side.faceUp.length === 0 ? [] : [line('face up', `${namesOf(side.faceUp)} (Prize cards)`)];
  return [...active, ...bench, ...played, ...hand, ...faceUp, zonesLine(side, name, { width, place })];
}

const namesOf = (cards: readonly CardView[]): string =>
  cards.length === 0 ? 'no cards' : tallied(cards.map(({ name }) => name)).join(', ');

/**
 * Prize cards lie on the other side of the field than deck and discard pile: at the player's left hand, so at the right for
 * whoever sits across. @rule ZONE-19
 */
function zonesLine(
  { deck, hand, discard, prizes, lostZone }: SideView,
  name: string,
  { width, place }: { readonly width: number; readonly place: Place },
): string {
  const counts = (zones: readonly (readonly [string, ZoneView])[]): string =>
    zones.map(([label, { count }]) => `${label} ${count}`).join(', ');
  const piles = counts([
    ['deck', deck],
    ['discard', discard],
    ...(lostZone.count > 0 ? [['Lost Zone', lostZone] as const] : []),
  ]);
  const taken = counts([['Prize cards', prizes]]);
  const middle = `${name}: ${counts([['hand', hand]])}`;
  const [left, right] = place === 'near' ? [taken, piles] : [piles, taken];
  return `${left}  |  ${middle}  |  ${right}`.slice(0, Math.max(width, 40));
}

function pokemonText({ card, hp, damage, conditions, attached, under, markers }: PokemonView): string {
  if (card === null) return 'face down';
  return [
    `${card.name}, HP ${hp - damage}/${hp}${damage === 0 ? '' : `, damage ${damage}`}`,
    ...(conditions.length === 0 ? [] : [conditions.map((condition) => LIES[condition]).join(', ')]),
    ...(attached.length === 0 ? [] : [namesOf(attached)]),
    ...(markers.length === 0 ? [] : [`markers ${tallied(markers).join(', ')}`]),
    ...(under.length === 0 ? [] : [`on ${listed(under.map(({ name }) => name))}`]),
  ].join('; ');
}

/** How the card lies, or which marker is on it; markers are no damage counters. @rule COND-18 */
const LIES: Readonly<Record<Condition, string>> = {
  asleep: 'Asleep (turned left)',
  paralyzed: 'Paralyzed (turned right)',
  confused: 'Confused (upside down)',
  burned: 'Burned (marker)',
  poisoned: 'Poisoned (marker)',
};

const DECIDES: Readonly<Record<DecisionKind, string>> = {
  none: 'nothing',
  first: 'who goes first',
  active: 'the Active Pokémon',
  bench: 'Pokémon for the Bench',
  mulligan: 'whether to take a mulligan',
  bonus: 'how many bonus cards to draw',
  prizes: 'a Prize card to take',
  promote: 'the new Active Pokémon',
  turn: 'an action',
  pay: 'Energy to discard for the retreat',
  coin: 'how the coin fell',
  release: 'whether the opponent may go back to other actions',
  'sudden-death': 'to begin the Sudden Death game',
  'choose-cards': 'a card',
  'choose-pokemon': 'a Pokémon',
  'choose-attack': 'an attack',
  'choose-value': 'one of these',
  'choose-option': 'what is to be done',
  'choose-order': 'what comes next',
  may: 'whether to do what the text allows',
  'choose-trigger': 'which effect comes next',
  'choose-checkup': 'what comes first between turns',
  'choose-checked': 'which Active Pokémon comes first between turns',
  'choose-benched': 'a Pokémon that leaves the Bench',
  'choose-tool': 'a Pokémon Tool to discard',
  'off-turn': 'whether to play a card now',
};

/** "A chooses an action." */
export const decisionText = ({ kind, seat }: DecisionView, names: readonly string[]): string =>
  `${names[seat]} chooses ${DECIDES[kind]}`;

function decisionLines(decision: DecisionView, { width, names, chosen }: Required<TableOptions>): string[] {
  const { options } = decision;
  const title = decisionText(decision, names);
  if (options.length === 0) return [`${title}.`];
  const digits = String(options.length).length;
  return [
    `${title}, ${counted(options.length, 'answer')}:`,
    ...options.map(({ answer, text }, place) => {
      const mark = chosen !== null && sameAnswer(answer, chosen) ? '>' : ' ';
      return `${mark} ${String(place + 1).padStart(digits)}  ${wrap(text, width, ' '.repeat(digits + 4))}`;
    }),
  ];
}
