import type { Script } from '../effects/linked.js';
import type { CardProgram } from '../effects/program.js';
import type { CardFacts } from '../model/card-facts.js';
import { isSameMarker } from '../model/markers.js';
import { occursIn } from '../model/occurs.js';
import type { Options, Setup } from '../model/setup.js';
import { linkCards } from './cards.js';

const CHAR = /^char([ -]counter)?$/i;

/** What a setup has apart from its cards. */
export type Around = Pick<Setup, 'era' | 'format' | 'cardOf' | 'ownerOf' | 'markerNames' | 'options'>;

/** Links the different cards of a game. */
export function setupOf(
  facts: readonly CardFacts[],
  programs: readonly (CardProgram | null)[],
  { era, format, cardOf, ownerOf, markerNames: markers, options }: Around,
): Setup {
  const { cards, scripts, rules, remembered, ops, gameLimits } = linkCards(facts, programs, { era, format });
  const markerNames = withPrinted(markers, scripts);
  const charMarkers = markerNames.reduce((bits, name, bit) => bits | (CHAR.test(name) ? 1 << bit : 0), 0);
  return {
    era,
    format,
    cards,
    programs,
    attacks: cards.flatMap((card) => card.attacks),
    cardOf,
    byId: cardOf.map((place) => cards[place]!),
    ownerOf,
    markerNames,
    charMarkers,
    occurs: occursIn(era, { cards, rules, scripts }, charMarkers),
    options,
    scripts,
    rules,
    heardOn: rules.map(({ channel }) => channel),
    remembered,
    ops,
    gameLimits,
  };
}

/** The markers that are there from the beginning, and those that texts put on Pokémon. */
function withPrinted(markers: readonly string[], scripts: readonly Script[]): readonly string[] {
  const names = [...markers];
  for (const { ops } of scripts)
    for (const { do: doing } of ops) {
      const label = doing.op === 'lasting' ? doing.label : undefined;
      if (label !== undefined && !names.some((name) => isSameMarker(name, label))) names.push(label);
    }
  return names;
}

/** What the cards of a game are: for each `CardId` its place among the different cards, the card itself, and whose it is. */
export type Dealt = Pick<Setup, 'cardOf' | 'byId' | 'ownerOf'>;

/** The same different cards, dealt otherwise. Written out: a game reads its setup all the time, and all are of one shape. */
export const dealtAnew = (setup: Setup, { cardOf, byId, ownerOf }: Dealt, options: Options): Setup => ({
  era: setup.era,
  format: setup.format,
  cards: setup.cards,
  programs: setup.programs,
  attacks: setup.attacks,
  cardOf,
  byId,
  ownerOf,
  markerNames: setup.markerNames,
  charMarkers: setup.charMarkers,
  occurs: setup.occurs,
  options,
  scripts: setup.scripts,
  rules: setup.rules,
  heardOn: setup.heardOn,
  remembered: setup.remembered,
  ops: setup.ops,
  gameLimits: setup.gameLimits,
});

/** These cards under the ids that they have in another game of them. */
export const dealtAs = (setup: Setup, { cardOf, ownerOf }: Setup): Setup =>
  dealtAnew(setup, { cardOf, byId: cardOf.map((place) => setup.cards[place]!), ownerOf }, setup.options);
