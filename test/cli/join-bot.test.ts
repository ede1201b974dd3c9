import { describe, expect, it } from 'vitest';
import { mindOf } from '../../src/cli/join/mind.js';
import { type BotSeat, type Errand, SeatedBot } from '../../src/cli/join/seated-bot.js';
import type { ClientNews, Sketched, TableAbout, Verdict } from '../../src/protocol/index.js';
import type { Moment } from '../../src/session/index.js';
import { ABOUT } from '../protocol/about.js';
import { settled } from '../protocol/fake-world.js';
import { setupOf, tableOf } from '../session/tables.js';

const DONE: Verdict = { is: 'done' };
const table = tableOf(setupOf(1, 'hgss-2010', ['person', 'person']));
const SEAT = table.waitsFor!;
const MOMENT: Moment = table.viewing(SEAT).whole();

/** A seat whose table is whatever the test says. */
class ScriptedSeat implements BotSeat {
  readonly said: string[] = [];
  readonly seat = SEAT;
  readonly moment = MOMENT;
  isAsked = false;
  deckVerdict: Verdict = DONE;
  choiceVerdict: Verdict = DONE;
  private hear: (news: ClientNews) => void = () => {};

  constructor(public about: TableAbout) {}

  listen(hear: (news: ClientNews) => void): () => void {
    this.hear = hear;
    return () => {
      this.hear = () => {};
    };
  }

  async tell(about: Partial<TableAbout>): Promise<void> {
    this.about = { ...this.about, ...about };
    this.hear({ is: 'about', about: this.about, seat: SEAT, serverAhead: 0 });
    await settled();
  }

  line(line: Extract<ClientNews, { is: 'line' }>['line']): void {
    this.hear({ is: 'line', line });
  }

  choose = (answer: { kind: string }): Promise<Verdict> => {
    this.isAsked = this.choiceVerdict.is === 'refused';
    return this.note(`choose ${answer.kind}`, this.choiceVerdict);
  };
  sketch = (): Promise<Sketched> => Promise.resolve({ is: 'late' });
  deck = (): Promise<Verdict> => this.note('deck', this.deckVerdict);
  ready = (): Promise<Verdict> => this.note('ready');
  ask = (request: string): Promise<Verdict> => this.note(`ask ${request}`);
  reply = (request: string, yes: boolean): Promise<Verdict> => this.note(`reply ${request} ${yes}`);
  leave = (): Promise<Verdict> => this.note('leave');
  close(): void {
    this.said.push('close');
  }

  private note(what: string, verdict = DONE): Promise<Verdict> {
    this.said.push(what);
    return Promise.resolve(verdict);
  }
}

const GATHERING: TableAbout = { ...ABOUT, phase: 'gathering', game: 0 };
const isReady = (ready: boolean) => ({ seats: ABOUT.seats.map((seat) => ({ ...seat, isReady: ready })) });
const wonBy = (winner: number | null, game = 1) => ({ game, winner, by: null });

function sitDown(about: TableAbout, more: Partial<Errand> = {}) {
  const seat = new ScriptedSeat(about);
  const said: string[] = [];
  const deck = { from: 'library', name: 'Brushfire' } as const;
  const bot = new SeatedBot(seat, {
    deck,
    games: null,
    mind: mindOf('random', () => 0),
    say: (line) => said.push(line),
    ...more,
  });
  return { seat, said, bot, ended: bot.play() };
}

describe('a bot at a table elsewhere', () => {
  it('brings its deck, is ready, plays its match and leaves', async () => {
    const { seat, said, ended } = sitDown(GATHERING);
    await settled();
    await seat.tell({});
    expect(seat.said).toEqual(['deck', 'ready']);
    await seat.tell({ ...isReady(true), phase: 'playing', game: 1 });
    seat.isAsked = true;
    await seat.tell({});
    expect(seat.said.at(-1)).toMatch(/^choose /);
    await seat.tell({ ...isReady(false), phase: 'over', results: [wonBy(SEAT % 2)] });
    expect(await ended).toEqual({ is: 'played' });
    expect(seat.said.slice(-2)).toEqual(['leave', 'close']);
    expect(said).toEqual(['Ready for game 1.', 'Game 1: won.']);
  });

  it('keeps its deck between the games of a match', async () => {
    const { seat } = sitDown({ ...ABOUT, phase: 'between-games', results: [wonBy(null)] });
    await settled();
    expect(seat.said).toEqual(['ready']);
  });

  it('plays as many games as it was sent for, if the others want to', async () => {
    const over: TableAbout = { ...ABOUT, phase: 'over', results: [wonBy(0)] };
    const { seat, ended } = sitDown(over, { games: 2 });
    await settled();
    await seat.tell({});
    expect(seat.said).toEqual(['ask rematch']);
    await seat.tell({ ...GATHERING, ...isReady(false), match: 2, game: 1, results: [] });
    await seat.tell({ match: 2, game: 2, phase: 'over', results: [wonBy(1, 2)] });
    expect(await ended).toEqual({ is: 'played' });
    expect(seat.said).toEqual(['ask rematch', 'deck', 'ready', 'leave', 'close']);
  });

  it('does not choose while the game is paused, and agrees to what is asked', async () => {
    const asked = { request: 'go-on', seat: 1 - SEAT, agreed: [] } as const;
    const { seat } = sitDown({ ...ABOUT, isPaused: true, requests: [asked] });
    seat.isAsked = true;
    await seat.tell({});
    await seat.tell({});
    expect(seat.said).toEqual(['reply go-on true']);
  });

  it('refuses a rematch when it has played what it came for', async () => {
    const asked = { request: 'rematch', seat: 1 - SEAT, agreed: [] } as const;
    const { seat } = sitDown({ ...ABOUT, phase: 'over', results: [wonBy(0)], requests: [asked] });
    await settled();
    expect(seat.said[0]).toBe('reply rematch false');
  });

  it('gives up with the reason: a deck that is refused, choices that are, a table that is closed', async () => {
    const deck = sitDown(ABOUT);
    deck.seat.deckVerdict = { is: 'refused', sentence: 'It has 61 cards.', rules: [] };
    await deck.seat.tell(GATHERING);
    expect(await sitDownRefused(deck)).toBe('It has 61 cards.');

    const stuck = sitDown({ ...ABOUT, isPaused: true });
    stuck.seat.choiceVerdict = { is: 'refused', sentence: 'No.', rules: [] };
    stuck.seat.isAsked = true;
    await stuck.seat.tell({ isPaused: false });
    for (let i = 0; i < 20; i++) await settled();
    expect(await sitDownRefused(stuck)).toBe('No.');

    const closed = sitDown(ABOUT);
    closed.seat.line({ is: 'closed', sentence: 'There is no such table.' });
    expect(await sitDownRefused(closed)).toBe('There is no such table.');
  });

  it('says once that the line is away, and that it is back', () => {
    const { seat, said } = sitDown(ABOUT);
    seat.line({ is: 'open' });
    for (let i = 0; i < 3; i++) seat.line({ is: 'away', since: 0, nextTry: 100 });
    seat.line({ is: 'open' });
    expect(said).toEqual(['The line is away; it is tried again.', 'The line is back.']);
  });

  it('can be called away in the middle, and then does nothing more', async () => {
    const { seat, bot, ended } = sitDown(ABOUT);
    bot.call();
    expect(await ended).toEqual({ is: 'called' });
    seat.isAsked = true;
    await seat.tell({});
    expect(seat.said).toEqual(['close']);
  });
});

async function sitDownRefused({ ended }: ReturnType<typeof sitDown>): Promise<string> {
  const how = await ended;
  return how.is === 'given-up' ? how.sentence : how.is;
}
