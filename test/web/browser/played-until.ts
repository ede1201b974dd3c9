// A game that was played up to the moment in which something is asked, to be taken up in the page.
import type { Page } from '@playwright/test';
import { bots, chanceFrom } from '../../../src/bots/index.js';
import {
  type Answer,
  type GameEvent,
  outlookOf,
  replay,
  seatOf,
  seedOfNumber,
  type View,
  viewFor,
} from '../../../src/engine/index.js';
import { claimOf, decksOf, type KeptGame, knowCards, Table, type TableSetup } from '../../../src/session/index.js';
import { type House, idle, openPage, type Room } from './browser.js';
import { builtDecks } from './built-decks.js';

export interface Wanted {
  readonly era: string;
  readonly decks: readonly [string, string];
  /** What is played as soon as it can be: the beginning of its sentence, or what it is like. */
  readonly eager?: string | RegExp;
  /** What is never done: the beginning of its sentence. */
  readonly shunned?: RegExp;
  /** Whether it is the moment, as the person sees it. */
  readonly isThere: (view: View, table: Table) => boolean;
}

/** Plays seed after seed, as a bot would, until the moment has come. */
export function playedUntil({ era, decks, ...wanted }: Wanted): KeptGame {
  const collections = builtDecks();
  for (const collection of collections) knowCards(collection);
  const names = collections.flatMap((collection) => collection.names);
  for (let seed = 1; seed < 60; seed++) {
    const places = decks.map((name) => names.indexOf(name));
    const setup: TableSetup = { era, format: 'constructed', decks: places, players: ['person', 'casual'], seed };
    const begun = Table.begin(claimOf(setup, decksOf(collections)), setup.players);
    if (!begun.ok) throw new Error(begun.error[0]?.message);
    if (isReached(begun.value, seed, wanted))
      return { setup, record: begun.value.record(), summary: begun.value.summary(0) };
  }
  throw new Error('The moment does not come.');
}

/** A game that was played to its end, as bots would: the first seed that the person wins, or loses. */
export function playedOut(result: 'won' | 'lost', { era, decks }: Pick<Wanted, 'era' | 'decks'>): KeptGame {
  const collections = builtDecks();
  for (const collection of collections) knowCards(collection);
  const names = collections.flatMap((collection) => collection.names);
  for (let seed = 1; seed < 200; seed++) {
    const places = decks.map((name) => names.indexOf(name));
    const setup: TableSetup = { era, format: 'constructed', decks: places, players: ['person', 'casual'], seed };
    const table = Table.begin(claimOf(setup, decksOf(collections)), ['greedy', 'casual']);
    if (!table.ok) throw new Error(table.error[0]?.message);
    while (table.value.goOn());
    const summary = table.value.summary(0);
    const isFit = summary.turn > 4 && summary.choices < 60; // a coach goes through it, too
    if (summary.over && isFit && summary.winner === (result === 'won' ? 0 : 1))
      return { setup, record: table.value.record(), summary };
  }
  throw new Error('No game ends so.');
}

type Aim = Pick<Wanted, 'eager' | 'shunned' | 'isThere'>;

function isReached(table: Table, seed: number, { eager, shunned, isThere }: Aim): boolean {
  for (let choice = 0; choice < 60; choice++) {
    while (table.goOn());
    const reached = replay(table.record());
    if (!reached.ok || reached.value.state.phase === 'over') return false;
    const view = viewFor(reached.value, 0);
    if (view.decision?.seat === 0 && isThere(view, table)) return true;
    const options = view.decision?.options ?? [];
    const first = eager === undefined ? undefined : options.find(({ text }) => isLike(text, eager));
    const bot = bots.casual(outlookOf(reached.value), chanceFrom(seedOfNumber(seed), 0, choice));
    const isShunned = options.some(
      ({ answer, text }) => shunned?.test(text) === true && JSON.stringify(answer) === JSON.stringify(bot),
    );
    const other = options.find(({ text }) => shunned?.test(text) !== true);
    table.choose(0, first?.answer ?? (isShunned ? (other?.answer ?? bot) : bot));
  }
  return false;
}

const isLike = (text: string, eager: string | RegExp): boolean =>
  typeof eager === 'string' ? text.startsWith(eager) : eager.test(text);

/** Takes the game up, in a page of its own. */
export async function takenUp(house: House, kept: KeptGame, room: Room = {}): Promise<Page> {
  const { page } = await openPage(house, { ...room, at: '/table', kept });
  await idle(page);
  return page;
}

/** A page that shows the same moment on a phone, or by day, is opened as the first one was. */
export const searching: Wanted = {
  era: 'hgss-2010',
  decks: ['DonChamp', 'Ember Spark'],
  eager: 'Play Pokémon Collector',
  isThere: ({ decision }) =>
    decision?.asks?.name === 'Pokémon Collector' && decision.asks.most === 3 && decision.options.length > 3,
};

export const discarding: Wanted = {
  era: 'swsh-2022',
  decks: ['Arceus Duraludon', 'Rapid Strike'],
  eager: 'Play Ultra Ball',
  isThere: ({ decision, sides }) =>
    decision?.kind === 'choose-cards' &&
    decision.asks?.name === 'Ultra Ball' &&
    sides[0]!.hand.count >= 6 &&
    decision.options.some(({ card }) => sides[0]!.hand.cards!.some((each) => each.card === card)),
};

/** Three damage counters are put on the other's Pokémon, in any way you like. */
export const spreading: Wanted = {
  era: 'hgss-2010',
  decks: ['Ash and Lightning', 'Deep Water'],
  eager: /^Evolve|with Scatter$|^Attach Lightning/,
  isThere: ({ decision }) => decision?.asks?.spread?.what === 'counter' && decision.options.length > 1,
};

/** Energy cards of one kind are attached to your Pokémon, in any way you like. */
export const givingEnergy: Wanted = {
  era: 'swsh-2022',
  decks: ['Arceus Duraludon', 'Rapid Strike'],
  eager: 'Attack',
  isThere: ({ decision }) => {
    const spread = decision?.asks?.spread ?? null;
    return spread?.what === 'card' && spread.left > 1 && decision!.options.length > 1;
  },
};

/** A text lets choose between two effects. */
export const choosingEffect: Wanted = {
  era: 'swsh-2022',
  decks: ['Inteleon', 'Rapid Strike'],
  eager: 'Play Ordinary Rod',
  isThere: ({ decision }) => decision?.kind === 'choose-option' && decision.options.length === 2,
};

/** The other one had no Basic Pokémon at first. */
export const drawingBonus: Wanted = {
  era: 'platinum-2009',
  decks: ['Chilly Breath', 'CurseGar'],
  isThere: ({ decision }) => decision?.kind === 'bonus',
};

/** Nothing is left of a turn but a power and its end. */
export const readyPower: Wanted = {
  era: 'platinum-2009',
  decks: ['Chilly Breath', 'CurseGar'],
  isThere: ({ decision }) => {
    const groups = new Set(decision?.options.map(({ group }) => group));
    return decision?.kind === 'turn' && groups.has('use') && !groups.has('attack') && !groups.has('attach');
  },
};

/** What would happen, step by step, if the person chose this: until the person is asked again. */
export function stepsAfter(table: Table, answer: Answer): readonly (readonly GameEvent[])[] {
  const other = Table.resume(table.record(), ['person', 'casual']);
  if (!other.ok) throw new Error('The game cannot be taken up.');
  const viewing = other.value.viewing(0);
  other.value.choose(0, answer);
  const steps = [viewing.next().events];
  while (other.value.goOn()) steps.push(viewing.next().events);
  return steps;
}

const TWO = { era: 'hgss-2010', decks: ['DonChamp', 'Ember Spark'] } as const;

/** Your only attack Knocks Out a Pokémon of the other, and none of your own. */
export const knockingOut: Wanted = {
  ...TWO,
  isThere: ({ decision }, table) => {
    const attacks = decision?.options.filter(({ group }) => group === 'attack') ?? [];
    const [events = []] = attacks.length === 1 ? stepsAfter(table, attacks[0]!.answer) : [];
    const fallen = events.flatMap((event) => (event.kind === 'knockedOut' ? [seatOf(event.pokemon)] : []));
    return fallen.length === 1 && fallen[0] === 1;
  },
};

/** The other has played for some turns, and has something to do in the next. */
export const watching: Wanted = {
  ...TWO,
  isThere: ({ decision, turn }) => decision?.kind === 'turn' && turn >= 5,
};
