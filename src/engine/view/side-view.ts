import { isFaceUp } from '../model/face-up.js';
import type { Game } from '../model/game.js';
import type { CardId, Seat, Side } from '../model/state.js';
import { cardView, cardViews, closedZone, NOTHING, openZone } from './cards-view.js';
import { isFaceDown } from './may-see.js';
import type { FaceUpView, SideView } from './parts.js';
import { pokemonViews } from './pokemon-view.js';

/** Who looks at a side, and what they know already. */
export interface Looking {
  /** The seat that looks; a spectator has none. */
  readonly seat: Seat | 'spectator';
  /** Cards out of sight that a text shows them. */
  readonly shown: readonly CardId[];
  /** The side as they were shown it last, and as another one is shown it now. */
  readonly before: SideView | undefined;
  readonly beside: SideView | undefined;
}

/** What somebody may know of one side. What lies open is the same for all, and taken from what another one is shown. */
export function sideView(game: Game, owner: Seat, { seat, shown, before, beside }: Looking): SideView {
  const side = game.state.sides[owner]!;
  const isHidden = isFaceDown(game) && owner !== seat;
  const alike = isFaceDown(game) ? undefined : beside;
  const known = before === undefined ? NOTHING : [before.active, before.bench];
  const view: SideView = {
    seat: owner,
    out: side.out !== 0,
    deck: closedZone(game, side.deck, shown, before?.deck),
    hand: owner === seat ? openZone(game, side.hand, before?.hand) : closedZone(game, side.hand, shown, before?.hand), // ZONE-07
    discard: alike?.discard ?? openZone(game, side.discard, before?.discard),
    prizes: closedZone(game, side.prizes, withFaceUp(game, shown), before?.prizes),
    faceUp: faceUpView(game, side.prizes),
    lostZone: alike?.lostZone ?? openZone(game, side.lostZone, before?.lostZone), // ZONE-13
    played: alike?.played ?? cardViews(game, side.played, before?.played),
    active: alike?.active ?? pokemonViews(game, side.active, isHidden, known),
    bench: alike?.bench ?? (pokemonViews(game, side.bench, isHidden, known) as SideView['bench']),
    used: alike?.used ?? usedView(side, before?.used),
  };
  return before !== undefined && isSameSide(view, before) ? before : view;
}

const withFaceUp = ({ state: { faceUp } }: Game, shown: readonly CardId[]): readonly CardId[] =>
  faceUp.length === 0 ? shown : [...shown, ...faceUp];

const faceUpView = (game: Game, prizes: readonly CardId[]): readonly FaceUpView[] =>
  game.state.faceUp.length === 0
    ? NOTHING
    : prizes.flatMap((card, position) => (isFaceUp(game, card) ? [{ ...cardView(game, card), position }] : []));

function usedView(side: Side, before: SideView['used'] | undefined): SideView['used'] {
  const used = {
    energy: side.energyAttached > 0,
    supporter: side.supporterPlayed > 0,
    stadium: side.stadiumPlayed > 0,
    retreat: side.retreated > 0,
    gx: (side.spent & 1) !== 0,
    vstar: (side.spent & 2) !== 0,
  };
  return before !== undefined && isSameUsed(used, before) ? before : used;
}

const isSameUsed = (one: SideView['used'], other: SideView['used']): boolean =>
  one.energy === other.energy &&
  one.supporter === other.supporter &&
  one.stadium === other.stadium &&
  one.retreat === other.retreat &&
  one.gx === other.gx &&
  one.vstar === other.vstar;

const isSameSide = (one: SideView, other: SideView): boolean =>
  one.out === other.out &&
  one.deck === other.deck &&
  one.hand === other.hand &&
  one.discard === other.discard &&
  one.prizes === other.prizes &&
  one.faceUp === other.faceUp &&
  one.lostZone === other.lostZone &&
  one.played === other.played &&
  one.active === other.active &&
  one.bench === other.bench &&
  one.used === other.used;
