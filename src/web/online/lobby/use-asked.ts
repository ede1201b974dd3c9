import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Result } from '../../../engine/index.js';
import type { NotDone } from '../../../protocol/index.js';

/** What a server said to a question. */
export type Asked<T> = Result<T, NotDone>;

/** What a server says to a question, null until it does; and the way to ask again. `every`: it is asked anew while the page is seen. */
export function useAsked<T>(ask: () => Promise<Asked<T>>, every?: number): readonly [Asked<T> | null, () => void] {
  const [answer, setAnswer] = useState<Asked<T> | null>(null);
  const [times, setTimes] = useState(0);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  const put = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again whenever somebody wants so
  useEffect(() => {
    let isHere = true;
    void put().then((found) => isHere && setAnswer(found));
    return () => {
      isHere = false;
    };
  }, [times]);
  useEffect(() => {
    if (every === undefined) return;
    const timer = setInterval(() => !document.hidden && again(), every);
    return () => clearInterval(timer);
  }, [every, again]);
  return [answer, again];
}
