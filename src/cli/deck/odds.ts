// `rulebox deck odds`: exact chances.
import {
  cardsOf,
  drawAllChance,
  drawChance,
  expectedMulligans,
  type Group,
  keepsHand,
  mulliganChance,
  nameKey,
  nearest,
  openingChances,
  prizedChances,
  type Ratio,
  stockOf,
  toNumber,
  toText,
} from '../../cards/index.js';
import { type CardFacts, ERAS, type Era, type Format, nameThatCounts } from '../../engine/index.js';
import { fail, table, wrap } from '../terminal.js';
import { type CardSource, countsText, eraFor, formatFor, wholeDeck } from './source.js';

interface Options extends CardSource {
  readonly era?: string;
  readonly format?: string;
  readonly card?: readonly string[];
  readonly atLeast: string;
  readonly turn: string;
  readonly json?: boolean;
}

interface Question {
  readonly title: string;
  readonly deck: readonly CardFacts[];
  readonly era: Era;
  readonly format: Format;
  readonly atLeast: number;
  readonly turn: number;
}

/** Cards that are asked about together, and what to call them. */
interface Wanted {
  readonly name: string;
  readonly group: Group;
  readonly atLeast: number;
}

/** For figures that hardly depend on it. */
const NEWEST: Era = ERAS[ERAS.length - 1]!;

export function runOdds(source: string, options: Options): void {
  const loaded = wholeDeck(source, options);
  const { name, list } = loaded;
  const [era, format] = [eraFor(loaded, options.era) ?? NEWEST, formatFor(loaded, options.format)];
  const deck = cardsOf(list.cards);
  if (!deck.some((card) => keepsHand(card, era)))
    fail(`${source}: without a Basic Pokémon no opening hand is ever kept (SETUP-11).`);
  if (deck.length < 7 + format.prizes)
    fail(`${source}: ${deck.length} cards are too few for a hand and ${format.prizes} Prize cards.`);
  const question: Question = {
    title: `${name}, ${countsText(list.cards)}`,
    deck,
    era,
    format,
    atLeast: numberOf('--at-least', options.atLeast, 1, deck.length),
    turn: numberOf('--turn', options.turn, 0, Math.max(0, deck.length - 7 - format.prizes)),
  };
  const asked = options.card?.map((each) => wantedCard(each, question)) ?? null;
  const answer = answerTo(question, asked ?? everyCard(question), asked !== null);
  process.stdout.write(
    `${options.json === true ? JSON.stringify(jsonOf(answer), null, 2) : textOf(question, answer)}\n`,
  );
}

function numberOf(option: string, typed: string, least: number, most: number): number {
  const value = Number(typed);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  return fail(`${option} must be a whole number from ${least} to ${most}.`);
}

const countedName = (card: CardFacts, era: Era): string => nameThatCounts(card.name, era.nameStrip);

/** `Name`, or `2 Name` where two of them are wanted. */
function wantedCard(asked: string, { deck, era, atLeast }: Question): Wanted {
  const [, count = String(atLeast), typed = asked] = /^(?:(\d+) +)?(.+)$/.exec(asked.trim()) ?? [];
  const names = new Map(deck.map((card) => [nameKey(countedName(card, era)), countedName(card, era)]));
  const key = nameKey(typed);
  const name = names.get(key);
  if (name !== undefined)
    return { name, group: (card) => nameKey(countedName(card, era)) === key, atLeast: Number(count) };
  const near = nearest(key, names.keys()).map((each) => names.get(each)!);
  return fail(`There is no ${typed} in this deck.${near.length === 0 ? '' : ` Do you mean ${near.join(' or ')}?`}`);
}

const KINDS: readonly Omit<Wanted, 'atLeast'>[] = [
  { name: 'any Supporter', group: (card) => card.trainer === 'supporter' },
  { name: 'any Energy', group: (card) => card.kind === 'energy' },
];

function everyCard({ deck, era, atLeast }: Question): Wanted[] {
  const names = [...new Set(deck.map((card) => countedName(card, era)))];
  const basics = { name: 'any Basic Pokémon', group: (card: CardFacts) => keepsHand(card, era) };
  const cards = names.map((name) => ({ name, group: (card: CardFacts) => countedName(card, era) === name }));
  return [...cards, basics, ...KINDS].filter(({ group }) => deck.some(group)).map((each) => ({ ...each, atLeast }));
}

interface CardOdds {
  readonly name: string;
  readonly copies: number;
  readonly opening: readonly (Ratio | null)[];
  readonly prized: readonly (Ratio | null)[];
  /** At least so many as wanted, in the opening hand and by each turn. */
  readonly drawn: readonly (Ratio | null)[];
}

interface Answer {
  readonly mulligan: Ratio | null;
  readonly expected: Ratio | null;
  readonly cards: readonly CardOdds[];
  readonly together: readonly (Ratio | null)[];
  readonly isAsked: boolean;
}

function answerTo(question: Question, wanted: readonly Wanted[], isAsked: boolean): Answer {
  const { deck, era, format, turn } = question;
  const stock = stockOf(deck, era, []);
  const turns = Array.from({ length: turn + 1 }, (_, each) => each);
  const cards = wanted.map(({ name, group, atLeast }) => ({
    name: atLeast === 1 ? name : `${atLeast} ${name}`,
    copies: deck.filter(group).length,
    opening: openingChances(deck, era, group),
    prized: prizedChances(deck, era, format, group),
    drawn: turns.map((each) => drawChance(deck, era, { group, atLeast, turn: each })),
  }));
  const together = isAsked && wanted.length > 1 ? turns.map((each) => drawAllChance(deck, era, wanted, each)) : [];
  return { mulligan: mulliganChance(stock), expected: expectedMulligans(stock), cards, together, isAsked };
}

/** One place after the point is enough, but what can happen is not called 0 %, nor what can fail 100 %. */
function percent(chance: Ratio | null | undefined): string {
  if (chance === null || chance === undefined) return '–';
  const value = 100 * toNumber(chance);
  if (value > 0 && value < 0.1) return `${Math.max(value, 0.00001).toFixed(value < 0.001 ? 5 : 3)} %`;
  if (value > 99.9 && chance.numerator < chance.denominator) return `${Math.min(value, 99.999).toFixed(3)} %`;
  return `${value.toFixed(1)} %`;
}

const some = (chances: readonly (Ratio | null)[]): string => {
  const none = chances[0] ?? null;
  return none === null ? '–' : percent({ ...none, numerator: none.denominator - none.numerator });
};

function textOf(question: Question, answer: Answer): string {
  const { turn, format, title } = question;
  const expected = answer.expected === null ? '' : `, ${toNumber(answer.expected).toFixed(2)} times a game on average`;
  const turns = Array.from({ length: turn }, (_, place) => `turn ${place + 1}`);
  const titles = ['card', 'copies', 'opening', ...turns, 'prized', 'all prized'];
  const rows = answer.cards.map(({ name, copies, drawn, prized }) => {
    const all = copies <= format.prizes ? percent(prized[copies]) : '–';
    return [name, copies, ...drawn.map(percent), some(prized), all];
  });
  const together = answer.together.length === 0 ? [] : [['all of them', '', ...answer.together.map(percent), '', '']];
  return [
    title,
    wrap(
      `Mulligan: ${percent(answer.mulligan)} of opening hands have no Basic Pokémon and are drawn again${expected} (SETUP-11).`,
    ),
    '',
    table(titles, [...rows, ...together]),
    ...(answer.isAsked ? answer.cards.flatMap((card) => ['', ...distribution(card, format)]) : []),
    '',
    wrap(NOTE),
  ].join('\n');
}

const NOTE =
  'The chance to hold at least that many in the opening hand and after the draw of one’s own first turns, and to have one or ' +
  'all among the Prize cards: of a hand that was kept, so it holds a Basic Pokémon, and without effects of cards. Every ' +
  'turn begins with a draw, the very first too, so it is the same for whoever goes first (TURN-02).';

function distribution({ name, opening, prized }: CardOdds, { prizes }: Format): string[] {
  const counts = Array.from({ length: Math.max(opening.length, prized.length) }, (_, count) => count);
  const rows = counts.map((count) => [count, percent(opening[count]), percent(prized[count])]);
  return [
    `How many ${name.replace(/^\d+ /, '')} are …`,
    table(['', 'in the opening hand', `among ${prizes} Prize cards`], rows),
  ];
}

const exact = (chance: Ratio | null): { chance: number; exact: string } | null =>
  chance === null ? null : { chance: toNumber(chance), exact: toText(chance) };

const jsonOf = ({ mulligan, expected, cards, together }: Answer): unknown => ({
  mulligan: exact(mulligan),
  expected_mulligans: expected === null ? null : { number: toNumber(expected), exact: toText(expected) },
  cards: cards.map(({ name, copies, opening, prized, drawn }) => ({
    name,
    copies,
    opening: opening.map(exact),
    prized: prized.map(exact),
    drawn_by_turn: drawn.map(exact),
  })),
  together_by_turn: together.map(exact),
});
