import { useEffect, useState } from 'react';

/** What a function fetches, once it is there; null until then. The function must always be the same. */
export function useFetched<T>(fetched: () => Promise<T>): T | null {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    let isHere = true;
    void fetched().then((found) => isHere && setValue(() => found));
    return () => {
      isHere = false;
    };
  }, [fetched]);
  return value;
}
