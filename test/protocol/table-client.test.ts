import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/engine/index.js';
import { type ClientNews, TableClient, type ToClient } from '../../src/protocol/index.js';
import type { Moment } from '../../src/session/index.js';
import { setupOf, tableOf } from '../session/tables.js';
import { ABOUT } from './about.js';
import { type FakeSocket, FakeWorld, settled } from './fake-world.js';

const KEY = 'ab'.repeat(16);
const table = tableOf(setupOf(1, 'hgss-2010', ['person', 'person']));
const ASKED = table.waitsFor!;
const MOMENT: Moment = table.viewing(ASKED).whole();
const [FIRST, SECOND] = MOMENT.view.decision!.options.map(({ answer }) => answer) as [Answer, Answer | undefined];
const PASS: Answer = SECOND ?? { kind: 'pass' };

const welcome = (more: Partial<Extract<ToClient, { kind: 'welcome' }>> = {}): ToClient => ({
  kind: 'welcome',
  protocol: 3,
  version: '0',
  number: 5,
  seat: ASKED,
  now: 2_000_000,
  about: ABOUT,
  ...more,
});
const moment = (number: number, game = 1): ToClient => ({ kind: 'moment', number, game, moment: MOMENT });

class Scene {
  readonly world = new FakeWorld();
  readonly news: ClientNews[] = [];
  readonly client: TableClient;

  constructor(server: string | readonly string[] = 'http://house') {
    this.client = new TableClient({ server, table: ABOUT.table, key: KEY }, this.world, (news) => this.news.push(news));
    this.world.pass(0);
  }

  /** A socket that opens, is welcomed and told the game. */
  arrive(number = 5): FakeSocket {
    const socket = this.world.latest;
    socket.open();
    socket.hear(welcome({ number }));
    socket.hear(moment(number));
    return socket;
  }

  /** Time goes by until the next try. */
  again(): FakeSocket {
    const { line } = this.client;
    this.world.pass(line.is === 'away' ? line.nextTry - this.world.now() : 0);
    return this.world.latest;
  }

  lines(): string[] {
    return this.news.flatMap((news) => (news.is === 'line' ? [news.line.is] : []));
  }

  kept(): (Answer | null)[] {
    return this.news.flatMap((news) => (news.is === 'kept' ? [news.answer] : []));
  }
}

const arrived = (): Scene & { socket: FakeSocket } => {
  const scene = new Scene();
  return Object.assign(scene, { socket: scene.arrive() });
};

describe('the conversation', () => {
  it('begins with hello: table, key, and on coming back how much was heard', () => {
    const scene = new Scene();
    const first = scene.arrive(5);
    expect(first.address).toBe('ws://house/api/socket');
    expect(first.subprotocol).toBe('rulebox.3');
    expect(first.said).toEqual([{ kind: 'hello', protocol: 3, table: ABOUT.table, key: KEY }]);
    first.hear({ kind: 'table', number: 8, change: { in: { isPaused: { to: true } } } });
    first.cut();
    const second = scene.again();
    second.open();
    expect(second.said).toEqual([{ kind: 'hello', protocol: 3, table: ABOUT.table, key: KEY, heard: 8 }]);
  });

  it('has no key in it for who looks on', () => {
    const world = new FakeWorld();
    new TableClient({ server: 'http://house', table: ABOUT.table }, world);
    world.pass(0);
    world.latest.open();
    expect(world.latest.said).toEqual([{ kind: 'hello', protocol: 3, table: ABOUT.table }]);
  });

  it('tells the table and its changes, the game, and the server’s clock', () => {
    const { client, news, socket, world } = arrived();
    socket.hear({ kind: 'table', number: 6, change: { in: { isPaused: { to: true } } } });
    expect(client.about).toEqual({ ...ABOUT, isPaused: true });
    expect(client.seat).toBe(ASKED);
    expect(client.moment).toEqual(MOMENT);
    expect(news.map(({ is }) => is)).toEqual(['line', 'about', 'told', 'about']);
    expect(client.serverNow).toBe(2_000_000);
    world.pass(100);
    socket.hear({ kind: 'beat', now: 2_000_150 });
    expect(client.serverNow).toBe(2_000_150);
    socket.hear({ kind: 'beat', now: 2_000_020 });
    expect(client.serverNow).toBe(2_000_150);
  });

  it('is heard by several, until they have heard enough', () => {
    const { client, socket } = arrived();
    const heard: string[] = [];
    const enough = client.listen(({ is }) => heard.push(is));
    socket.hear(moment(6));
    enough();
    socket.hear(moment(7));
    expect(heard).toEqual(['told']);
  });
});

describe('a choice', () => {
  it('is sent with the number of the last moment, whatever else was heard', async () => {
    const { client, socket } = arrived();
    socket.hear({ kind: 'table', number: 9, change: { in: { isPaused: { to: false } } } });
    const verdict = client.choose(FIRST);
    expect(socket.last('choose')).toEqual({ kind: 'choose', re: 1, number: 5, answer: FIRST });
    socket.hear({ kind: 'done', re: 1, number: 10 });
    expect(await verdict).toEqual({ is: 'done' });
  });

  it('is refused here while another is under way, and until what follows from it was told', async () => {
    const { client, socket } = arrived();
    expect(client.isAsked).toBe(true);
    void client.choose(FIRST);
    expect(client.isAsked).toBe(false);
    expect(await client.choose(PASS)).toMatchObject({ is: 'refused', rules: [] });
    socket.hear({ kind: 'done', re: 1, number: 6 });
    expect(client.isAsked).toBe(false);
    expect(await client.choose(PASS)).toMatchObject({ is: 'refused' });
    expect(socket.said.filter(({ kind }) => kind === 'choose')).toHaveLength(1);
    socket.hear(moment(6));
    expect(client.isAsked).toBe(true);
  });

  it('that is refused by the rules says so, and another can be made', async () => {
    const { client, socket } = arrived();
    const verdict = client.choose(FIRST);
    socket.hear({ kind: 'refused', re: 1, sentence: 'It is Asleep.', rules: ['RET-04'] });
    expect(await verdict).toEqual({ is: 'refused', sentence: 'It is Asleep.', rules: ['RET-04'] });
    expect(client.isAsked).toBe(true);
  });

  it('made while the line is away is kept, told, and sent with its own number when the line is back', async () => {
    const scene = arrived();
    scene.socket.cut();
    const verdict = scene.client.choose(FIRST);
    expect(scene.kept()).toEqual([FIRST]);
    expect(await scene.client.choose(PASS)).toMatchObject({ is: 'refused' });
    const back = scene.again();
    back.open();
    back.hear(welcome({ number: 7 }));
    expect(back.last('choose')).toMatchObject({ number: 5, answer: FIRST });
    back.hear(moment(7));
    back.hear({ kind: 'done', re: 1, number: 8 });
    expect(await verdict).toEqual({ is: 'done' });
    expect(scene.kept()).toEqual([FIRST, null]);
  });

  it('that comes when its decision is over turns out late', async () => {
    const scene = arrived();
    scene.socket.cut();
    const verdict = scene.client.choose(FIRST);
    const back = scene.again();
    scene.arrive(9);
    back.hear({ kind: 'late', re: back.last('choose')!.re, number: 9 });
    expect(await verdict).toEqual({ is: 'late' });
    expect(scene.kept()).toEqual([FIRST, null]);
    expect(scene.client.isAsked).toBe(true);
  });

  it('whose acknowledgement got lost is sent again, the very same', async () => {
    const scene = arrived();
    const verdict = scene.client.choose(FIRST);
    const once = scene.socket.last('choose');
    scene.socket.cut();
    expect(scene.kept()).toEqual([FIRST]);
    const back = scene.again();
    scene.arrive(6);
    expect(back.last('choose')).toEqual(once);
    back.hear({ kind: 'done', re: once!.re, number: 6 });
    expect(await verdict).toEqual({ is: 'done' });
  });

  it('is asked for again where the log came back from a backup in which it is not', async () => {
    const scene = arrived();
    scene.socket.hear(moment(40));
    const choice = scene.client.choose(FIRST);
    scene.socket.hear({ kind: 'done', re: 1, number: 41 });
    expect(await choice).toEqual({ is: 'done' });
    scene.socket.cut();
    const restored = scene.again();
    restored.open();
    restored.hear(welcome({ number: 30 }));
    restored.hear(moment(30));
    expect(scene.client.isAsked).toBe(true);
    void scene.client.choose(FIRST);
    expect(restored.said.at(-1)).toEqual({ kind: 'choose', re: 2, number: 30, answer: FIRST });
  });

  it('is not made where there is no game, and none after the end', async () => {
    const scene = new Scene();
    expect(await scene.client.choose(FIRST)).toMatchObject({ is: 'refused', sentence: 'No game has begun.' });
    scene.arrive();
    const verdict = scene.client.choose(FIRST);
    scene.client.close();
    expect(await verdict).toMatchObject({ is: 'refused' });
    expect(await scene.client.choose(FIRST)).toMatchObject({ is: 'refused' });
    expect(scene.world.waiting).toBe(0);
  });
});

describe('other messages', () => {
  it('are counted, and each gets its own answer', async () => {
    const { client, socket } = arrived();
    const verdicts = [client.say('hello'), client.ask('pause'), client.deck({ from: 'library', name: 'Brushfire' })];
    expect(socket.said.slice(1)).toEqual([
      { kind: 'say', re: 1, phrase: 'hello' },
      { kind: 'ask', re: 2, request: 'pause' },
      { kind: 'deck', re: 3, deck: { from: 'library', name: 'Brushfire' } },
    ]);
    socket.hear({ kind: 'done', re: 3, number: 6 });
    socket.hear({ kind: 'refused', re: 1, sentence: 'Not so often.', rules: [] });
    socket.hear({ kind: 'done', re: 2, number: 7 });
    socket.hear({ kind: 'done', re: 2, number: 7 });
    expect(await Promise.all(verdicts)).toEqual([
      { is: 'refused', sentence: 'Not so often.', rules: [] },
      { is: 'done' },
      { is: 'done' },
    ]);
  });

  it('ask why something cannot be done', async () => {
    const { client, socket } = arrived();
    const because = client.why({ do: 'retreat', pokemon: 3, to: null });
    const reasons = { sentence: 'It is Asleep.', rules: ['RET-04'] };
    socket.hear({ kind: 'because', re: 1, reasons, allowedIn: ['wotc-1999'] });
    expect(await because).toEqual({ reasons, allowedIn: ['wotc-1999'] });
    socket.cut();
    expect((await client.why({ do: 'retreat', pokemon: 3, to: null })).reasons?.sentence).toContain('away');
  });

  it('that would be stale when the line is back are not kept', async () => {
    const { client, socket } = arrived();
    const said = client.say('thanks');
    socket.cut();
    expect(await said).toMatchObject({ is: 'refused' });
    expect(await client.ask('pause')).toMatchObject({ is: 'refused' });
  });

  it('of being ready are sent again with the same share, unless the table shows it', async () => {
    for (const isReady of [false, true]) {
      const scene = arrived();
      const verdict = scene.client.ready();
      const { share, re } = scene.socket.last('ready')!;
      expect(share).toMatch(/^[0-9a-f]{32}$/);
      scene.socket.cut();
      const back = scene.again();
      back.open();
      const seats = ABOUT.seats.map((seat) => ({ ...seat, isReady }));
      back.hear(welcome({ about: { ...ABOUT, seats } }));
      expect(back.last('ready')).toEqual(isReady ? undefined : { kind: 'ready', re, share });
      if (!isReady) back.hear({ kind: 'done', re, number: 6 });
      expect(await verdict).toEqual({ is: 'done' });
    }
  });

  it('that concede or claim one game never reach the next', async () => {
    const scene = arrived();
    scene.socket.cut();
    const verdicts = [scene.client.concede(), scene.client.claim()];
    const back = scene.again();
    back.open();
    back.hear(welcome({ about: { ...ABOUT, game: 2 } }));
    expect(back.said.map(({ kind }) => kind)).toEqual(['hello']);
    expect(await Promise.all(verdicts)).toEqual([{ is: 'late' }, { is: 'late' }]);
  });

  it('that give the seat up are done when the server knows the key no more', async () => {
    const scene = arrived();
    const verdict = scene.client.leave();
    scene.socket.cut();
    const back = scene.again();
    back.open();
    back.hear({ kind: 'closing', sentence: 'This key opens no seat.', comeBack: false });
    expect(await verdict).toEqual({ is: 'done' });
  });
});

describe('a line that is cut', () => {
  const waits = (scene: Scene, cuts: number): number[] =>
    Array.from({ length: cuts }, () => {
      scene.world.latest.cut();
      const { line } = scene.client;
      const wait = line.is === 'away' ? line.nextTry - scene.world.now() : Number.NaN;
      scene.again();
      return wait;
    });

  it('is tried again soon, then more and more seldom, never all at the same time', () => {
    const most = [100, 250, 500, 1000, 2000, 5000, 5000, 5000];
    const found = waits(new Scene(), most.length);
    for (const [place, wait] of found.entries()) {
      expect(wait).toBeGreaterThanOrEqual(most[place]! / 2);
      expect(wait).toBeLessThanOrEqual(most[place]!);
    }
    expect(new Set(found.map((wait, place) => wait / most[place]!)).size).toBeGreaterThan(5);
  });

  it('goes to another server at once where there is one, and after each round of all waits longer', () => {
    const scene = new Scene(['http://one', 'http://two']);
    const most = [50, 100, 50, 250, 50, 500, 50, 1000];
    for (const [place, wait] of waits(scene, most.length).entries()) {
      expect(wait).toBeGreaterThanOrEqual(most[place]! / 2);
      expect(wait).toBeLessThanOrEqual(most[place]!);
    }
    expect(new Set(scene.world.sockets.slice(-2).map(({ address }) => address)).size).toBe(2);
  });

  it('begins with short waits again once it has held or served, and goes on with longer ones where it has not', () => {
    const scene = new Scene();
    waits(scene, 6);
    scene.arrive();
    expect(waits(scene, 1)[0]).toBeGreaterThan(2000);
    scene.arrive();
    scene.world.pass(3000);
    expect(waits(scene, 1)[0]).toBeLessThanOrEqual(100);
    scene.arrive().hear({ kind: 'news', number: 6, delta: { events: [], change: null } });
    expect(waits(scene, 1)[0]).toBeLessThanOrEqual(100);
  });

  it('says since when it is away, and when it is tried next', () => {
    const scene = arrived();
    const since = scene.world.now();
    scene.socket.cut();
    scene.again().cut();
    expect(scene.client.line).toMatchObject({ is: 'away', since });
    expect(scene.lines()).toEqual(['open', 'away', 'away']);
  });

  it('is tried at the other servers in turn', () => {
    const scene = new Scene(['http://one', 'http://two', 'http://three']);
    waits(scene, 3);
    expect(scene.world.sockets.map(({ address }) => address[5])).toEqual(['o', 't', 't', 'o']);
  });

  it('is tried at once when the server says so, or when there is reason to hope', () => {
    const told = arrived();
    told.world.pass(5000);
    told.socket.hear({ kind: 'closing', sentence: 'The server is closing.', comeBack: true });
    told.world.pass(50);
    expect(told.world.sockets).toHaveLength(2);

    const hoping = new Scene();
    waits(hoping, 6);
    hoping.world.latest.cut();
    const before = hoping.world.sockets.length;
    hoping.client.tryNow();
    expect(hoping.world.sockets).toHaveLength(before + 1);
    hoping.client.tryNow();
    expect(hoping.world.sockets).toHaveLength(before + 1);
  });

  it('is not trusted when a page is in sight again after a long silence', () => {
    const scene = arrived();
    scene.world.pass(16_000);
    scene.client.tryNow();
    expect(scene.world.sockets).toHaveLength(1);
    scene.world.pass(2000);
    scene.client.tryNow();
    scene.world.pass(0);
    expect(scene.world.sockets).toHaveLength(2);
    expect(scene.socket.isClosed).toBe(true);
  });

  it('is noticed when no beat comes for 25 seconds', () => {
    const scene = arrived();
    for (let beat = 0; beat < 10; beat++) {
      scene.world.pass(20_000);
      scene.socket.hear({ kind: 'beat', now: scene.world.now() });
    }
    expect(scene.lines()).toEqual(['open']);
    scene.world.pass(24_999);
    expect(scene.lines()).toEqual(['open']);
    scene.world.pass(1);
    expect(scene.lines()).toEqual(['open', 'away']);
  });

  it('is noticed when a socket opens, or greets, for too long', () => {
    const scene = new Scene();
    scene.world.pass(8000);
    expect(scene.lines()).toEqual(['away']);
    scene.again().open();
    scene.world.pass(8000);
    expect(scene.lines()).toEqual(['away', 'away']);
  });

  it('is not heard any more, whatever still comes over it', () => {
    const scene = arrived();
    scene.socket.cut();
    const heard = scene.news.length;
    scene.socket.hear(moment(99));
    scene.socket.open();
    scene.socket.cut();
    expect(scene.news).toHaveLength(heard);
    const second = scene.again();
    second.open();
    expect(second.last('hello')?.heard).toBe(5);
  });

  it('is begun anew after a frame that makes no sense', () => {
    for (const frame of ['{"kind":', new ArrayBuffer(3)]) {
      const scene = arrived();
      scene.socket.frame(frame);
      expect(scene.lines()).toEqual(['open', 'away']);
    }
    const scene = new Scene();
    scene.world.latest.open();
    scene.world.latest.hear(welcome());
    scene.world.latest.hear({ kind: 'news', number: 6, delta: { events: [], change: { in: {} } } });
    expect(scene.lines()).toEqual(['open', 'away']);
  });

  it('is closed where even the first frame makes no sense: the server is of another version', () => {
    const scene = new Scene();
    scene.world.latest.open();
    scene.world.latest.frame('[8,123,[]]');
    expect(scene.client.line).toMatchObject({ is: 'closed' });
    expect(scene.world.waiting).toBe(0);

    const told = new Scene();
    told.world.latest.open();
    told.world.latest.frame('{"kind":"closing","sentence":"Load the page again.","comeBack":false}');
    expect(told.client.line).toEqual({ is: 'closed', sentence: 'Load the page again.' });
  });

  it('is away where no socket can be made at all', async () => {
    const world = new FakeWorld();
    world.connected = () => {
      throw new Error('no such address');
    };
    const lines: string[] = [];
    new TableClient({ server: 'http://', table: ABOUT.table }, world, (news) => lines.push(news.is));
    world.pass(400);
    await settled();
    expect(lines.length).toBeGreaterThan(1);
    expect(world.waiting).toBe(1);
  });
});

describe('a line that is closed for good', () => {
  it('says why, tries no more, and settles what was under way', async () => {
    const { client, lines, socket, world, news } = arrived();
    const verdict = client.choose(FIRST);
    socket.hear({ kind: 'closing', sentence: 'You sit here in another window.', comeBack: false });
    expect(client.line).toEqual({ is: 'closed', sentence: 'You sit here in another window.' });
    expect(await verdict).toEqual({ is: 'refused', sentence: 'You sit here in another window.', rules: [] });
    client.tryNow();
    client.close();
    world.pass(100_000);
    expect(world.sockets).toHaveLength(1);
    expect(lines.call({ news })).toEqual(['open', 'closed']);
  });
});
