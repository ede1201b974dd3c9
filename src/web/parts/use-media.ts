import { useSyncExternalStore } from 'react';

/** Whether a question about the screen is answered with yes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const asked = window.matchMedia(query);
      asked.addEventListener('change', changed);
      return () => asked.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
