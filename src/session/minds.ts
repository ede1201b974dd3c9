import { type BotName, type Random, type Thinking, thinkers } from '../bots/index.js';
import { type Belief, type Game, Memory, outlookOf, type Seat } from '../engine/index.js';
import { isBot, type Player } from './seats.js';

/** What the bots of a table have seen, each from its own seat, kept from decision to decision. */
export type Memories = ReadonlyMap<Seat, Memory>;

/** `more`: seats that think elsewhere, and ask what they may go by. */
export const memoriesFor = (players: readonly Player[], more: ReadonlySet<Seat>): Memories =>
  new Map(
    players.flatMap((player, seat) => (isBot(player) || more.has(seat) ? [[seat, new Memory(seat)] as const] : [])),
  );

export const copyOf = (memories: Memories): Memories =>
  new Map([...memories].map(([seat, memory]) => [seat, memory.copy()]));

/** To be called at every decision, whoever decides. */
export function noticeAll(memories: Memories, game: Game): void {
  for (const memory of memories.values()) memory.notice(game);
}

/** What a bot has to go by beside the game. */
export interface Mind {
  readonly belief: Belief;
  readonly memory: Memory | undefined;
}

/** A bot's thought about the open decision. */
export const botThinking = (name: BotName, game: Game, { belief, memory }: Mind, random: Random): Thinking =>
  thinkers[name](outlookOf(game, belief, memory), random);
