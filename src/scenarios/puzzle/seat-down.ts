import {
  type Answer,
  type Belief,
  believe,
  fork,
  type Game,
  gameWith,
  Memory,
  nonceFor,
  type Outlook,
  outlookOf,
  type Random,
  type Seat,
  type Setup,
  seedFrom,
  seedOfNumber,
  streamOf,
} from '../../engine/index.js';
import { newTable, type Table } from '../run/table.js';

/** Who is asked: a bot, or whoever else answers by an outlook and by chance. */
export type Solver = (outlook: Outlook, random: Random) => Answer;

/** Somebody who sits before a puzzle: the game is theirs alone, and so is their luck. */
export interface Seated {
  readonly table: Table;
  readonly seat: Seat;
  readonly random: Random;
  outlook(): Outlook;
}

/**
 * Sits somebody down for the so-manieth time. Coins, shuffles and, where nothing has been played yet, what lies face
 * down are different each time, so that luck solves nothing; each time is the same for everybody.
 */
export function seatDown({ scenario, game, library }: Table, time: number): Seated {
  const seed = seedFrom(seedOfNumber(time + 1), nonceFor('game'));
  const random = streamOf(seed, nonceFor('bot'));
  const isPlayed = scenario.steps.length > 0;
  // What is asked stays, because what is half carried out reckons with it.
  const chance = { coins: 'seeded', shuffles: 'seeded', announceFreely: false, askForced: isPlayed } as const;
  const setup: Setup = { ...game.setup, options: { ...game.setup.options, ...chance } };
  const own: Game = { ...gameWith(setup, fork(game.state)), log: { setup, numbers: [] } };
  own.state.seed = seed;
  own.state.drawn = 0;
  if (!isPlayed) for (const { deck, prizes } of own.state.sides) for (const pile of [deck, prizes]) mix(pile, random);
  const { seat } = own.state.decision;
  const memory = new Memory(seat);
  const belief = beliefIn(setup);
  return { table: newTable(scenario, own, library), seat, random, outlook: () => look(own, belief, memory) };
}

function look(game: Game, belief: Belief, memory: Memory): Outlook {
  memory.notice(game);
  return outlookOf(game, belief, memory);
}

/** Who plays knows what kind of deck sits opposite, not where its cards lie. */
function beliefIn(setup: Setup): Belief {
  const decks = Array.from({ length: setup.format.seats }, (_, seat) =>
    setup.cardOf.filter((_card, id) => setup.ownerOf[id] === seat),
  );
  return believe(setup, { facts: setup.cards.map(({ facts }) => facts), programs: setup.programs, decks });
}

/** Every order of the pile is as likely as another. */
function mix(pile: number[], random: Random): void {
  const cards = pile.slice();
  for (let i = 0; i < pile.length; i++) pile[i] = cards.splice(random(cards.length), 1)[0]!;
}
