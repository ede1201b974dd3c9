// A server of tables beside the page: started, told of, and closed when the command is ended.
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { House, Metrics, RunningServer, Settings } from '../../server/index.js';
import { packageRoot } from '../here.js';
import { localFolder } from '../local/place.js';
import { fail } from '../terminal.js';
import { type ListedLibrary, serverLibrary } from './server-library.js';

export const pageFolder: string = join(packageRoot, 'dist', 'web');

/** What is to be served, and how much its guests are told of the place where tables are kept. */
export interface Serving {
  readonly settings: Settings;
  readonly host: string;
  readonly port: number;
  /** The database, or the file; both may be left to what is usual. */
  readonly database: string;
  readonly data: string;
  /** Decks of the operator's. */
  readonly decks: readonly string[];
  /** Whether guests and operator are the same person: then they are told what is wrong. */
  readonly isOwn: boolean;
}

/** The file of tables where none is named. */
export const usualData = (): string => join(localFolder(), 'tables.db');

/** A server that listens, and what else can be asked of it here. */
export interface OpenServer extends RunningServer {
  /** Opens the tables if nobody has yet; the reason if nothing can be written. */
  whyNotReady(): Promise<string | null>;
  /** Notes down what should not have happened. */
  note(error: unknown): void;
}

/** The page must be built; the tables are opened when they are first asked for. */
export async function openServer(serving: Serving): Promise<OpenServer> {
  const { settings, host, port } = serving;
  if (!existsSync(join(pageFolder, 'index.html')))
    fail('The page is not built: dist/web/index.html is missing. `npm run build` builds it.');
  const { LateHouse, Metrics, openNotes, startServer } = await import('../../server/index.js');
  const beside = { metrics: new Metrics(), notes: openNotes(settings, process.stderr) };
  const library = serverLibrary(serving.decks);
  const house = new LateHouse(
    () => openTables(serving, library, beside),
    (error) => whyNone(error, serving, beside),
  );
  const started = { house, page: pageFolder, settings, host, port, version: packageVersion(), ...beside };
  try {
    const server = await startServer({ ...started, decks: async () => library.decks() });
    const note = (error: unknown): void => beside.notes.error({ err: error }, 'something failed');
    return { ...server, whyNotReady: () => house.ready(), note };
  } catch (error) {
    return notListening(error, host, port);
  }
}

interface Beside {
  readonly metrics: Metrics;
  readonly notes: Logger;
}

/** What guests are told; the operator finds the whole of it in the notes. */
function whyNone(error: unknown, { isOwn }: Serving, { notes }: Beside): string {
  notes.error({ err: error }, 'tables cannot be opened');
  return `Tables cannot be opened here for now. ${isOwn ? sentenceOf(error) : 'The notes of the server say why.'}`;
}

async function openTables(
  { settings, database, data }: Serving,
  library: ListedLibrary,
  { metrics, notes }: Beside,
): Promise<House> {
  const { measuredLog, openHouse, openLog, Spell } = await import('../../server/index.js');
  if (database === '') makeRoom(resolve(data));
  const log = await openLog(database === '' ? { file: resolve(data) } : { url: database });
  return openHouse({
    log: measuredLog(log, metrics, new Spell(notes)),
    library,
    clock: Date,
    randomBytes,
    node: `${hostname()}-${randomUUID()}`,
    version: packageVersion(),
    limits: {
      tables: settings.tables,
      games: settings.games,
      sketches: settings.sketchesPerDecision,
      sketchesPerSecond: settings.sketchesPerSecond,
    },
    report: (error) => {
      metrics.faults.inc();
      notes.error({ err: error }, 'a table failed');
    },
  });
}

/** What follows from the file is secret: nobody else on this machine reads it. */
function makeRoom(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', 0o600));
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }).version;

function notListening(error: unknown, host: string, port: number): never {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE' && port !== 0)
    return fail(`Port ${port} is taken. Choose another with --port, or 0 for any that is free.`);
  if (code === 'EADDRNOTAVAIL') return fail(`${host} is no address of this machine.`);
  if (code === 'EACCES')
    return fail(`Port ${port} is only for the administrator of this machine. Choose another with --port.`);
  throw error;
}
