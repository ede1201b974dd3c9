import { describe, expect, it } from 'vitest';
import { connect, greeted, HELLO, started } from '../started.js';

const closing = (sentence: string, comeBack: boolean) => ({ kind: 'closing', sentence, comeBack });

describe('a socket', () => {
  it('is greeted, heard and answered', async () => {
    const running = await started();
    const client = await greeted(running);
    expect(client.heard).toEqual([expect.objectContaining({ kind: 'welcome', number: 3 })]);
    client.say({ kind: 'say', re: 7, phrase: 'hello' });
    await expect.poll(() => client.heard[1]).toEqual({ kind: 'done', re: 7, number: 4 });
    expect(running.house.heard).toEqual([HELLO, { kind: 'say', re: 7, phrase: 'hello' }]);
    client.socket.close();
    await expect.poll(() => running.house.guests.size).toBe(0);
  });

  it('hears in order what was said before the table had answered the hello', async () => {
    const running = await started();
    const client = await connect(running);
    client.say(HELLO);
    for (let re = 1; re <= 20; re++) client.say({ kind: 'whole', re });
    await expect.poll(() => client.heard.length).toBe(21);
    expect(client.heard.slice(1).map((message) => 're' in message && message.re)).toEqual(
      Array.from({ length: 20 }, (_, place) => place + 1),
    );
  });

  it('is told why there is no such table', async () => {
    const client = await connect(await started());
    client.say({ ...HELLO, table: 't2' });
    await expect.poll(() => client.heard).toEqual([closing('There is no such table.', false)]);
    await expect.poll(client.closed).toBe(1008);
  });

  it.each([
    ['that is no JSON', 'hello', 'That was no message: it is not JSON.'],
    ['that is not text', Buffer.from('{}'), 'That was no message: it is not text.'],
    ['of no kind', { kind: 'peek' }, 'That was no message that this server knows (kind).'],
    ['with more in it', { ...HELLO, name: 'x' }, 'That was no message that this server knows.'],
    ['before hello', { kind: 'whole', re: 1 }, 'Say hello first: which table, and by which right.'],
    ['with half a key', { ...HELLO, key: 'abc' }, 'That was no message that this server knows (key).'],
    ['of another version', { ...HELLO, protocol: 0, more: 1 }, 'it speaks version 3, not 0. Load the page again.'],
    ['of a later version', { ...HELLO, protocol: 9 }, 'The server is older than this page'],
  ])('is closed with a sentence after a message %s', async (_, message, sentence) => {
    const running = await started();
    const client = await connect(running);
    client.say(message);
    await expect.poll(() => client.heard).toEqual([closing(expect.stringContaining(sentence), false)]);
    await expect.poll(client.closed).toBe(1008);
    expect(running.house.heard).toEqual([]);
  });

  it('says hello once', async () => {
    const client = await greeted(await started());
    client.say(HELLO);
    await expect.poll(() => client.heard[1]).toMatchObject({ kind: 'closing', comeBack: false });
  });

  it('is let go to come back when the table fails, and nothing of the inside is told', async () => {
    const running = await started();
    const client = await greeted(running);
    running.house.fault = new Error('at the bottom of the stack');
    client.say({ kind: 'whole', re: 1 });
    await expect
      .poll(() => client.heard[1])
      .toEqual(closing('The table cannot be reached for the moment. Come back in a while.', true));
    expect(JSON.stringify(client.heard)).not.toContain('bottom');
    expect(running.notes.join('')).toContain('at the bottom of the stack');
    await expect.poll(() => running.house.guests.size).toBe(0);
  });

  it('is told in its own version’s words when it speaks another', async () => {
    const client = await connect(await started(), { subprotocol: 'rulebox.0' });
    await expect.poll(() => client.heard[0]).toMatchObject({ kind: 'closing', comeBack: false });
  });
});

describe('a socket is not opened', () => {
  it('elsewhere, or in another language', async () => {
    const running = await started();
    await expect(connect(running, { path: '/socket' })).rejects.toThrow('404 {"sentence":"Sockets are opened at');
    await expect(connect(running, { subprotocol: 'chat' })).rejects.toThrow('400');
    await expect(connect(running, { subprotocol: '' })).rejects.toThrow('400');
  });

  it('for a page of another host, unless the operator allows it', async () => {
    const running = await started({ origins: ['https://friends.example'] });
    const from = (origin: string) => connect(running, { headers: { origin } });
    await expect(from('https://evil.example')).rejects.toThrow('403');
    await expect(from('null')).rejects.toThrow('403');
    await expect(from(`http://127.0.0.1:${running.server.port + 1}`)).rejects.toThrow('403');
    await from(running.address);
    await from('https://friends.example');
  });

  it('for a name that is not ours, since any name can be made to lead here', async () => {
    const running = await started();
    const host = `evil.example:${running.server.port}`;
    await expect(connect(running, { headers: { host, origin: `http://${host}` } })).rejects.toThrow('403');
    const local = `localhost:${running.server.port}`;
    await connect(running, { headers: { host: local, origin: `http://${local}` } });
  });

  it('when there are too many, of one address or of all', async () => {
    const running = await started({ sockets: 3, socketsPerAddress: 2, trustedProxies: ['loopback'] });
    const from = (address: string) => connect(running, { headers: { 'x-forwarded-for': address } });
    const first = await from('192.0.2.1');
    await from('192.0.2.1');
    await expect(from('192.0.2.1')).rejects.toThrow('429');
    await from('192.0.2.2');
    await expect(from('192.0.2.3')).rejects.toThrow('503');
    first.socket.close();
    await expect.poll(() => from('192.0.2.1').then(() => 'open', String)).toBe('open');
  });

  it('when an address asks too often', async () => {
    const running = await started({ requestsPerMinute: 2 });
    await connect(running);
    await connect(running);
    await expect(connect(running)).rejects.toThrow('429');
  });
});
