// What is to be played, by what was typed: decks, era, format, bots, how many games.
import { BOT_NAMES } from '../../bots/index.js';
import { type Contest, fixedNumber, Hall, type Until } from '../../contest/index.js';
import { CONSTRUCTED, ERAS, FORMATS } from '../../engine/index.js';
import { eraFor, loadDeck } from '../deck/source.js';
import { shippedLibrary } from '../library-files.js';
import { fail } from '../terminal.js';
import { eraNamed, seedTyped, wholeNumber } from '../typed.js';
import { contestDecks, sideBySide } from './decks.js';
import { isBotNamed } from './own-bots.js';

/** What was typed after `rulebox arena`. */
export interface Asked {
  readonly era?: string;
  readonly format: string;
  readonly all?: boolean;
  readonly against?: readonly string[];
  readonly bot: string;
  readonly games?: string;
  readonly until?: string;
  readonly seed: string;
  readonly cards?: readonly string[];
  readonly unknown?: boolean;
  readonly keep?: string;
  readonly replay?: string;
}

/** Looking for a sure answer ends here, with none. */
const MOST_TO_DECIDE = 10_000;
const USUAL_GAMES = 100;

/** The contest that was asked for, or the end of the command with what is wrong. */
export function contestOf(typed: readonly string[], asked: Asked): Contest {
  const format = FORMATS.find(({ id }) => id === asked.format);
  if (format === undefined)
    return fail(`--format: there is no "${asked.format}"; there are ${FORMATS.map(({ id }) => id).join(', ')}.`);
  const bots = botsNamed(asked.bot);
  const named = [...typed, ...(asked.against ?? [])];
  const era = asked.era === undefined ? eraOf(named, asked) : eraNamed(asked.era).id;
  const sources = asked.all === true ? withAll(named, era, format.id) : named;
  const tried = asked.against === undefined && !(asked.all === true && typed.length > 0) ? undefined : typed.length;
  checkCount(sources, bots, tried);
  const until = untilTyped(asked.until);
  const decks = contestDecks(sources, { ...asked, era });
  const contest: Contest = {
    era,
    format: format.id,
    bots,
    reckon: asked.unknown === true ? 'others' : 'all',
    games: gamesTyped(asked.games, until),
    seed: seedTyped(asked.seed),
    ...(until === null ? {} : { until }),
    ...(tried === undefined ? {} : { tried }),
    ...(asked.keep === undefined && asked.replay === undefined ? {} : { keep: true }),
    names: decks.names,
    pool: tried === 2 ? sideBySide(decks.pool) : decks.pool,
  };
  const faults = new Hall({ ...contest, bots: ['random', 'random'] }, () => 0).faults(); // decks, whoever plays them
  return faults.length === 0 ? contest : fail(faults.map(({ message }) => message).join('\n'));
}

/** The era that the decks are of. Invented decks are of none and go along with the others. */
function eraOf(sources: readonly string[], asked: Asked): string {
  const eras = sources.map((source) => ({
    source,
    era: eraFor(loadDeck(source, { ...asked, reprints: 'take' }), undefined),
  }));
  const known = eras.filter(({ era }) => era !== null);
  const ids = new Set(known.map(({ era }) => era!.id));
  const [only] = ids;
  if (ids.size === 1) return only!;
  if (ids.size > 1) {
    const each = known.map(({ source, era }) => `${source}: ${era!.title}`);
    return fail(
      `The decks are of different eras.\n${each.join('\n')}\nSay by which rules they are to play: --era ${only}.`,
    );
  }
  return fail(`None of the decks tells its era. Name one: --era ${ERAS.map(({ id }) => id).join(' or ')}.`);
}

/** With all others that ship for the era and the format. */
function withAll(named: readonly string[], era: string, format: string): string[] {
  const all = shippedLibrary().decks.filter((deck) => deck.era === era && deck.format === format);
  const isNamed = ({ name, slug }: { name: string; slug: string }): boolean =>
    named.some((each) => [name, slug].some((known) => known.toLowerCase() === each.toLowerCase()));
  return [...named, ...all.filter((deck) => !isNamed(deck)).map(({ slug }) => slug)];
}

function checkCount(sources: readonly string[], bots: readonly [string, string], tried: number | undefined): void {
  if (tried === 0 || tried === sources.length)
    fail('--against takes the decks to play against; name the decks that are tried before it.');
  if (sources.length < 2 && bots[0] === bots[1])
    fail('One deck has nobody to play against. Name two decks, or two bots for one deck, or --all.');
}

function gamesTyped(typed: string | undefined, until: Until | null): number {
  if (typed === undefined) {
    if (until === null) return USUAL_GAMES;
    return until === 'decided' ? MOST_TO_DECIDE : even(fixedNumber(until.within));
  }
  const games = wholeNumber('--games', typed, 10_000_000);
  return games === 0 ? fail('--games takes a whole number from 1 on.') : games;
}

const even = (games: number): number => Math.ceil(games / 8) * 8;

/** `2%`, `1.5 %`, `decided`. */
function untilTyped(typed: string | undefined): Until | null {
  if (typed === undefined) return null;
  if (typed === 'decided') return typed;
  const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(typed.trim())?.[1];
  const within = Number(percent) / 100;
  if (percent === undefined || within < 0.001 || within > 0.25)
    return fail(`--until takes how far the intervals may reach, from 0.1% to 25%, or decided, not "${typed}".`);
  return { within };
}

function botsNamed(typed: string): [string, string] {
  const names = typed.split(',').map((name) => name.trim());
  const [one, other = one] = names;
  if (one === undefined || other === undefined || names.length > 2 || !names.every(isBotNamed))
    return fail(
      `--bot takes one or two of ${BOT_NAMES.join(', ')}, or files of your own, separated by a comma, not "${typed}".`,
    );
  return [one, other];
}

/** What is played where nothing else is said. */
export const USUAL_FORMAT = CONSTRUCTED.id;
