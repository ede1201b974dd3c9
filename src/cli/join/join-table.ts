// A bot that takes a seat elsewhere and plays there.
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BOT_TITLES } from '../../bots/index.js';
import { type DeckWish, HouseClient, linkOf, type TableAbout, type TableLink } from '../../protocol/index.js';
import { askByFetch, linkTyped, reach } from '../table/reach.js';
import { EXIT, fail } from '../terminal.js';
import { botNamed, wholeNumber } from '../typed.js';
import { mindOf } from './mind.js';
import { SeatedBot } from './seated-bot.js';

/** As they are typed. */
export interface JoinOptions {
  readonly bot: string;
  readonly deck?: string;
  readonly name?: string;
  readonly games?: string;
}

/** Sits down by a link, plays, and ends with the match. */
export async function joinTable(typed: string, options: JoinOptions): Promise<void> {
  const link = linkTyped(typed);
  const games = options.games === undefined ? null : wholeNumber('--games', options.games, 1_000_000);
  const player = botNamed(options.bot);
  const name = options.name ?? BOT_TITLES[player];
  const house = new HouseClient(link.address, askByFetch);
  const about = orFail(await house.about(link.table));
  const deck = await deckFor(house, about, options.deck);
  const seat = await seatAt(house, link, name);
  const client = reach(link, seat.key);
  const back = linkOf({ ...seat, to: 'seat', address: link.address, table: link.table });
  say(`${name} sits at table ${link.table}, seat ${seat.seat + 1}. The link to this seat: ${back}`);
  const bot = new SeatedBot(client, { deck, games, mind: mindOf(player, randomInt), say });
  process.once('SIGINT', () => bot.call());
  const ended = await bot.play();
  if (ended.is === 'called') say('The seat stays taken; its link leads back to it.');
  if (ended.is !== 'given-up') return;
  say(ended.sentence);
  process.exitCode = EXIT.fails;
}

const say = (sentence: string): boolean => process.stdout.write(`${sentence}\n`);

interface Seat {
  readonly seat: number;
  readonly key: string;
}

async function seatAt(house: HouseClient, link: TableLink, name: string): Promise<Seat> {
  if (link.to === 'watch') fail('This link only looks on. Ask for the one that invites to the table.');
  if (link.to === 'seat') return link;
  return orFail(await house.sit(link.table, { name }));
}

async function deckFor(house: HouseClient, { rules }: TableAbout, typed: string | undefined): Promise<DeckWish> {
  if (typed !== undefined) {
    if (!existsSync(typed)) return { from: 'library', name: typed };
    return { from: 'list', name: basename(typed).replace(/\.\w+$/, ''), list: readFileSync(typed, 'utf8') };
  }
  const fitting = orFail(await house.decks()).find(
    ({ era, format }) => (era ?? rules.era) === rules.era && (format ?? rules.format) === rules.format,
  );
  if (fitting === undefined) return fail(`The server has no deck for ${rules.era}, ${rules.format}. Name one: --deck`);
  return { from: 'library', name: fitting.name };
}

const orFail = <T>(result: { ok: true; value: T } | { ok: false; error: { sentence: string } }): T =>
  result.ok ? result.value : fail(result.error.sentence);
