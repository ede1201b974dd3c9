/* The clock of what is shown: how fast, whether it is held, and whether somebody has seen enough. */

/** Something that is waited for: for how many milliseconds more, counted from when. */
interface Wait {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly done: () => void;
}

const running = new Set<Animation>();
const waits = new Set<Wait>();
/** What stays as an animation has left it. */
const filled = new Set<Animation>();
let stretch = 1;
let hurried = false;
let skipped = false;
let held = false;
let spent = 0;

export function beginShow(speed: number): void {
  hurried = false;
  skipped = false;
  stretch = speed;
  letGo();
}

/** What was shown of the step before is over; `timeSpent` counts anew. */
export function beginStep(): void {
  skipped = false;
  spent = 0;
}

/** How much of the time of an ordinary pace this step has taken. */
export const timeSpent = (): number => spent;

export const isHurried = (): boolean => hurried;

/** Whether anything moves now. */
export const moves = (): boolean => !hurried && !skipped && stretch > 0;

/** Whether what must be seen is to stand still. */
export const isStill = (): boolean => stretch === 0 && !hurried;

/** Shows the end of everything at once. */
export function stopAll(): void {
  hurried = true;
  skip();
}

/** Shows the end of this step at once. */
export function skip(): void {
  skipped = true;
  letGo();
  for (const animation of [...running]) animation.finish();
  running.clear();
  for (const wait of [...waits]) end(wait);
}

/** Holds everything where it is. */
export function hold(): void {
  held = true;
  for (const animation of running) animation.pause();
  for (const wait of waits) {
    clearTimeout(wait.timer);
    wait.left -= performance.now() - wait.since;
  }
}

/** What was held goes on. */
export function letGo(): void {
  if (!held) return;
  held = false;
  for (const animation of running) animation.play();
  for (const wait of waits) start(wait);
}

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
    duration: milliseconds * stretch,
    delay: Number(options.delay ?? 0) * stretch,
  });
  if (held) animation.pause();
  if (options.fill === 'both') filled.add(animation);
  running.add(animation);
  const over = (): void => void running.delete(animation);
  animation.addEventListener('finish', over);
  animation.addEventListener('cancel', over);
  return animation;
}

/** What lies on the table lies there as it is: whatever an animation has made of it does not outlive the step. */
export function unfill(isOver: (element: Element) => boolean): void {
  for (const animation of [...filled]) {
    const { target } = animation.effect as KeyframeEffect;
    if (target !== null && isOver(target)) continue;
    animation.cancel();
    filled.delete(animation);
  }
}

/** Waits so long at an ordinary pace, or until somebody has seen enough. A hidden page does not hold it up. */
export function pause(milliseconds: number): Promise<void> {
  spent += milliseconds;
  return moves() ? wait(milliseconds * stretch) : Promise.resolve();
}

/** Waits so long at any pace: for what stands still. */
export const stand = (milliseconds: number): Promise<void> =>
  hurried || skipped ? Promise.resolve() : wait(milliseconds);

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const each: Wait = { left: milliseconds, since: 0, timer: undefined, done: resolve };
    waits.add(each);
    if (!held) start(each);
  });
}

function start(each: Wait): void {
  each.since = performance.now();
  each.timer = setTimeout(() => end(each), each.left);
}

function end(each: Wait): void {
  clearTimeout(each.timer);
  waits.delete(each);
  each.done();
}
