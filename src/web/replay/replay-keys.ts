import { useEffect, useEffectEvent } from 'react';
import type { Seat } from '../../engine/index.js';
import { ARROWS, goToThing, press } from '../frame/keys.js';
import { hurry } from '../motion/director.js';
import { isCovered } from '../parts/in-front.js';
import { useTable } from '../session/store.js';
import { analyseRecord, goToMistake } from './analysed.js';
import { goTo, goToLandmark, pause, playOrPause, seatToTake, stepBack, stepOn, useReplay } from './watch.js';

/** A replay from the keyboard. On a card the arrows go from card to card, as they do at the table. */
export function useReplayKeys(goOn: (seat: Seat) => Promise<void>): void {
  const takeSeat = useEffectEvent(async () => {
    const { moment } = useTable.getState();
    if (moment !== null && moment.view.phase !== 'over') await goOn(seatToTake(useReplay.getState(), moment));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
      const on = document.activeElement;
      if (on?.matches('input, select, textarea') === true) return;
      const arrow = ARROWS[event.key];
      if (arrow !== undefined && on?.matches('[data-thing]') === true) {
        event.preventDefault();
        return goToThing(arrow);
      }
      if (event.key === ' ' && on?.matches('button') === true) return;
      const act = event.key === 'g' || event.key === 'G' ? takeSeat : ACTS[event.key];
      if (act === undefined) return press(event.key);
      event.preventDefault();
      hurry();
      if (event.key !== ' ') pause();
      void act(event.shiftKey);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const ACTS: Readonly<Record<string, (shift: boolean) => Promise<void>>> = {
  ' ': playOrPause,
  ArrowRight: (shift) => (shift ? goToLandmark('turn', 1) : stepOn()),
  ArrowLeft: (shift) => (shift ? goToLandmark('turn', -1) : stepBack()),
  k: () => goToLandmark('knock-out', 1),
  K: () => goToLandmark('knock-out', -1),
  p: () => goToLandmark('prize', 1),
  P: () => goToLandmark('prize', -1),
  a: analyseRecord,
  A: analyseRecord,
  m: goToMistake,
  M: goToMistake,
  Home: () => goTo(0),
  End: () => goTo(useReplay.getState().about?.summary.choices ?? 0),
};
