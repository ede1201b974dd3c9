import type { CardTag } from '../model/card-facts.js';
import { teamOf } from '../model/format.js';
import { cardOf, type Game, sideOf, topOf } from '../model/game.js';
import type { Card } from '../model/setup.js';
import { type CardId, NONE, ORIGINS, type PokemonId, type Seat, seatOf } from '../model/state.js';
import {
  ASKED,
  holds,
  isAnyAbout,
  isForbidden,
  ofCard,
  pokemonMeant,
  type Scope,
  scopeOfPlay,
} from '../terms/judge.js';
import { couldBeDone, couldBePaid, judgedText } from '../terms/possible.js';
import { isFirstTurnOfGame } from './first-turn.js';
import { mateMeant } from './for-team.js';
import { isHolder } from './holder.js';
import { isOfClass, type Role } from './kind.js';
import { isItsMoment } from './off-turn.js';
import type { FaultReasons, Faults } from './reason.js';
import { toolsTooMany } from './tools.js';

const NOT_A_TRAINER = 1;
const FIRST_TURN = 2;
const SUPPORTER_PLAYED = 4;
const SAME_STADIUM = 8;
const STADIUM_PLAYED = 16;
const NEEDS_POKEMON = 32;
const NOT_YOURS = 64;
const TOOL_TAKEN = 128;
const TAKES_NO_POKEMON = 256;
const FORBIDDEN = 512;
const UNPAYABLE = 1024;
const UNMET = 2048;
const NO_EFFECT = 4096;
const NOT_HERE = 8192;
const NEEDS_OPPOSING_EX = 16384;
const NOT_ITS_MOMENT = 32768;
const FOR_NOBODY = 65536;

export const PLAY_TRAINER_REASONS: FaultReasons = [
  'not-a-trainer',
  'first-turn-trainer',
  'supporter-played',
  'same-stadium',
  'stadium-played',
  'needs-a-pokemon',
  'not-your-pokemon',
  'tool-taken',
  'takes-no-pokemon',
  'cannot-play',
  'play-cost',
  'play-condition',
  'no-effect',
  'cannot-attach',
  'needs-opposing-ex',
  'not-its-moment',
  'revealed-for-nobody',
];

export const isTrainerRole = (role: Role): boolean =>
  role === 'item' || role === 'supporter' || role === 'stadium' || role === 'tool' || role === 'technical-machine';

/** What its own text says comes before the rule. @rule FIRST-01 PREC-01 */
function bannedOnFirstTurn(game: Game, seat: Seat, { role, playPart }: Card): boolean {
  if (playPart?.despite !== undefined) return false;
  switch (game.setup.era.firstTurnTrainerBan) {
    case 'none':
      return false;
    case 'supporters':
      return role === 'supporter' && isFirstTurnOfGame(game, seat);
    case 'all-trainers':
      return isFirstTurnOfGame(game, seat);
  }
}

/** One Tool a Pokémon, and the first may not be thrown away to make room. @rule TOOL-02 TOOL-04 */
const isToolTaken = (game: Game, pokemon: PokemonId): boolean => toolsTooMany(game, pokemon) >= 0;

/** Tools and Technical Machines go onto a Pokémon of one's own; a Technical Machine needs no Tool slot. @rule TOOL-01 TM-01 TM-03 */
function holderFaults(game: Game, seat: Seat, card: Card, pokemon: PokemonId): Faults {
  const { role, attaches } = card;
  if (!attaches) return pokemon === NONE ? 0 : TAKES_NO_POKEMON;
  if (card.isHyperGear) return gearFaults(game, seat, pokemon);
  if (pokemon === NONE) return NEEDS_POKEMON;
  if (seatOf(pokemon) !== seat || game.state.pokemon[pokemon] == null) return NOT_YOURS;
  return role === 'tool' && isToolTaken(game, pokemon) ? TOOL_TAKEN : 0;
}

/** Team Flare Hyper Gear goes onto a Pokémon-EX of the opponent, where it takes the place of a Tool. @rule CLS-23 TOOL-02 */
function gearFaults(game: Game, seat: Seat, pokemon: PokemonId): Faults {
  const opposing = pokemon !== NONE && game.state.pokemon[pokemon] != null && teamOf(seatOf(pokemon)) !== teamOf(seat);
  if (!opposing || !isOfClass(topOf(game, pokemon).facts, ON_EX, true)) return NEEDS_OPPOSING_EX;
  return isToolTaken(game, pokemon) ? TOOL_TAKEN : 0;
}

const ON_EX: readonly CardTag[] = ['EX'];

/** What the effects of a Trainer card come from: one of `ORIGINS`. @rule EFF-01 KIND-02 */
export function originOfPlay(role: Role): number {
  if (role === 'supporter') return BY_SUPPORTER;
  if (role === 'stadium') return BY_STADIUM;
  return role === 'tool' ? BY_TOOL : BY_ITEM;
}

const BY_SUPPORTER = ORIGINS.indexOf('supporter');
const BY_STADIUM = ORIGINS.indexOf('stadium');
const BY_TOOL = ORIGINS.indexOf('tool');
const BY_ITEM = ORIGINS.indexOf('item');

/** What its text asks for, and whether it would do anything. @rule TRN-03 TRN-04 TRN-05 PREC-01 */
export const textFaults = (game: Game, seat: Seat, id: CardId, pokemon: PokemonId): Faults =>
  cardTextFaults(game, seat, id) | (pokemon !== NONE && !isHolder(game, id, pokemon) ? NOT_HERE : 0);

/** The same, whichever Pokémon it is for: a list asks it once a card. */
export function cardTextFaults(game: Game, seat: Seat, id: CardId): Faults {
  const isBanned =
    isAnyAbout(game, ASKED['can-play'], undefined, id) && isForbidden(game, ASKED['can-play'], ofCard(id, seat));
  let faults = isBanned ? FORBIDDEN : 0;
  const { playPart, play, role } = cardOf(game, id);
  if (playPart === null) return faults;
  const origin = originOfPlay(role);
  if (playPart.on !== undefined && !isItsMoment(game, seat, id)) faults |= NOT_ITS_MOMENT;
  const own = playFaults(game, scopeOfPlay(seat, id, origin), id);
  if (own === 0) return faults;
  const mate = mateMeant(game, game.setup.scripts[play]!, seat);
  return faults | (mate !== NONE && playFaults(game, scopeOfPlay(mate, id, origin), id) === 0 ? 0 : own);
}

function playFaults(game: Game, scope: Scope, id: CardId): Faults {
  const { playPart, play, role, attaches } = cardOf(game, id);
  let faults = 0;
  if (playPart === null) return faults;
  const script = game.setup.scripts[play]!;
  const { receivers } = script;
  const text = judgedText(script);
  if (playPart.if !== undefined && !holds(game, scope, playPart.if)) faults |= UNMET;
  if (!couldBePaid(game, scope, text)) faults |= UNPAYABLE;
  const stays = role === 'stadium' || attaches;
  if (!stays && !couldBeDone(game, scope, text)) faults |= NO_EFFECT;
  for (let i = 0; i < receivers.length; i++)
    if (pokemonMeant(game, scope, receivers[i]!, 1).length === 0) faults |= FOR_NOBODY; // TRN-10
  return faults;
}

/** Playing a Trainer card from the hand. @rule TRN-01 TRN-02 SUP-01 SUP-03 STAD-03 STAD-04 TOOL-02 */
export function playTrainerFaults(game: Game, seat: Seat, id: CardId, pokemon: PokemonId): Faults {
  const faults = plainTrainerFaults(game, seat, id, pokemon);
  if ((faults & NOT_A_TRAINER) !== 0) return faults;
  return faults | textFaults(game, seat, id, (faults & (NOT_YOURS | NEEDS_OPPOSING_EX)) === 0 ? pokemon : NONE);
}

/** What speaks against it whatever its text says. */
export function plainTrainerFaults(game: Game, seat: Seat, id: CardId, pokemon: PokemonId): Faults {
  const card = cardOf(game, id);
  const { role } = card;
  if (!isTrainerRole(role)) return NOT_A_TRAINER;
  const side = sideOf(game, seat);
  let faults = holderFaults(game, seat, card, pokemon);
  if (bannedOnFirstTurn(game, seat, card)) faults |= FIRST_TURN;
  if (role === 'supporter' && side.supporterPlayed !== 0) faults |= SUPPORTER_PLAYED;
  if (role === 'stadium') {
    const { stadium } = game.state;
    const same = stadium !== NONE && cardOf(game, stadium).identity === card.identity;
    if (same && game.setup.era.sameStadium === 'forbidden') faults |= SAME_STADIUM;
    if (game.setup.era.stadiumsPerTurn === 1 && side.stadiumPlayed !== 0) faults |= STADIUM_PLAYED;
  }
  return faults;
}
