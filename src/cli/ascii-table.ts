// The table as text: what a view shows of both sides, and what is to be decided.
import {
  type CardView,
  type Condition,
  type DecisionKind,
  type DecisionView,
  type Game,
  type PokemonView,
  type SideView,
  seatNames,
  type View,
  viewFor,
  type ZoneView,
} from '../engine/index.js';
import { counted, listed, tallied } from './report/sentence.js';
import { wrap } from './terminal.js';

export interface TableOptions {
  readonly width: number;
  /** What the players are called. */
  readonly names?: readonly string[];
  /** The answer that is given next, to be marked among the options. */
  readonly chosen?: number;
}

/**
 * What all seats know together: each hand as its owner sees it, the decision as the one who decides. Decks and face-down
 * Prize cards stay closed, as they are for everybody. @rule ZONE-04 ZONE-10
 */
export function sharedView(game: Game): View {
  const views = game.state.sides.map((_, seat) => viewFor(game, seat));
  const [first] = views as [View, ...View[]];
  const decides = first.decision === null ? first : views[first.decision.seat]!;
  return {
    ...first,
    seat: 'spectator',
    sides: views.map((view, seat) => view.sides[seat]!),
    decision: decides.decision,
  };
}

/** The opponents' sides on top and mirrored, the first player's own side (or the viewing seat's) at the bottom. */
export function asciiTable(view: View, { width, names = seatNames(view.sides.length), chosen }: TableOptions): string {
  const near = view.seat === 'spectator' ? 0 : view.seat;
  const far = view.sides.filter(({ seat }) => seat !== near);
  const side = (each: SideView): string[] => sideLines(each, names[each.seat]!, width);
  return [
    headline(view, names),
    '='.repeat(width),
    ...far.flatMap((each) => side(each).toReversed()),
    stadiumLine(view, width),
    ...side(view.sides[near]!),
    '='.repeat(width),
    ...(view.decision === null ? [] : decisionLines(view.decision, { width, names, chosen: chosen ?? -1 })),
  ].join('\n');
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
      return `The game is over in turn ${turn}: ${names[winner ?? 0]} has won (${ways.join(', ')})`;
  }
}

function stadiumLine({ stadium }: View, width: number): string {
  const text = stadium === null ? '' : ` Stadium: ${stadium.name} `;
  return `${'-'.repeat(4)}${text}${'-'.repeat(Math.max(0, width - 4 - text.length))}`;
}

const LABEL_WIDTH = 10;

const labelled = (label: string, text: string, width: number): string =>
  `  ${label.padEnd(LABEL_WIDTH)}${wrap(text, width - 2 - LABEL_WIDTH).replaceAll('\n', `\n${' '.repeat(2 + LABEL_WIDTH)}`)}`;

/** From the middle of the table outwards. */
function sideLines(side: SideView, name: string, width: number): string[] {
  const line = (label: string, text: string): string => labelled(label, text, width);
  const active = side.active.map((each) => line('Active', each === null ? 'nobody' : pokemonText(each)));
  const bench = side.bench.map((each, place) => line(`Bench ${place + 1}`, pokemonText(each)));
  const played = side.played.length === 0 ? [] : [line('played', namesOf(side.played))];
  const hand = side.hand.cards === null ? [] : [line('hand', namesOf(side.hand.cards))];
  return [...active, ...bench, ...played, ...hand, `${name}: ${zonesText(side)}`];
}

const namesOf = (cards: readonly CardView[]): string =>
  cards.length === 0 ? 'no cards' : tallied(cards.map(({ name }) => name)).join(', ');

function zonesText({ deck, hand, discard, prizes, lostZone }: SideView): string {
  const zones: [string, ZoneView][] = [
    ['hand', hand],
    ['deck', deck],
    ['discard', discard],
    ['Prize cards', prizes],
  ];
  if (lostZone.count > 0) zones.push(['Lost Zone', lostZone]);
  return zones.map(([label, { count }]) => `${label} ${count}`).join(', ');
}

function pokemonText({ card, hp, damage, conditions, attached, under, markers }: PokemonView): string {
  if (card === null) return 'face down';
  return [
    `${card.name}, HP ${hp - damage}/${hp}${damage === 0 ? '' : `, damage ${damage}`}`,
    ...(conditions.length === 0 ? [] : [conditions.map(conditionName).join(', ')]),
    ...(attached.length === 0 ? [] : [namesOf(attached)]),
    ...(markers.length === 0 ? [] : [`markers ${tallied(markers).join(', ')}`]),
    ...(under.length === 0 ? [] : [`on ${listed(under.map(({ name }) => name))}`]),
  ].join('; ');
}

const conditionName = (condition: Condition): string => condition[0]!.toUpperCase() + condition.slice(1);

const DECIDES: Readonly<Record<DecisionKind, string>> = {
  none: 'nothing',
  first: 'who goes first',
  active: 'the Active Pokémon',
  bench: 'Pokémon for the Bench',
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
      const mark = answer === chosen ? '>' : ' ';
      return `${mark} ${String(place + 1).padStart(digits)}  ${wrap(text, width, ' '.repeat(digits + 4))}`;
    }),
  ];
}
