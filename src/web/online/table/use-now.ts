import { useEffect, useState } from 'react';

/** The time by our clock, again and again while somebody wants it. */
export function useNow(isWanted: boolean, every = 250): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWanted) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [isWanted, every]);
  return now;
}
