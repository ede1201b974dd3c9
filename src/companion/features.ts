import type { Seed } from '../engine/index.js';
import type { SideCode } from './codes.js';
import { type CoinFlipper, type CoinSide, flip, newCoinFlipper } from './coin-flipper.js';

/*
 * What a code at the side of a card starts. The printed dots hold software of their own, which Rulebox does not have; of
 * each kind of feature it has one of its own making: a guessing game, a short film of the card's name, a music box, and
 * the tools beside the table. None of them touches a game. @rule ERD-08 ERD-01
 */
/** A feature that has been opened. */
export type OpenFeature =
  | { readonly feature: 'mini-game'; readonly title: string; readonly game: CoinGame }
  | { readonly feature: 'cartoon'; readonly title: string; readonly frames: readonly string[] }
  | { readonly feature: 'construction'; readonly title: string; readonly box: MelodyBox }
  | { readonly feature: 'tools'; readonly title: string; readonly tools: readonly ('coin flipper' | 'battle timer')[] };

/** Opens the feature of a code, once all its cards are read. @rule ERD-02 ERD-08 */
export function openFeature({ feature, title }: SideCode, seed: Seed): OpenFeature {
  switch (feature) {
    case 'mini-game':
      return { feature, title, game: newCoinGame(seed) };
    case 'cartoon':
      return { feature, title, frames: framesOf(title) };
    case 'construction':
      return { feature, title, box: EMPTY_BOX };
    case 'tools':
      return { feature, title, tools: ['coin flipper', 'battle timer'] };
  }
}

// ── a small game: call the coin, as often in a row as you can ──

/** Coins called in a row: now, and at best. */
export interface CoinGame {
  readonly flipper: CoinFlipper;
  readonly inARow: number;
  readonly best: number;
}

const newCoinGame = (seed: Seed): CoinGame => ({ flipper: newCoinFlipper(seed), inARow: 0, best: 0 });

/** Calls the next coin: right adds one to the row, wrong ends it. */
export function callCoin({ flipper, inARow, best }: CoinGame, called: CoinSide): CoinGame {
  const next = flip(flipper);
  const row = next.shows === called ? inARow + 1 : 0;
  return { flipper: next, inARow: row, best: Math.max(best, row) };
}

// ── a film: the name walks in from the side, and bows ──

const FRAME_WIDTH = 24;

function framesOf(title: string): readonly string[] {
  const shown = title.slice(0, FRAME_WIDTH);
  const steps = Array.from({ length: shown.length }, (_, step) => shown.slice(shown.length - 1 - step));
  return [...steps.map((part) => part.padEnd(FRAME_WIDTH)), shown.toUpperCase().padEnd(FRAME_WIDTH), shown];
}

// ── a construction: a box that plays what one has put into it ──

/** The notes of the music box. */
export const NOTES = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const;
/** One of them. */
export type Note = (typeof NOTES)[number];

/** A melody: notes and rests, one a beat. */
export interface MelodyBox {
  readonly beats: readonly (Note | null)[];
}

const EMPTY_BOX: MelodyBox = { beats: [] };

/** More do not fit into the box. */
export const MOST_BEATS = 32;

/** Puts a note, or a rest, behind the others; a full box stays as it is. */
export const addBeat = ({ beats }: MelodyBox, note: Note | null): MelodyBox => ({
  beats: beats.length < MOST_BEATS ? [...beats, note] : beats,
});

/** A note as it sounds: how high, when, and for how many beats. */
export interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly beats: number;
}

/** What is to be heard: equal notes one after the other are one long tone. */
export function melodyOf({ beats }: MelodyBox): readonly Tone[] {
  const tones: Tone[] = [];
  beats.forEach((note, at) => {
    if (note === null) return;
    const last = tones.at(-1);
    if (last !== undefined && beats[at - 1] === note) tones[tones.length - 1] = { ...last, beats: last.beats + 1 };
    else tones.push({ hertz: HERTZ[note], at, beats: 1 });
  });
  return tones;
}

const HERTZ: Readonly<Record<Note, number>> = { C: 262, D: 294, E: 330, F: 349, G: 392, A: 440, B: 494 };
