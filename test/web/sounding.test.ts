import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { heard, type Motion } from '../../src/web/motion/heard.js';
import { change, USUAL } from '../../src/web/settings/settings.js';
import { SOUNDS } from '../../src/web/sound/notes.js';
import { sounding } from '../../src/web/sound/sounding.js';

/** What a made-up AudioContext was asked for. */
interface Asked {
  readonly voice: string;
  pitches: number[];
  started: number;
  stopped: number;
}

let opened = 0;
let closed = 0;
let asked: Asked[] = [];
let louds: number[] = [];

const param = (notes: number[]): unknown => ({
  value: 0,
  setValueAtTime: (value: number) => notes.push(value),
  exponentialRampToValueAtTime: (value: number) => notes.push(value),
});

/** As much of an AudioContext as an instrument plays on, ten seconds after it was opened. */
function madeUp(): AudioContext {
  opened += 1;
  const source = (voice: string): Record<string, unknown> => {
    const one: Asked = { voice, pitches: [], started: -1, stopped: -1 };
    asked.push(one);
    return {
      frequency: param(one.pitches),
      connect: (to: unknown) => to,
      set type(kind: string) {
        Object.assign(one, { voice: kind });
      },
      start: (at: number) => Object.assign(one, { started: at }),
      stop: (at: number) => Object.assign(one, { stopped: at }),
    };
  };
  return {
    state: 'running',
    currentTime: 10,
    sampleRate: 100,
    destination: {},
    createOscillator: () => source('?'),
    createBufferSource: () => source('noise'),
    createBiquadFilter: () => ({
      frequency: param(asked.at(-1)!.pitches),
      Q: { value: 0 },
      connect: (to: unknown) => to,
    }),
    createGain: () => ({ gain: param(louds), connect: () => undefined }),
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    close: async () => {
      closed += 1;
    },
  } as unknown as AudioContext;
}

let isHidden = false;
let end = (): void => undefined;

beforeEach(() => {
  [opened, closed, asked, louds, isHidden] = [0, 0, [], [], false];
  change(USUAL);
  end = sounding({ open: madeUp, isHidden: () => isHidden });
});
afterEach(() => {
  end();
  change(USUAL);
});

const told = (): unknown => asked.map(({ voice, pitches, started, stopped }) => [voice, pitches, started, stopped]);
const written = (what: Motion): unknown =>
  SOUNDS[what].map(({ voice, pitch, time }) => [voice, [...pitch], 10 + time[0], 10 + time[1]]);

describe('what is heard', () => {
  it('is nothing, on nothing, until sound is switched on', () => {
    heard('attack');
    expect([opened, asked]).toEqual([0, []]);
    change({ sound: true });
    expect(opened).toBe(1);
    expect(told()).toEqual(written('turn'));
  });

  it.each(Object.keys(SOUNDS) as Motion[])('is the notes of %s, and those only', (what) => {
    change({ sound: true });
    asked = [];
    heard(what);
    expect(told()).toEqual(written(what));
    expect(opened).toBe(1);
  });

  it('is as loud as was asked for', () => {
    change({ sound: true, volume: 0.5 });
    louds = [];
    heard('card');
    expect(louds.filter((_, i) => i % 3 === 1)).toEqual(SOUNDS.card.map(({ loud }) => loud * 0.5));
    asked = [];
    change({ volume: 0 });
    heard('card');
    expect(asked).toEqual([]);
  });

  it('is only your turn while the page is behind others', () => {
    change({ sound: true });
    asked = [];
    isHidden = true;
    heard('attack');
    expect(asked).toEqual([]);
    heard('turn');
    expect(told()).toEqual(written('turn'));
  });

  it('ends when sound is switched off', () => {
    change({ sound: true });
    change({ sound: false });
    asked = [];
    heard('coin');
    expect([closed, asked]).toEqual([1, []]);
  });
});

it('Sounds are short and soft', () => {
  for (const notes of Object.values(SOUNDS)) {
    expect(Math.max(...notes.map(({ time }) => time[1]))).toBeLessThan(0.7);
    expect(Math.max(...notes.map(({ loud }) => loud))).toBeLessThanOrEqual(0.7);
  }
});
