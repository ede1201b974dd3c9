import { describe, expect, it } from 'vitest';
import { readSettings, STANDARD, unknownSettings } from '../../../src/server/index.js';

describe('settings', () => {
  it('are what they are where nothing is set', () => {
    expect(readSettings({ RULEBOX_SOCKETS: ' ' })).toEqual({ ok: true, value: STANDARD });
  });

  it('are read from the environment', () => {
    const read = readSettings({
      RULEBOX_SOCKETS: '20',
      RULEBOX_HELLO_SECONDS: '0.5',
      RULEBOX_ORIGINS: 'https://a.example, http://b.example:8080',
      RULEBOX_TRUSTED_PROXY: 'loopback,10.0.0.0/8,2001:db8::1',
      RULEBOX_METRICS: 'nobody',
      DATABASE_URL: 'postgres://me:word@db/rulebox',
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        sockets: 20,
        helloSeconds: 0.5,
        origins: ['https://a.example', 'http://b.example:8080'],
        trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
        metrics: 'nobody',
        database: 'postgres://me:word@db/rulebox',
      },
    });
  });

  it('that cannot be are all told, without what was written', () => {
    const read = readSettings({
      RULEBOX_SOCKETS: '0',
      RULEBOX_TABLES: '1.5',
      RULEBOX_PORT: 'http',
      RULEBOX_ORIGINS: 'a.example/path',
      RULEBOX_TRUSTED_PROXY: '10.0.0.0/40',
      RULEBOX_LOG: 'loud',
      RULEBOX_HOST: 'everywhere',
      DATABASE_URL: 'mysql://me:word@db',
    });
    expect(read).toEqual({
      ok: false,
      error: [
        'RULEBOX_HOST takes an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::.',
        'RULEBOX_PORT takes a whole number from 0 to 65,535.',
        'DATABASE_URL takes an address that begins with postgres://.',
        'RULEBOX_ORIGINS takes origins such as https://play.example.org, separated by commas.',
        'RULEBOX_TRUSTED_PROXY takes addresses, networks such as 10.0.0.0/8, or "loopback", separated by commas.',
        'RULEBOX_TABLES takes a whole number from 1 to 1,000,000.',
        'RULEBOX_SOCKETS takes a whole number from 1 to 1,000,000.',
        'RULEBOX_LOG takes info, debug, warn, error, silent.',
      ],
    });
  });

  it('that are misspelt are noticed', () => {
    expect(unknownSettings({ RULEBOX_SOCKET: '1', RULEBOX_HOME: 'x', RULEBOX_PORT: '1', PATH: 'x' })).toEqual([
      'RULEBOX_SOCKET',
    ]);
  });
});
