import { heard } from '../motion/heard.js';
import { useSettings } from '../settings/settings.js';

/** Fetches what sounds when sound is switched on first, and never for who does not want it. */
export function soundWhenAsked(): void {
  let isFetched = false;
  const fetch = async (): Promise<void> => {
    if (isFetched || !useSettings.getState().sound) return;
    isFetched = true;
    const { sounding } = await import('./sounding.js');
    sounding();
  };
  void fetch();
  useSettings.subscribe(() => {
    // Who switches it on hears at once how loud it is.
    if (!isFetched) void fetch().then(() => isFetched && heard('turn'));
  });
}
