import { navigate } from 'wouter/use-hash-location';
import type { CardId, Intent, Option, PokemonId, Seat } from '../../engine/index.js';
import type { Covered, KeptGame, Player, Reasons, TableSetup } from '../../session/index.js';
import { addressOf } from '../links/address.js';
import { packText } from '../links/link.js';
import { afterwards } from '../motion/afterwards.js';
import { hurry, put, show } from '../motion/director.js';
import { isKeptBroken, keepGame, keepOn, keptGame, putAside, runningGame } from '../session/keep.js';
import { beginMatch, goOnWithMatch, isMatchOver, matchOf, noteInMatch, pickerAfter } from '../session/match.js';
import { nameDecksAgain, notePlayed } from '../session/played.js';
import { addRecent } from '../session/recent-games.js';
import { type RecordFile, saveRecord as saveFile } from '../session/save-file.js';
import { Follower, type Step, type Told } from '../session/steps.js';
import { atRest, EMPTY, type Slip, useTable } from '../session/store.js';
import { openSession } from '../thread/client.js';
import { RECENT } from '../words/replay.js';
import { BAR } from '../words/words.js';
import { endAgain, forgetTurn, keepTurn } from './again.js';
import { shownAs, shownSteps } from './shown.js';
import { playAt, sourceNow } from './source.js';
import { beginWatching, isWatched, nextWish } from './watching.js';

const { getState: now, setState: set } = useTable;

const follower = new Follower();

const isRefused = (result: object): result is Reasons => 'sentence' in result;

/** Begins a game and shows it. Says what is wrong if it cannot begin. */
export async function beginGame(setup: TableSetup): Promise<string | null> {
  await leaveGame();
  const { session } = await openSession();
  return open(setup, await session.begin(setup));
}

/** A game that was not played to its end is not lost when another begins: it goes on the list of recent games. */
async function leaveGame(): Promise<void> {
  const kept = keptGame();
  if (kept === null) putAside(RECENT.unreadable);
  else if (!kept.summary.over && kept.record.choices.length > 0) await addRecent(kept);
}

/** Goes on with a game from anywhere when the table is opened next. */
export async function takeUpGame(game: KeptGame): Promise<void> {
  await leaveGame();
  keepGame(game);
  set(EMPTY);
}

/**
 * Goes back to a choice of a game that is over, to be played on from there; `players`: who sits where, null: a bot for everybody
 * else. It counts for no deck. Says what is wrong if it cannot.
 */
export async function playOnFrom(
  written: string,
  { choice, seat }: { readonly choice: number; readonly seat: Seat },
  players: readonly Player[] | null,
): Promise<string | null> {
  const { session } = await openSession();
  const record = JSON.parse(written) as KeptGame['record'];
  const kept = await session.takeSeat({ ...record, choices: record.choices.slice(0, choice) }, seat);
  if ('faults' in kept) return kept.faults.join(' ');
  await takeUpGame(players === null ? kept : { ...kept, setup: { ...kept.setup, players } });
  return null;
}

/** The same cards and players as in a game that is over, another deal. */
export async function playAgain(game: KeptGame): Promise<string | null> {
  await leaveGame();
  const { session } = await openSession();
  const seed = newSeed();
  return open({ ...game.setup, seed }, await session.rematch(game, seed));
}

/** Goes on with the game that was kept when the page was closed; false if there is none. One that is refused is put aside. */
export async function resumeGame(): Promise<boolean> {
  const kept = keptGame();
  if (kept === null) {
    putAside(RECENT.unreadable);
    return false;
  }
  const { session } = await openSession();
  const fault = open(kept.setup, await session.resume(kept));
  if (fault !== null) putAside(fault);
  else if (isKeptBroken()) goOnShortened(RECENT.shortened(kept.record.choices.length));
  return fault === null;
}

/** What can be read is gone on with; all that there is lies aside. */
function goOnShortened(sentence: string): void {
  putAside(sentence);
  refuse({ sentence, rules: [] });
}

function open(setup: TableSetup, result: Told | { readonly faults: readonly string[] }): string | null {
  if ('faults' in result) return result.faults.join(' ');
  playAt(null);
  hurry(); // what is shown of another game
  forgetTurn();
  const { inspected: _, ...rest } = EMPTY;
  set({ ...rest, setup, busy: true });
  void present(result);
  return null;
}

/** What has happened is kept at once: whoever closes the page while it is shown loses nothing. */
async function present(told: Told): Promise<void> {
  const { setup } = now();
  await Promise.all([showSteps(shownSteps(follower.follow(told), now())), keep()]);
  if (told.covered !== undefined && now().setup === setup) layCover(told.covered);
  await watchOn();
}

/** From now on nobody's hand is on the page; at the end of a game there is nobody to take the cover off. */
function layCover({ to, moment }: Covered): void {
  forgetTurn();
  const { inspected, pile, logOpen, keysOpen, conceding } = EMPTY;
  set({ ...atRest, inspected, pile, logOpen, keysOpen, conceding, news: [], covered: to });
  put(shownAs(moment, now()));
}

/** Takes the cover off, for who is asked. */
export async function liftCover(): Promise<void> {
  const { session } = await openSession();
  const steps = shownSteps(follower.follow(await session.lift()), now());
  set({ covered: null });
  await showSteps(steps);
}

/** Puts the cover on. */
export async function coverUp(): Promise<void> {
  const { session } = await openSession();
  const { covered } = await session.cover();
  if (covered !== undefined) layCover(covered);
}

/** Lets everything be seen that has happened; nothing can be chosen meanwhile. */
export async function showSteps(steps: readonly Step[]): Promise<void> {
  await endAgain();
  keepTurn(now().moment, steps);
  set({ busy: true, news: steps.flatMap(({ events }) => events) });
  await show(steps);
  set({ busy: false });
}

async function keep(): Promise<void> {
  const { session } = await openSession();
  const news = await session.toKeep();
  if ('record' in news) keepGame(news);
  else keepOn(news);
  const { setup } = now();
  if (setup !== null) noteInMatch(setup, news.summary);
  const kept = news.summary.over ? runningGame() : null;
  if (kept === null) return;
  notePlayed(kept);
  await addRecent(kept);
}

let watching: TableSetup | null = null;

/** Where nobody here plays, the bots are let go on as somebody wants them to. */
async function watchOn(): Promise<void> {
  const { setup } = now();
  if (!isWatched(setup) || watching === setup) return;
  watching = setup;
  beginWatching();
  const { session } = await openSession();
  for (let isFirst = true; ; isFirst = false) {
    const wish = await nextWish(setup, isFirst);
    if (wish === 'leave') break;
    const asked = wish === 'look' ? session.watchAs(now().watched.open ? 'open' : 'spectator') : session.others();
    const steps = follower.follow(await asked);
    if (now().setup !== setup) break;
    await showSteps(shownSteps(steps, now()));
    await keep();
  }
  if (watching === setup) watching = null;
}

/** Gives an answer; the rules may refuse it. */
export async function choose(option: Pick<Option, 'answer'>): Promise<void> {
  if (now().busy) return hurry();
  set({ ...atRest, busy: true });
  await unlessBroken(async () => {
    const outcome = await sourceNow().choose(option.answer);
    if (outcome === null) set({ busy: false });
    else if (isRefused(outcome)) {
      set({ busy: false });
      refuse(outcome, { intent: { do: 'answer', answer: option.answer } });
    } else await present(outcome);
  });
}

/** A bug of ours must not take the game away: it is said, and what was played so far is kept. */
async function unlessBroken(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    console.error(error);
    set({ busy: false });
    refuse({ sentence: BAR.broken, rules: [] });
  }
}

export async function concede(): Promise<void> {
  set({ ...atRest, conceding: false, busy: true });
  const outcome = await sourceNow().concede();
  if (outcome === null || isRefused(outcome)) set({ busy: false });
  else await present(outcome);
}

/** Takes the last choice back. */
export const undo = (): void => afterwards(() => void goAlong('undo', now().moment?.undoable), 'any turn');

/** Makes a choice again that was taken back. */
export const redo = (): void => afterwards(() => void goAlong('redo', now().moment?.redoable), 'any turn');

async function goAlong(way: 'undo' | 'redo', steps = 0): Promise<void> {
  if (steps === 0) return;
  forgetTurn();
  set({ ...atRest, busy: true });
  await unlessBroken(async () => {
    const { session } = await openSession();
    await present(await session[way]());
  });
}

/** The same decks and players, another deal: the next game of a match, or another match, where one was played. */
export async function rematch(): Promise<void> {
  const { setup } = now();
  if (setup === null) return;
  const { session } = await openSession();
  const seed = newSeed();
  const match = matchOf(setup);
  if (match !== null && isMatchOver(match)) beginMatch(seed, match.bestOf);
  else if (match !== null) goOnWithMatch(match, seed);
  nameDecksAgain(String(setup.seed), seed);
  const picker = match === null || isMatchOver(match) ? null : pickerAfter(match);
  open({ ...setup, seed }, await session.again(seed, picker));
}

/** Nobody can foresee it: 128 bits of the machine's own chance. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Says why something is not possible. */
export async function askWhy(intent: Intent, about: { pokemon: PokemonId | null; card: CardId | null }): Promise<void> {
  if (now().moment?.replayed !== undefined) return; // nobody is asked there
  const reasons = await sourceNow().whyNot(intent);
  if (reasons !== null) refuse(reasons, { ...about, intent });
}

/** Shows why something was refused: what it was about, and what was wanted, as far as that is known. */
export function refuse(reasons: Reasons, about: Partial<Pick<Slip, 'pokemon' | 'card' | 'intent' | 'act'>> = {}): void {
  const { pokemon = null, card = null, intent = null, act = null } = about;
  set((state) => ({ slip: { ...reasons, pokemon, card, intent, act, number: (state.slip?.number ?? 0) + 1 } }));
}

/** The eras in which the rules would have let one do what was refused. */
export const askElsewhere = (intent: Intent): Promise<readonly string[]> => sourceNow().allowedIn(intent);

/** Why the Pokémon cannot retreat. */
export const askRetreat = (pokemon: PokemonId): Promise<void> =>
  askWhy({ do: 'retreat', pokemon, to: null }, { pokemon, card: null });

/** The record as a file, for `rulebox replay`. */
export const saveRecord = (): Promise<void> => withRecord(saveFile);

/** Opens the game that lies on the table as a replay. */
export const watchAgain = (): Promise<void> =>
  withRecord(async ({ text }) => navigate(addressOf(await packText(text.trim()))));

async function withRecord(act: (file: RecordFile) => void | Promise<void>): Promise<void> {
  const file = await sourceNow().recordFile();
  if (isRefused(file)) refuse(file);
  else await act(file);
}
