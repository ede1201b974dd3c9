import { proxy, type Remote, wrap } from 'comlink';
import { create } from 'zustand';
import { openDeskAgain, setTables } from '../decks/desk-client.js';
import { CARDS } from '../words/import.js';
import { serverAddress } from './address.js';
import type { Given } from './given.js';
import type { Importer, SetHere } from './importer.js';
import { NOTHING_BROUGHT, type Outcome, type Progress } from './progress.js';

/** What is shown of cards being brought in. It goes on whatever screen is open. */
export interface ImportState {
  /** Null: nobody has looked yet. */
  readonly sets: readonly SetHere[] | null;
  /** What is being done; null: nothing. */
  readonly progress: Progress | null;
  /** How it ended last. */
  readonly outcome: Outcome | null;
  /** Whether what was done last can be gone on with, and whether it is fetched from a server. */
  readonly isServer: boolean;
  readonly said: string;
}

export const useImport = create<ImportState>(() => ({
  sets: null,
  progress: null,
  outcome: null,
  isServer: false,
  said: '',
}));

let thread: Worker | null = null;
let opened: Promise<Remote<Importer>> | null = null;

function openImporter(): Promise<Remote<Importer>> {
  opened ??= start();
  return opened;
}

async function start(): Promise<Remote<Importer>> {
  thread = new Worker(new URL('./importer.ts', import.meta.url), { type: 'module', name: 'cards' });
  const importer = wrap<Importer>(thread);
  await importer.take(await setTables());
  return importer;
}

/** A database has gone through the thread: what is left of it there is let go with it. */
function closeImporter(): void {
  thread?.terminate();
  thread = null;
  opened = null;
}

/** What is here already. */
export async function lookAtCards(): Promise<void> {
  const importer = await openImporter();
  useImport.setState({ sets: await importer.sets() });
}

type Act = (importer: Remote<Importer>, tell: (progress: Progress) => void) => Promise<Outcome>;
let last: { readonly act: Act; readonly isServer: boolean } | null = null;

async function bring(act: Act, isServer: boolean): Promise<void> {
  if (useImport.getState().progress !== null) return useImport.setState({ said: CARDS.busy });
  last = { act, isServer };
  useImport.setState({ progress: OPENING, outcome: null, isServer, said: '' });
  const importer = await openImporter();
  const seen = { brought: 0, at: 0 };
  const outcome = await act(
    importer,
    proxy((progress: Progress) => {
      if (useImport.getState().progress !== null) useImport.setState({ progress });
      // A set that has come is shown, and can be built with.
      const brought = progress.brought.new + progress.brought.changed;
      if (brought === seen.brought) return;
      seen.brought = brought;
      const isTime = performance.now() - seen.at > A_WHILE;
      if (isTime) seen.at = performance.now();
      void showCards(importer, isTime);
    }),
  );
  await showCards(importer, true);
  closeImporter();
  useImport.setState({ progress: null, outcome });
}

const OPENING: Progress = {
  stage: 'opening',
  set: '',
  done: 0,
  total: 0,
  faults: [],
  brought: NOTHING_BROUGHT,
  sums: null,
};

/** Milliseconds between two times that all cards are laid out to build with: that takes most of a second. */
const A_WHILE = 15_000;

/** Only the newest look counts: sets come faster than they are counted. */
let looks = 0;

async function showCards(importer: Remote<Importer>, toBuildWith: boolean): Promise<void> {
  const look = ++looks;
  const sets = await importer.sets();
  if (look === looks) useImport.setState({ sets });
  if (toBuildWith) await openDeskAgain();
}

export const bringFiles = (given: readonly Given[]): Promise<void> =>
  bring((importer, tell) => importer.bringFiles(given, tell), false);

/** Says what is wrong with an address; null where it is asked. */
export function bringFrom(typed: string): string | null {
  const address = serverAddress(typed);
  if (!address.ok) return address.error;
  void bring((importer, tell) => importer.bringFrom(address.value, tell), true);
  return null;
}

/** Does the same again: what is here already is skipped. */
export async function goOn(): Promise<void> {
  if (last !== null) await bring(last.act, last.isServer);
}

export async function stop(): Promise<void> {
  await (await openImporter()).stop();
}

export const savedCards = async (): Promise<Blob> => (await openImporter()).save();

export async function forgetCards(): Promise<void> {
  const importer = await openImporter();
  await importer.forget();
  useImport.setState({ outcome: null, said: CARDS.forgotten });
  await showCards(importer, true);
}

export const troublesOf = async (of: 'nearly' | 'not', limit: number): ReturnType<Importer['troubles']> =>
  (await openImporter()).troubles(of, limit);
