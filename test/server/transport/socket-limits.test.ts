import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ABOUT } from '../fake-house.js';
import { connect, greeted, HELLO, started } from '../started.js';

const list = (length: number) => ({
  kind: 'deck',
  re: 1,
  deck: { from: 'list', name: 'x', list: 'x'.repeat(length) },
});

/** Cards as sent: the longest message there is. */
const cards = (length: number) => ({
  kind: 'deck',
  re: 1,
  deck: { from: 'cards', name: 'x', facts: [{ text: 'x'.repeat(length) }], cards: [0] },
});

describe('a message', () => {
  it('may be as long as is set, and a deck longer', async () => {
    const running = await started();
    const client = await greeted(running);
    client.say(list(19_000));
    client.say({ ...cards(250_000), re: 2 });
    await expect.poll(() => client.heard.slice(1).map(({ kind }) => kind)).toEqual(['done', 'done']);
    client.say(`{"kind":"whole","re":3${' '.repeat(17_000)}}`);
    await expect.poll(() => client.heard[3]).toMatchObject({ sentence: 'That message is too long.', comeBack: false });
  });

  it('that is longer than any deck is not read to its end', async () => {
    const running = await started();
    const client = await greeted(running);
    client.say(cards(300_000));
    await expect.poll(client.closed).toBe(1009);
    expect(running.house.heard).toEqual([HELLO]);
    await expect.poll(() => running.house.guests.size).toBe(0);
    expect(await (await fetch(`${running.address}/metrics`)).text()).toContain(
      'rulebox_messages_rejected_total{reason="too-long"} 1',
    );
  });

  it('waits for its turn where too many come, and none is lost', async () => {
    const running = await started({ messagesPerSecond: 50, messagesAtOnce: 10 });
    const client = await greeted(running);
    const begun = performance.now();
    for (let re = 1; re <= 30; re++) client.say({ kind: 'whole', re });
    await expect.poll(() => client.heard.length).toBe(31);
    expect(performance.now() - begun).toBeGreaterThan(350); // twenty of them at fifty a second
    expect(client.closed()).toBeNull();
  });

  it('stays at the sender while hello is not answered', async () => {
    const running = await started();
    const client = await connect(running);
    let answer: (() => void) | undefined;
    const { greet } = running.house;
    running.house.greet = async (...asked) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return greet(...asked);
    };
    client.say(HELLO);
    for (let re = 1; re <= 50; re++) client.say({ ...cards(200_000), re });
    await expect.poll(() => answer).toBeDefined();
    await wait(300);
    const received = /rulebox_received_bytes_total (\d+)/.exec(
      await (await fetch(`${running.address}/metrics`)).text(),
    )![1];
    expect(Number(received)).toBeLessThan(500_000);
    expect(client.socket.bufferedAmount).toBeGreaterThan(2_000_000);
    answer!();
    await expect.poll(() => client.heard.length).toBeGreaterThan(3);
    client.socket.terminate();
  });

  it('is one too many when a flood of them comes at once', async () => {
    const running = await started({ messagesPerSecond: 1, messagesAtOnce: 5 });
    const client = await greeted(running);
    // In one piece: what comes in pieces is left where it is, and waits.
    const { _socket: wire } = client.socket as unknown as { readonly _socket: Socket };
    wire.cork();
    for (let re = 1; re <= 500; re++) client.say({ kind: 'whole', re });
    wire.uncork();
    await expect.poll(() => client.heard.at(-1)).toMatchObject({ kind: 'closing', comeBack: true });
    expect(running.house.heard.length).toBeLessThan(10);
  });
});

describe('a client', () => {
  it('that says nothing is told so and let go', async () => {
    const client = await connect(await started({ helloSeconds: 0.1 }));
    await expect
      .poll(() => client.heard)
      .toEqual([{ kind: 'closing', sentence: 'Nothing was said on this socket. Say hello first.', comeBack: true }]);
    await expect.poll(client.closed).toBe(1001);
  });

  it('hears a beat where nothing else is said, and stays', async () => {
    const running = await started({ beatSeconds: 0.1 });
    const client = await greeted(running);
    await expect.poll(() => client.heard.filter(({ kind }) => kind === 'beat').length).toBeGreaterThan(3);
    expect(client.closed()).toBeNull();
  });

  it('is not taken to be gone because the server itself was held up', async () => {
    const running = await started({ beatSeconds: 0.1 });
    const client = await greeted(running);
    const beats = (): number => client.heard.filter(({ kind }) => kind === 'beat').length;
    for (let times = 1; times <= 3; times++) {
      const before = beats();
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600); // nothing runs here meanwhile
      await expect.poll(beats).toBeGreaterThan(before + 1);
    }
    expect(client.closed()).toBeNull();
  });

  it('that is not there any more is dropped', async () => {
    const running = await started({ beatSeconds: 0.1 });
    const client = await connect(running, {});
    client.socket.on('ping', () => {});
    client.say(HELLO);
    await expect.poll(() => running.house.guests.size).toBe(1);
    client.socket.pause(); // no ping is read, and none answered
    await expect.poll(() => running.house.guests.size).toBe(0);
    client.socket.terminate();
  });

  it('that does not read is let go before its messages fill the memory', async () => {
    const running = await started({ unreadBytes: 200_000 });
    const client = await greeted(running);
    const other = await greeted(running);
    client.socket.pause();
    const guests = running.house.guests;
    const [slow] = guests;
    const about = { ...ABOUT, table: 'x'.repeat(50_000) };
    for (let tries = 0; tries < 400 && guests.size === 2; tries++) {
      slow!.send({ kind: 'welcome', protocol: 3, version: '', number: 1, seat: null, now: 0, about });
      if (tries % 20 === 0) await wait(1);
    }
    await expect.poll(() => guests.size).toBe(1);
    client.socket.resume();
    await expect.poll(() => client.heard.at(-1)).toMatchObject({ kind: 'closing', comeBack: true });
    other.say({ kind: 'whole', re: 1 });
    await expect.poll(() => other.heard.length).toBe(2);
  });

  it('that reads least is let go where too much waits for all together', async () => {
    const running = await started({ unreadBytes: 1e8, unreadTogether: 2_000_000, beatSeconds: 0.5 });
    const [slow, slower] = [await greeted(running), await greeted(running)];
    const [one, two] = running.house.guests;
    for (const { socket } of [slow, slower]) socket.pause();
    const about = { ...ABOUT, table: 'x'.repeat(500_000) };
    const welcome = { kind: 'welcome', protocol: 3, version: '', number: 1, seat: null, now: 0, about } as const;
    for (let times = 0; times < 20; times++) two!.send(welcome);
    await expect.poll(() => running.house.guests.has(two!)).toBe(false);
    one!.send(welcome);
    await wait(400);
    expect(running.house.guests.has(one!)).toBe(true);
    for (const { socket } of [slow, slower]) socket.terminate();
  });
});
