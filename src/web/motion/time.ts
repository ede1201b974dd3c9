/* The clock of what is shown: how fast, and whether somebody has seen enough. */

const running = new Set<Animation>();
let waiting: (() => void) | null = null;
let hurried = false;
let pace = 1;

export function beginShow(speed: number): void {
  hurried = false;
  pace = speed;
}

export const isHurried = (): boolean => hurried;

/** Whether anything moves at all: people may ask for stillness. */
export const moves = (): boolean => !hurried && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function stopAll(): void {
  hurried = true;
  for (const animation of running) animation.finish();
  running.clear();
  waiting?.();
}

export const lasting = (milliseconds: number): number => milliseconds * pace;

/** Animates an element for so long at an ordinary pace; null: nothing moves. */
export function animate(
  element: Element,
  frames: Keyframe[],
  milliseconds: number,
  options: KeyframeAnimationOptions = {},
): Animation | null {
  if (!moves()) return null;
  const animation = element.animate(frames, {
    easing: 'cubic-bezier(.2,.8,.2,1)',
    fill: 'backwards',
    ...options,
    duration: lasting(milliseconds),
    delay: lasting(Number(options.delay ?? 0)),
  });
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
  return animation;
}

/** Waits so long at an ordinary pace, or until somebody has seen enough. A hidden page does not hold it up. */
export function pause(milliseconds: number): Promise<void> {
  if (!moves()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, lasting(milliseconds));
    function done(): void {
      clearTimeout(timer);
      waiting = null;
      resolve();
    }
    waiting = done;
  });
}
