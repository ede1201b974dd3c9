import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inputUnseen, noteInputs } from '../../src/web/motion/inputs.js';

const frames: (() => void)[] = [];
let page: EventTarget;
let busy = false;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  frames.length = 0;
  vi.stubGlobal('window', page);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  noteInputs(() => busy);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether what happened would still have to wait. */
const waits = (): boolean => inputUnseen() !== null;

describe('an input', () => {
  it('that begins something is not waited for', () => {
    busy = false;
    page.dispatchEvent(new Event('click'));
    expect(waits()).toBe(false);
  });

  it('while others play is waited for until its frame is painted', () => {
    busy = true;
    page.dispatchEvent(new Event('keydown'));
    expect(waits()).toBe(true);
    for (const frame of frames) frame();
    expect(waits()).toBe(true); // the callbacks come before the frame
    vi.advanceTimersByTime(1);
    expect(waits()).toBe(false);
  });

  it('on a hidden page, which paints nothing, holds nothing up for long', () => {
    busy = true;
    page.dispatchEvent(new Event('click'));
    vi.advanceTimersByTime(100);
    expect(waits()).toBe(false);
  });
});
