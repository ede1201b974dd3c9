import { type Motion, onMotion } from '../motion/heard.js';
import { useSettings } from '../settings/settings.js';
import { type Instrument, instrumentOn } from './instrument.js';
import { SOUNDS } from './notes.js';

interface Surroundings {
  readonly open: () => AudioContext;
  /** Whether the page is behind others. */
  readonly isHidden: () => boolean;
}

const BROWSER: Surroundings = { open: () => new AudioContext(), isHidden: () => document.hidden };

/**
 * Lets what is shown be heard while sound is switched on; before that there is nothing that could sound. Behind other pages
 * only your turn is heard. What is returned ends it.
 */
export function sounding({ open, isHidden }: Surroundings = BROWSER): () => void {
  let instrument: Instrument | null = null;
  const play = (what: Motion): void => {
    const { sound, volume } = useSettings.getState();
    if (!sound || volume === 0 || (isHidden() && what !== 'turn')) return;
    instrument ??= instrumentOn(open());
    instrument.play(SOUNDS[what], volume);
  };
  const silence = (): void => {
    instrument?.silence();
    instrument = null;
  };
  const deaf = onMotion(play);
  // Who switches sound on or changes how loud it is hears how loud that is.
  const unbind = useSettings.subscribe((now, before) => {
    if (!now.sound) silence();
    else if (!before.sound) play('turn');
    else if (now.volume !== before.volume) play('card');
  });
  return () => {
    deaf();
    unbind();
    silence();
  };
}
