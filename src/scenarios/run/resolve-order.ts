import {
  type Answer,
  conditionBehind,
  type Game,
  NOWHERE,
  pokemonAt,
  type Seat,
  sideOf,
  topOf,
} from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { isCard, pokemonAtPlace } from './board.js';
import { numbersOffered } from './designate.js';

/** What comes first between turns, or before which Special Condition the effects come. @rule CHK-03 */
const CHECKUP_ORDER = ['conditions', 'effects'];

function momentOf(game: Game, seat: Seat, text: string): number {
  const order = CHECKUP_ORDER.indexOf(text);
  if (order >= 0) return order;
  const offered = numbersOffered(game);
  return offered.find((moment) => text === `before ${conditionBehind(game, seat, moment)}`) ?? NOWHERE;
}

const numbered = (number: number): Answer => ({ kind: 'number', number: number < 0 ? NOWHERE : number });

/** Answers to what no text asks but the rules: which effect comes first, and what goes where there is no room. */
export function resolveOrder(game: Game, seat: Seat, claim: AnswerClaim): Answer | null {
  const { kind } = game.state.decision;
  if (claim.kind !== 'word' && claim.kind !== 'place') return null;
  switch (kind) {
    case 'choose-checkup':
      return claim.kind === 'word' ? numbered(momentOf(game, seat, claim.text)) : null;
    case 'choose-trigger':
      return numbered(game.state.due.findIndex(triggerMeant(game, seat, claim)));
    case 'choose-benched': {
      if (claim.kind === 'place') return null;
      const named = sideOf(game, seat).bench.find((id) => topOf(game, id).name === claim.name.name);
      return { kind: 'pokemon', pokemon: named ?? NOWHERE };
    }
    case 'choose-tool': {
      if (claim.kind === 'place') return null;
      const { attached } = pokemonAt(game, game.state.decision.pokemon);
      return { kind: 'card', card: attached.find((card) => isCard(game, card, claim.name)) ?? NOWHERE };
    }
    default:
      return null;
  }
}

type Due = Game['state']['due'][number];

/** The effect that waits is told by its name, its card or the place of its Pokémon. */
function triggerMeant(
  game: Game,
  seat: Seat,
  claim: Extract<AnswerClaim, { kind: 'word' | 'place' }>,
): (due: Due) => boolean {
  if (claim.kind === 'word')
    return ({ script, card }) => game.setup.scripts[script]!.name === claim.text || isCard(game, card, claim.name);
  const pokemon = pokemonAtPlace(game, seat, claim.place);
  return ({ self }) => self === pokemon;
}
