import { create } from 'zustand';
import type { Seat } from '../../engine/index.js';
import {
  type LandmarkKind,
  landmarkFrom,
  type Moment,
  type Onlooking,
  type ReplayAbout,
  type Spoilt,
} from '../../session/index.js';
import { hurry, put, show } from '../motion/director.js';
import { takeUpGame } from '../play/play.js';
import { Follower, type Step } from '../session/steps.js';
import { EMPTY, useTable } from '../session/store.js';
import { openSession } from '../thread/client.js';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface ReplayState {
  readonly about: ReplayAbout | null;
  /** After so many choices. */
  readonly place: number;
  readonly onlooking: Onlooking;
  readonly playing: boolean;
  readonly speed: Speed;
}

const CLOSED: ReplayState = { about: null, place: 0, onlooking: 'open', playing: false, speed: 1 };

export const useReplay = create<ReplayState>(() => CLOSED);

const { getState: now, setState: set } = useReplay;

/** Opens a written record and shows a place in it; what is wrong with it otherwise. */
export async function openRecord(written: string, at = 0, upTo?: number): Promise<Spoilt | null> {
  const { session } = await openSession();
  const about = await session.openReplay(written, upTo);
  if ('faults' in about) return about;
  const { era, format, seed, decks } = about.summary;
  useTable.setState({ ...EMPTY, setup: { era, format, seed, decks: [], players: decks.map(() => 'empty') } });
  set({ ...CLOSED, about });
  await look(Math.min(at, about.summary.choices));
  return null;
}

/** Puts the record away; the table belongs to games again. */
export function closeRecord(): void {
  set(CLOSED);
  useTable.setState(EMPTY);
}

const last = (): number => now().about?.summary.choices ?? 0;

const follower = new Follower();

/** Fetches a moment; one choice further than the last, what has happened comes with it. */
async function stepsTo(place: number): Promise<readonly Step[]> {
  const { session } = await openSession();
  return follower.follow(await session.replayAt(place, now().onlooking));
}

const putDown = (steps: readonly Step[]): void => put(steps.at(-1)!.moment);

async function look(place: number): Promise<void> {
  const { about, onlooking } = now();
  const steps = await stepsTo(place);
  if (now().about !== about || now().onlooking !== onlooking) return;
  putDown(steps);
  set({ place });
}

let wanted: number | null = null;
let fetching = false;

/** Goes to a place at once. While one is fetched only the latest wish is kept, so that a slider never lags behind. */
export async function goTo(place: number): Promise<void> {
  hurry();
  wanted = Math.max(0, Math.min(last(), place));
  set({ place: wanted });
  if (fetching) return;
  fetching = true;
  try {
    while (wanted !== null) {
      const next: number = wanted;
      wanted = null;
      const steps = await stepsTo(next);
      if (now().about === null) return;
      if (wanted === null) putDown(steps);
    }
  } finally {
    fetching = false;
  }
}

/** One choice on, with what it makes happen. */
export async function stepOn(): Promise<void> {
  const { place, about, speed } = now();
  if (place >= last()) return;
  hurry();
  set({ place: place + 1 });
  const steps = await stepsTo(place + 1);
  if (now().about !== about || now().place !== place + 1) return;
  await show(steps, { pace: 1 / speed });
}

export const stepBack = (): Promise<void> => goTo(now().place - 1);

export async function goToLandmark(kind: LandmarkKind, way: 1 | -1): Promise<void> {
  const { about, place } = now();
  const found = landmarkFrom(about?.landmarks ?? [], kind, place, way);
  if (found !== null) await goTo(found.place);
}

export async function lookAs(onlooking: Onlooking): Promise<void> {
  set({ onlooking });
  await look(now().place);
}

export const setSpeed = (speed: Speed): void => set({ speed });

/** How long a choice is looked at before the next, in milliseconds. */
const BEAT = 900;

export async function playOrPause(): Promise<void> {
  if (now().playing) return pause();
  const { about } = now();
  if (now().place >= last()) await goTo(0);
  set({ playing: true });
  while (now().playing && now().about === about && now().place < last()) {
    await stepOn();
    await new Promise((resolve) => setTimeout(resolve, BEAT / now().speed));
  }
  if (now().about === about) pause();
}

export const pause = (): void => set({ playing: false });

/** The seat that one would take when going on from here: the one looked from, or who decides. */
export function seatToTake({ onlooking }: Pick<ReplayState, 'onlooking'>, moment: Moment): Seat {
  return typeof onlooking === 'number' ? onlooking : (moment.view.decision?.seat ?? 0);
}

/** A game that begins with the same answers. Says what is wrong if it cannot. */
export async function goOnFromHere(seat: Seat): Promise<string | null> {
  const { session } = await openSession();
  const kept = await session.goOn(now().place, seat);
  if ('faults' in kept) return kept.faults.join(' ');
  closeRecord();
  await takeUpGame(kept);
  return null;
}
