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

/** The next frame is worked out. */
function frame(): void {
  for (const callback of frames.splice(0)) callback();
}

/** So long a frame may take to be painted. */
const PAINTING = 40;

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
    frame();
    vi.advanceTimersByTime(PAINTING - 1);
    expect(waits()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(waits()).toBe(false);
  });

  it('that comes while an earlier one is waited for is waited for as well', () => {
    busy = true;
    page.dispatchEvent(new Event('pointerdown'));
    frame();
    page.dispatchEvent(new Event('click'));
    vi.advanceTimersByTime(PAINTING);
    expect(waits()).toBe(true);
    frame();
    vi.advanceTimersByTime(PAINTING);
    expect(waits()).toBe(false);
  });

  it('on a hidden page, which paints nothing, holds nothing up for long', () => {
    busy = true;
    page.dispatchEvent(new Event('click'));
    vi.advanceTimersByTime(150);
    expect(waits()).toBe(false);
  });

  it('again and again holds nothing up for longer', () => {
    busy = true;
    for (let held = 0; held < 150; held += 10) {
      page.dispatchEvent(new Event('keydown'));
      frame();
      vi.advanceTimersByTime(10);
    }
    expect(waits()).toBe(false);
    page.dispatchEvent(new Event('keydown'));
    frame();
    expect(waits()).toBe(true); // it is waited for anew, whatever is left of the first wait
  });
});
