import type { Era } from './era.js';
import { SCARLET_VIOLET_2023 } from './scarlet-violet-2023.js';

/** Mega Evolution and what follows it, by the web rulebook of May 2026: the rulebook before it, except … */
export const MEGA_EVOLUTION_2025: Era = {
  ...SCARLET_VIOLET_2023,
  id: 'mega-evolution-2025',
  title: 'Mega Evolution (2025)',
  year: 2025,

  betweenTurnsOrderer: 'next-player', // CHK-09
  tieGame: 'six-prizes-first-lead-wins', // WIN-08
  upToMinimum: 'none-in-attacks-else-one', // PREC-05
};
