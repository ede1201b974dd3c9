import { describe, expect, it } from 'vitest';
import { otherGame } from '../../../src/arena/checks/hidden-cards.js';
import { boundCards, shownToChoose } from '../../../src/arena/checks/shown-cards.js';
import { anyAnswer, plainGame, randomNumbers } from '../../../src/arena/index.js';
import { chanceFrom } from '../../../src/bots/index.js';
import { effectDecks } from '../../../src/cli/library-files.js';
import {
  believe,
  ERAS,
  type Game,
  type GameClaim,
  type GameRecord,
  listAnswers,
  Memory,
  newGame,
  play,
  TEAM_BATTLE,
} from '../../../src/engine/index.js';
import { differentAnswers } from '../../../src/session/analysis/alike.js';
import { explain, type Judged, judge } from '../../../src/session/analysis/judge.js';
import { standOf } from '../../../src/session/analysis/stand.js';
import { weigh } from '../../../src/session/analysis/weigh.js';
import { type Analysis, claimOf, reckoningWith, Table } from '../../../src/session/index.js';
import { library } from '../tables.js';
import { analysisOf } from './boards.js';

function ended<T>(going: Generator<void, T>): T {
  for (;;) {
    const next = going.next();
    if (next.done === true) return next.value;
  }
}

/** What is said of the last of the offered answers where a game stands, with the reasons, whatever the verdict. */
function judgedAt(game: Game): Judged {
  const { seat } = game.state.decision;
  const stand = standOf(game, believe(game.setup), new Memory(seat));
  const given = listAnswers(game).at(-1)!;
  const random = chanceFrom([7, 7, 7, 7], seat, 1);
  const answers = differentAnswers(game, listAnswers(game), given);
  const trials = ended(weigh({ stand, answers, given, plays: 200 }, random));
  const decided = { stand, given, choice: 0 };
  return ended(explain({ ...decided, trials, random, judged: judge(decided, trials, random) }));
}

/** Games of two and of four, left off here and there where there is something to choose. */
function* positions(): Generator<Game> {
  const { facts, programs, decks } = effectDecks();
  const claims: GameClaim[] = [
    { era: 'hgss-2010', format: 'constructed', facts, programs, decks: decks.slice(0, 2), seed: 6 },
    { era: 'swsh-2022', format: 'constructed', facts, programs, decks: decks.slice(0, 2), seed: 8 },
    plainGame(ERAS.find(({ id }) => id === 'platinum-2009')!, TEAM_BATTLE, randomNumbers(5)),
  ];
  for (const claim of claims) {
    const game = newGame(claim);
    if (!game.ok) throw new Error(game.error[0]!.message);
    const random = randomNumbers(2);
    for (let choices = 0; choices < 60 && game.value.state.phase !== 'over'; choices++) {
      const answers = listAnswers(game.value);
      if (choices % 27 === 26 && differentAnswers(game.value, answers, null).length > 1) yield game.value;
      play(game.value, anyAnswer(game.value, random));
    }
  }
}

describe('what is said of a decision', () => {
  it('is the same wherever the cards lie that its player cannot see (ZONE-03)', () => {
    const seats = new Set<number>();
    for (const game of positions()) {
      const { seat } = game.state.decision;
      const keep = [...shownToChoose(game, seat), ...boundCards(game)];
      const other = otherGame(game, { seat, keep, own: true }, randomNumbers(3));
      expect(judgedAt(other)).toEqual(judgedAt(game));
      seats.add(game.state.sides.length);
    }
    expect([...seats]).toEqual([2, 4]);
  }, 60_000);
});

/** Every sentence of an analysis. */
const textsOf = ({ decisions, turningPoints }: Analysis): string =>
  JSON.stringify([
    turningPoints.map(({ sentence }) => sentence),
    decisions.map(({ best, given, reasons }) =>
      [...best, given].flatMap(({ option, line }) => [option.text, ...line]).concat(reasons),
    ),
  ]);

describe('what is said of a player’s decisions', () => {
  const players = ['random', 'random'] as const;

  function played(claim: GameClaim, choices: number): GameRecord {
    const table = Table.begin({ ...claim, anyDeck: true }, players);
    if (!table.ok) throw new Error(table.error[0]?.message);
    for (let choice = 0; choice < choices; choice++) table.value.goOn();
    return table.value.record();
  }

  /** Kinds of cards of seat 1 that no seat but its own was shown. */
  function unseenKinds(record: GameRecord, claim: GameClaim): readonly number[] {
    const table = Table.resume(record, players);
    if (!table.ok) throw new Error(table.error[0]?.message);
    const { faces } = table.value.viewing(0).whole();
    const seen = new Set(faces.map(({ facts }) => facts.name));
    const own = new Set(claim.decks[0]);
    return [...new Set(claim.decks[1])].filter((place) => !own.has(place) && !seen.has(claim.facts[place]!.name));
  }

  const claim = claimOf(
    { era: 'hgss-2010', format: 'constructed', decks: [2, 3], players, seed: 4 },
    library,
  ) as GameClaim;
  const record = played(claim, 40);
  const unseen = unseenKinds(record, claim);
  const options = { seat: 0, plays: 300 };

  it('does not depend on cards of the opponent that never came to light', () => {
    expect(unseen.length).toBeGreaterThan(2);
    const facts = claim.facts.map((each, place) =>
      unseen.includes(place) ? { ...each, name: `Other ${place}`, hp: each.hp && 10 } : each,
    );
    const other = { ...record, game: { ...record.game, facts } } as GameRecord;
    expect(analysisOf(other, options)).toEqual(analysisOf(record, options));
  });

  it('names no card that is only imagined, though its player reckons with it', () => {
    const decks = [claim.decks[1]!.map((place) => claim.facts.indexOf(claim.facts[place]!))];
    const facts = claim.facts.map((each, place) =>
      unseen.includes(place) ? { ...each, name: `Imagined ${place}` } : each,
    );
    const pool = { facts, ...(claim.programs === undefined ? {} : { programs: claim.programs }), decks };
    const analysis = analysisOf(record, { ...options, reckoning: reckoningWith(() => pool) });
    const text = textsOf(analysis);
    expect(text.length).toBeGreaterThan(1000);
    expect(text).not.toContain('Imagined');
    for (const place of unseen) expect(text).not.toContain(claim.facts[place]!.name);
  });

  it('is the same for the same record and options, and can be stopped on the way', () => {
    expect(analysisOf(record, options)).toEqual(analysisOf(record, options));
  });
});
