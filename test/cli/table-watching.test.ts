import { describe, expect, it } from 'vitest';
import { changesOf, clockText, Sentences, seatsLine } from '../../src/cli/table/lines.js';
import { type Watched, Watching } from '../../src/cli/table/watching.js';
import type { ClientNews, TableAbout } from '../../src/protocol/index.js';
import { type Moment, momentAfter } from '../../src/session/index.js';
import { ABOUT } from '../protocol/about.js';
import { setupOf, tableOf } from '../session/tables.js';

class FakeClient implements Watched {
  about: TableAbout | null = null;
  moment: Moment | null = null;
  serverNow = 60_000;
  isClosed = false;
  private hear: (news: ClientNews) => void = () => {};

  listen(hear: (news: ClientNews) => void): () => void {
    this.hear = hear;
    return () => {
      this.hear = () => {};
    };
  }

  close(): void {
    this.isClosed = true;
  }

  line(line: Extract<ClientNews, { is: 'line' }>['line']): void {
    this.hear({ is: 'line', line });
  }

  tell(about: Partial<TableAbout>): void {
    this.about = { ...(this.about ?? ABOUT), ...about };
    this.hear({ is: 'about', about: this.about, seat: null, serverAhead: 0 });
  }

  show(moment: Moment): void {
    this.moment = moment;
    this.hear({ is: 'told', game: 1, whole: moment, deltas: [], moment });
  }
}

/** A whole game between bots, moment by moment. */
function moments(): readonly Moment[] {
  const table = tableOf(setupOf(3, 'hgss-2010', ['random', 'random']));
  const viewing = table.viewing('spectator');
  const all = [viewing.whole()];
  while (table.goOn()) all.push(momentAfter(all.at(-1)!, viewing.next()));
  return all;
}

const GAME = moments();

function watchAll(isScreen: boolean) {
  const client = new FakeClient();
  const written: string[] = [];
  const redrawn: string[] = [];
  const surface = {
    write: (text: string) => written.push(text),
    redraw: (text: string) => redrawn.push(text),
    width: 80,
    height: 40,
    isScreen,
  };
  const watching = new Watching(client, surface);
  const ended = watching.watch();
  client.line({ is: 'open' });
  client.tell({});
  for (const moment of GAME) client.show(moment);
  return { client, written, redrawn, watching, ended };
}

describe('a table watched in a terminal', () => {
  it('is told line by line: each sentence once, the table at each turn, and ends with the match', async () => {
    const { client, written, ended } = watchAll(false);
    const sentences = GAME.at(-1)!.told.flatMap(({ title, lines }) => [title, ...lines]);
    const lines = written.join('').split('\n');
    expect(lines.filter((line) => line.startsWith('Turn '))).not.toEqual([]);
    for (const { title } of GAME.at(-1)!.told) expect(lines).toContain(title);
    expect(lines.length).toBeGreaterThan(sentences.length);
    expect(written.join('')).toContain('The game is over in turn');
    for (const sign of ['\ue000', '\ue001', '\ue002', '\u001b']) expect(written.join('')).not.toContain(sign);
    client.tell({ phase: 'over', results: [{ game: 1, winner: 0, by: null }] });
    expect(await ended).toBeNull();
    expect(client.isClosed).toBe(true);
    expect(written.at(-1)).toBe('Game 1: won by Ada.\n');
  });

  it('is drawn over itself on a screen, with who is there and the last sentences', () => {
    const { client, written, redrawn, watching } = watchAll(true);
    expect(written).toEqual([]);
    expect(redrawn.at(-1)).toContain('Ada | Ben');
    const before = redrawn.length;
    watching.tick();
    expect(redrawn).toHaveLength(before + 1);
    client.tell({ seats: ABOUT.seats.map((seat) => ({ ...seat, here: seat.seat === 0 })) });
    expect(redrawn.at(-1)).toContain('Ada | Ben, away');
    expect(redrawn.at(-1)).toContain('Ben is away.');
  });

  it('says once that the line is away, and why it is closed', async () => {
    const { client, written, ended } = watchAll(false);
    const before = written.length;
    for (let i = 0; i < 3; i++) client.line({ is: 'away', since: 0, nextTry: 5 });
    client.line({ is: 'open' });
    expect(written.slice(before)).toEqual(['The line is away; it is tried again.\n', 'The line is back.\n']);
    client.line({ is: 'closed', sentence: 'Nobody may watch this table.' });
    expect(await ended).toBe('Nobody may watch this table.');
  });
});

describe('lines about a table', () => {
  it('tell who has how much time, running or not', () => {
    expect(clockText({ left: 65_000, since: null }, 99_000)).toBe('1:05');
    expect(clockText({ left: 65_000, since: 94_000 }, 99_000)).toBe('1:00');
    expect(clockText({ left: 1000, since: 0 }, 99_000)).toBe('0:00');
    const clock = { left: 600_000, since: null };
    const seats = ABOUT.seats.map((seat) => ({ ...seat, clock, wins: seat.seat }));
    expect(seatsLine({ ...ABOUT, seats }, 0)).toBe('Ada 10:00 | Ben 10:00, 1 won');
  });

  it('tell what has changed, in sentences', () => {
    const [ada, ben] = ABOUT.seats as [TableAbout['seats'][number], TableAbout['seats'][number]];
    const free: TableAbout = { ...ABOUT, seats: [ada, { ...ben, player: 'empty', name: '' }] };
    expect(changesOf(null, ABOUT)).toEqual(['Table 7h3k9m2pqr: hgss-2010, constructed.']);
    expect(changesOf(free, ABOUT)).toEqual(['Ben sits down.']);
    expect(changesOf(ABOUT, free)).toEqual(['Seat 2 is free.']);
    expect(changesOf(ABOUT, { ...ABOUT, seats: [ada, { ...ben, isReady: true }] })).toEqual(['Ben is ready.']);
    expect(changesOf(ABOUT, { ...ABOUT, isPaused: true })).toEqual(['The game is paused.']);
    expect(changesOf(ABOUT, { ...ABOUT, said: [{ number: 3, seat: 0, phrase: 'luck' }] })).toEqual(['Ada: Good luck.']);
    expect(changesOf(ABOUT, { ...ABOUT, requests: [{ request: 'rematch', seat: 1, agreed: [] }] })).toEqual([
      'Ben asks for a rematch.',
    ]);
    expect(changesOf(ABOUT, { ...ABOUT, results: [{ game: 1, winner: 1, by: 'clock' }] })).toEqual([
      'Game 1: won by Ben (clock).',
    ]);
    expect(changesOf(ABOUT, ABOUT)).toEqual([]);
  });

  it('tell a sentence again that has grown, and nothing else twice', () => {
    const sentences = new Sentences();
    const turn = (...lines: string[]) => [{ kind: 'turn' as const, title: 'Turn 1', lines }];
    expect(sentences.next(turn('You draw a.'))).toEqual(['Turn 1', '  You draw a.']);
    expect(sentences.next(turn('You draw a and b.', 'You pass.'))).toEqual(['  You draw a and b.', '  You pass.']);
    expect(sentences.next(turn('You draw a and b.', 'You pass.'))).toEqual([]);
    sentences.forget();
    expect(sentences.next(turn('You pass.'))).toEqual(['Turn 1', '  You pass.']);
  });
});
