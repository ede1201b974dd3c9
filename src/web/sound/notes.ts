import type { Motion } from '../motion/heard.js';

/** One voice of a sound: a tone that glides, or a breath of noise about a pitch. */
export interface Note {
  readonly voice: 'sine' | 'triangle' | 'noise';
  /** Where its pitch begins and where it ends, in Hz. */
  readonly pitch: readonly [number, number];
  /** When it begins, and when it has died away, in seconds. */
  readonly time: readonly [number, number];
  /** From 0 to 1. */
  readonly loud: number;
}

/** Paper, wood and a coin on felt: short, soft, and nothing that is a tune. */
export const SOUNDS: Readonly<Record<Motion, readonly Note[]>> = {
  card: [
    { voice: 'noise', pitch: [2600, 1400], time: [0, 0.07], loud: 0.22 },
    { voice: 'sine', pitch: [190, 120], time: [0.04, 0.1], loud: 0.12 },
  ],
  attack: [
    { voice: 'noise', pitch: [900, 300], time: [0, 0.16], loud: 0.4 },
    { voice: 'sine', pitch: [170, 60], time: [0.02, 0.26], loud: 0.6 },
  ],
  knockOut: [
    { voice: 'sine', pitch: [130, 52], time: [0, 0.34], loud: 0.7 },
    { voice: 'noise', pitch: [500, 160], time: [0, 0.2], loud: 0.4 },
    { voice: 'sine', pitch: [92, 44], time: [0.17, 0.55], loud: 0.5 },
  ],
  prize: [
    { voice: 'noise', pitch: [2400, 3200], time: [0, 0.08], loud: 0.16 },
    { voice: 'triangle', pitch: [587, 587], time: [0.06, 0.3], loud: 0.22 },
    { voice: 'triangle', pitch: [784, 784], time: [0.15, 0.5], loud: 0.22 },
  ],
  coin: [
    { voice: 'sine', pitch: [2794, 2780], time: [0, 0.18], loud: 0.16 },
    { voice: 'sine', pitch: [4186, 4170], time: [0, 0.1], loud: 0.08 },
    { voice: 'sine', pitch: [2637, 2630], time: [0.12, 0.3], loud: 0.1 },
  ],
  evolution: [
    { voice: 'triangle', pitch: [294, 440], time: [0, 0.4], loud: 0.2 },
    { voice: 'sine', pitch: [440, 880], time: [0.1, 0.6], loud: 0.16 },
  ],
  turn: [
    { voice: 'triangle', pitch: [659, 655], time: [0, 0.16], loud: 0.3 },
    { voice: 'triangle', pitch: [880, 876], time: [0.13, 0.42], loud: 0.3 },
  ],
};
