// Cards whose printed text was officially changed: the corrected sense, in our own words. By the id of the print.
import type { Correction } from './correction.js';

/** A power whose text now says what follows. */
const erratum = (name: string, power: string, text: string, source: string): Correction => ({
  name,
  erratum: { power, text },
  why: `${power} was changed by an erratum (${source}).`,
});

/** What is bought comes first, the Knock Out that pays for it second. */
const ENERGY_GRACE =
  'Once during your turn (before your attack), you may attach 3 basic Energy cards from your discard pile to 1 of your Pokémon (excluding Pokémon-EX). If you do, this Pokémon is Knocked Out.';

/** Every Pokémon of its name is spared, not only the one with the text. */
const STICKY = "The Retreat Cost for each player's Pokémon (excluding any Ariados) is Colorless more.";

export const ERRATA: Readonly<Record<string, Correction>> = {
  'xy2-23': erratum('Milotic', 'Energy Grace', ENERGY_GRACE, 'ruling of 2018'),
  'dp2-20': erratum('Ariados', 'Sticky', STICKY, 'ruling of 2008; Comprehensive Rules 309.3a'),
};
