import type { EraId } from '../../engine/index.js';

/* The era that was chosen last, on its way from one screen to the next; a new visit begins with the one that is offered first. */

export const OFFERED_ERA: EraId = 'hgss-2010';

let chosen: string = OFFERED_ERA;

export const chosenEra = (): string => chosen;

export function chooseEra(era: string): void {
  chosen = era;
}
