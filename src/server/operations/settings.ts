import { isIP } from 'node:net';
import { err, ok, type Result } from '../../engine/index.js';
import { isPeers } from '../transport/addresses.js';

/*
 * What an operator can set, each thing by a variable of the environment. `docs/OPERATE.md` has the same table, and a test
 * holds the two against each other.
 */

interface Setting<T> {
  readonly variable: string;
  /** The default as it is written in the table. */
  readonly shown: string;
  readonly means: string;
  readonly standard: T;
  /** Reads what was written; else what it takes. */
  read(text: string): Result<T, string>;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

const count = (variable: string, standard: number, { least, most }: Range, means: string): Setting<number> => ({
  variable,
  shown: String(standard),
  means,
  standard,
  read: (text) => {
    const number = Number(text);
    const isIn = /^\d+(\.\d+)?$/.test(text) && number >= least && number <= most;
    return isIn && (Number.isInteger(number) || !isWhole(least))
      ? ok(number)
      : err(`a ${isWhole(least) ? 'whole ' : ''}number from ${least} to ${most.toLocaleString('en')}`);
  },
});

const isWhole = Number.isInteger;

const oneOf = <T extends string>(variable: string, names: readonly [T, ...T[]], means: string): Setting<T> => ({
  variable,
  shown: names[0],
  means,
  standard: names[0],
  read: (text) => {
    const name = names.find((each) => each === text);
    return name === undefined ? err(names.join(', ')) : ok(name);
  },
});

const text = (variable: string, shown: string, isFit: Fit, means: string): Setting<string> => ({
  variable,
  shown,
  means,
  standard: '',
  read: (written) => (isFit.test(written) ? ok(written) : err(isFit.takes)),
});

interface Fit {
  readonly takes: string;
  test(text: string): boolean;
}

const list = (variable: string, isFit: Fit, means: string): Setting<readonly string[]> => ({
  variable,
  shown: 'none',
  means,
  standard: [],
  read: (written) => {
    const each = written.split(',').map((part) => part.trim());
    return each.every((part) => isFit.test(part)) ? ok(each) : err(isFit.takes);
  },
});

const ANYTHING: Fit = { takes: 'something', test: (written) => written !== '' };
const HOST: Fit = {
  takes: 'an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::',
  test: (written) => isIP(written) !== 0 || written === 'localhost',
};
const DATABASE: Fit = {
  takes: 'an address that begins with postgres://',
  test: (written) => /^postgres(ql)?:\/\//.test(written) && URL.canParse(written),
};
const ORIGIN: Fit = {
  takes: 'origins such as https://play.example.org, separated by commas',
  test: (written) => URL.canParse(written) && new URL(written).origin === written,
};
const PEERS: Fit = {
  takes: 'addresses, networks such as 10.0.0.0/8, or "loopback", separated by commas',
  test: isPeers,
};

const SETTINGS = {
  host: text('RULEBOX_HOST', '127.0.0.1', HOST, 'the address to listen on; `--host` goes before it'),
  port: count('RULEBOX_PORT', 4417, { least: 0, most: 65_535 }, 'the port to listen on; `--port` goes before it'),
  database: text('DATABASE_URL', 'none', DATABASE, 'the PostgreSQL database that tables are kept in'),
  data: text(
    'RULEBOX_DATA',
    '`tables.db` in RULEBOX_HOME',
    ANYTHING,
    'the file that tables are kept in, where there is no DATABASE_URL; `--data` goes before it',
  ),
  origins: list(
    'RULEBOX_ORIGINS',
    ORIGIN,
    'pages of other hosts that may talk to this server, and the names it goes by',
  ),
  trustedProxies: list(
    'RULEBOX_TRUSTED_PROXY',
    PEERS,
    'who is believed when it says in `X-Forwarded-For` for whom it asks',
  ),
  tables: count('RULEBOX_TABLES', 5000, { least: 1, most: 1e6 }, 'tables in use at once; more are not opened'),
  sockets: count('RULEBOX_SOCKETS', 10_000, { least: 1, most: 1e6 }, 'sockets open at once'),
  socketsPerAddress: count('RULEBOX_SOCKETS_PER_ADDRESS', 100, { least: 1, most: 1e6 }, 'the same of one address'),
  tablesPerMinute: count(
    'RULEBOX_TABLES_PER_MINUTE',
    20,
    { least: 1, most: 1e6 },
    'tables that one address may open in a minute',
  ),
  games: count('RULEBOX_GAMES', 50_000, { least: 0, most: 1e9 }, 'games kept for links to them; 0: none'),
  gamesPerMinute: count(
    'RULEBOX_GAMES_PER_MINUTE',
    20,
    { least: 1, most: 1e6 },
    'games that one address may give to be kept in a minute',
  ),
  gameBytes: count(
    'RULEBOX_GAME_BYTES',
    524_288,
    { least: 1024, most: 8e6 },
    'length of the record of a game to be kept',
  ),
  requestsPerMinute: count(
    'RULEBOX_REQUESTS_PER_MINUTE',
    600,
    { least: 1, most: 1e7 },
    'requests to `/api`, new sockets among them, of one address in a minute',
  ),
  messagesPerSecond: count(
    'RULEBOX_MESSAGES_PER_SECOND',
    20,
    { least: 1, most: 1e6 },
    'messages that are read of one socket in a second; the others wait',
  ),
  messagesAtOnce: count(
    'RULEBOX_MESSAGES_AT_ONCE',
    60,
    { least: 1, most: 1e6 },
    'messages that may come faster than that; of four times as many the socket is closed',
  ),
  sketchesPerDecision: count(
    'RULEBOX_SKETCHES_PER_DECISION',
    8,
    { least: 0, most: 1000 },
    'how often a seat may ask at one decision for the game as it knows it, which bots that join need; 0: never',
  ),
  sketchesPerSecond: count(
    'RULEBOX_SKETCHES_PER_SECOND',
    10,
    { least: 1, most: 1e6 },
    'the same in a second, whatever the decision',
  ),
  messageBytes: count('RULEBOX_MESSAGE_BYTES', 16_384, { least: 1024, most: 1e6 }, 'length of a message'),
  deckBytes: count('RULEBOX_DECK_BYTES', 262_144, { least: 1024, most: 1e7 }, 'length of a message that brings a deck'),
  unreadBytes: count(
    'RULEBOX_UNREAD_BYTES',
    1_048_576,
    { least: 65_536, most: 1e8 },
    'how much may wait for a client that does not read, until its socket is closed',
  ),
  unreadTogether: count(
    'RULEBOX_UNREAD_TOGETHER',
    134_217_728,
    { least: 65_536, most: 1e10 },
    'how much may wait for all who do not read, until those who have read least are closed',
  ),
  helloSeconds: count('RULEBOX_HELLO_SECONDS', 5, { least: 0.05, most: 300 }, 'how long a new socket may say nothing'),
  beatSeconds: count(
    'RULEBOX_BEAT_SECONDS',
    15,
    { least: 0.05, most: 20 },
    'how often a client is asked whether it is there; of whom nothing is heard after two times, the socket is dropped at the third',
  ),
  closeSeconds: count(
    'RULEBOX_CLOSE_SECONDS',
    10,
    { least: 0.05, most: 300 },
    'how long the server takes at most to close when it is told to end',
  ),
  metrics: oneOf(
    'RULEBOX_METRICS',
    ['near', 'everybody', 'nobody'],
    'who may read `/metrics`; near: this machine only',
  ),
  log: oneOf(
    'RULEBOX_LOG',
    ['info', 'debug', 'warn', 'error', 'silent'],
    'how much is noted on standard error; debug: every request',
  ),
  logAddresses: oneOf('RULEBOX_LOG_ADDRESSES', ['no', 'yes'], 'whether addresses of clients are noted'),
} as const;

/** What an operator has set, or not. */
export type Settings = {
  readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<infer T> ? T : never;
};

/** Rows of the table of settings: variable, default, what it means. */
export const SETTING_ROWS: readonly (readonly [variable: string, shown: string, means: string])[] = Object.values(
  SETTINGS,
).map(({ variable, shown, means }) => [variable, shown, means]);

/** Everything as it is where nothing is set. */
export const STANDARD = standardSettings();

function standardSettings(): Settings {
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([name, { standard }]) => [name, standard]),
  ) as unknown as Settings;
}

/** What the environment says, or a sentence for each thing that is wrong with it. What was written there is not repeated: it may be secret. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Result<Settings, string[]> {
  const faults: string[] = [];
  const set = Object.entries(SETTINGS).map(([name, setting]) => {
    const written = environment[setting.variable]?.trim() ?? '';
    if (written === '') return [name, setting.standard];
    const value = setting.read(written) as Result<unknown, string>;
    if (value.ok) return [name, value.value];
    faults.push(`${setting.variable} takes ${value.error}.`);
    return [name, setting.standard];
  });
  return faults.length > 0 ? err(faults) : ok(Object.fromEntries(set) as Settings);
}

/** Variables that other parts of Rulebox read. */
const ELSEWHERE = ['RULEBOX_HOME', 'RULEBOX_CARDS'];

/** Variables that look like settings and are none: most likely they are misspelt. */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const known = new Set([...SETTING_ROWS.map(([variable]) => variable), ...ELSEWHERE]);
  return Object.keys(environment).filter((name) => name.startsWith('RULEBOX_') && !known.has(name));
}
