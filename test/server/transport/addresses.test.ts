import { describe, expect, it } from 'vitest';
import { Addresses, householdOf, isLoopback } from '../../../src/server/transport/addresses.js';
import { Bucket, Buckets } from '../../../src/server/transport/buckets.js';
import { Origins } from '../../../src/server/transport/origins.js';

describe('who asks', () => {
  it('is the peer, whatever somebody who is not trusted says', () => {
    const nobody = new Addresses([]);
    expect(nobody.of('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
    expect(nobody.of('::ffff:192.0.2.1', undefined)).toBe('192.0.2.1');
  });

  it('is whom the last trusted proxy was asked by', () => {
    const proxies = new Addresses(['loopback', '10.0.0.0/8']);
    expect(proxies.of('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
    expect(proxies.of('10.0.0.2', '203.0.113.5, 198.51.100.7, 10.0.0.3')).toBe('198.51.100.7');
    expect(proxies.of('127.0.0.1', 'no address')).toBe('127.0.0.1');
    expect(proxies.of('::1', '2001:db8::7')).toBe('2001:db8::7');
    expect(proxies.of('192.0.2.1', '198.51.100.7')).toBe('192.0.2.1');
  });

  it('is counted by household', () => {
    expect(householdOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(householdOf('2001:db8:1:2::9')).toBe('2001:db8:1:2');
    expect(householdOf('2001:db8::9')).toBe('2001:db8:0:0');
    expect(householdOf('192.0.2.1')).toBe('192.0.2.1');
    expect([isLoopback('::1'), isLoopback('::ffff:127.0.0.9'), isLoopback('12.7.0.1')]).toEqual([true, true, false]);
  });
});

describe('how often', () => {
  it('is so many at once, then so many in a second', () => {
    const bucket = new Bucket(2, 10, 0);
    expect([bucket.take(1, 0), bucket.take(1, 0), bucket.take(1, 0)]).toEqual([true, true, false]);
    expect(bucket.until(1, 50)).toBeCloseTo(50);
    expect([bucket.take(1, 99), bucket.take(1, 100), bucket.take(1, 100)]).toEqual([false, true, false]);
    expect([bucket.take(99, 250), bucket.take(99, 300)]).toEqual([false, true]);
  });

  it('is forgotten of who has not asked for a while', () => {
    const buckets = new Buckets(60);
    for (let household = 0; household < 60_000; household++) buckets.take(String(household), 0);
    expect(buckets.size).toBe(50_000);
    buckets.sweep(2000);
    expect(buckets.size).toBe(0);
  });
});

describe('for which page', () => {
  const whyNot = (listensOn: string, allowed: string[], host: string, origin?: string) =>
    new Origins(allowed, listensOn).whyNot({ host, origin }) === null;

  it('is our own, by the address that it was opened with', () => {
    expect(whyNot('0.0.0.0', [], '192.0.2.1:4417', 'http://192.0.2.1:4417')).toBe(true);
    expect(whyNot('0.0.0.0', [], 'laptop.local:4417', 'http://laptop.local:4417')).toBe(true);
    expect(whyNot('0.0.0.0', [], 'laptop.local:4417', 'http://other.local:4417')).toBe(false);
    expect(whyNot('127.0.0.1', [], 'laptop.local:4417')).toBe(false);
    expect(whyNot('127.0.0.1', [], '[::1]:4417', 'http://[::1]:4417')).toBe(true);
    expect(whyNot('127.0.0.1', [], '127.0.0.9:4417', 'http://127.0.0.9:4417')).toBe(true);
  });

  it('is not one whose name only begins as our address does', () => {
    for (const host of ['127.0.0.1.evil.example:4417', '127.evil.example:4417', 'localhost.evil.example']) {
      expect(whyNot('127.0.0.1', [], host, `http://${host}`)).toBe(false);
      expect(whyNot('0.0.0.0', ['https://play.example'], host, `http://${host}`)).toBe(false);
    }
  });

  it('is one that goes by a name that the operator gave', () => {
    const named = ['https://play.example'];
    expect(whyNot('127.0.0.1', named, 'play.example', 'https://play.example')).toBe(true);
    expect(whyNot('0.0.0.0', named, 'evil.example', 'https://evil.example')).toBe(false);
    expect(whyNot('0.0.0.0', named, '')).toBe(false);
  });
});
