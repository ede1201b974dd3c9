import { asking } from '../carry-out/candidates.js';
import { isFromHand } from '../model/answer.js';
import { areOpponents } from '../model/format.js';
import { cardOf, type Game, topOf } from '../model/game.js';
import * as A from '../model/packed.js';
import { kindOfAnswer, type Packed, xOf, yOf } from '../model/packed.js';
import { type CardId, NONE, type Seat, seatOf } from '../model/state.js';
import { attackOf } from '../rules/attack.js';
import { REASONS, type Reason } from '../rules/reason.js';
import { maySee } from '../view/may-see.js';
import type { Told } from './citation.js';
import { nameOfSource, sourceOf, usedBy } from './source.js';
import { unusedPowers } from './unused-power.js';

/** The sentence of a reason, with the names of this case. It names only what the player may know. @rule ZONE-07 */
export function sentenceOf(game: Game, seat: Seat, given: Packed, { reason, coarse }: Told): string {
  const { say }: { say: string } = REASONS[reason];
  const sentence = say.includes('{')
    ? say.replace(/\{(\w+)\}/g, (_, name: string) => NAMES[name]!(game, seat, given, coarse))
    : say;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

type Name = (game: Game, seat: Seat, given: Packed, coarse: Reason) => string;

/** What stands in the places of a sentence. */
const NAMES: Readonly<Record<string, Name>> = {
  card: (game, seat, given) => cardName(game, seat, given) ?? 'that card',
  pokemon: userName,
  attack: (game, _, given) => attackName(game, given),
  power: (game, _, given) => powerName(game, given),
  source: (game, seat, given, coarse) => {
    const source = sourceOf(game, seat, given, coarse);
    return source === null ? 'an effect' : nameOfSource(game, source, subjectOf(game, given));
  },
  text: (game) => asking(game)?.script.name ?? 'the text',
  thing: thingName,
  whose: ownerName,
  stadium: (game) => cardOf(game, game.state.stadium).name,
};

/** Answers whose `x` is a card. */
const namesACard = (kind: number): boolean => isFromHand(kind) || kind === A.CARD || kind === A.USE_CARD;

const isCard = (game: Game, card: CardId): boolean => card !== NONE && card < game.setup.ownerOf.length;

/** Whether the refusal itself would tell about a card that the player may not see. */
export const reveals = (game: Game, seat: Seat, given: Packed): boolean =>
  namesACard(kindOfAnswer(given)) && isCard(game, xOf(given)) && !maySee(game, seat, xOf(given));

function cardName(game: Game, seat: Seat, given: Packed): string | null {
  const card: CardId = xOf(given);
  const known = namesACard(kindOfAnswer(given)) && isCard(game, card) && maySee(game, seat, card);
  return known ? cardOf(game, card).name : null;
}

/** The Pokémon that an answer is about. */
function subjectOf(game: Game, given: Packed): number {
  const kind = kindOfAnswer(given);
  if (kind === A.USE_CARD) return NONE;
  return kind === A.CARD ? game.state.decision.pokemon : isFromHand(kind) ? yOf(given) : xOf(given);
}

/** A Pokémon, or a card that is used where it lies. */
function userName(game: Game, seat: Seat, given: Packed): string {
  return kindOfAnswer(given) === A.USE_CARD ? (cardName(game, seat, given) ?? 'that card') : pokemonName(game, given);
}

function pokemonName(game: Game, given: Packed): string {
  const id = subjectOf(game, given);
  return game.state.pokemon[id] == null ? 'that Pokémon' : topOf(game, id).name;
}

function attackName(game: Game, given: Packed): string {
  const id = xOf(given);
  const attack = game.state.pokemon[id] == null ? null : attackOf(game, id, yOf(given));
  return attack?.name ?? 'that attack';
}

/** What would be used: a power by its name, what else by its card. */
function powerName(game: Game, given: Packed): string {
  const used = usedBy(game, given);
  if (used !== null) return used.action.power?.name ?? cardOf(game, used.card).name;
  if (kindOfAnswer(given) !== A.USE || game.state.pokemon[xOf(given)] == null) return 'this text';
  const names = unusedPowers(game, xOf(given)).map(({ name }) => name);
  return names.length > 0 ? names.join(' and ') : 'this text';
}

function thingName(game: Game, seat: Seat, given: Packed): string {
  const kind = kindOfAnswer(given);
  if (kind === A.POKEMON) return pokemonName(game, given);
  return kind === A.CARD ? (cardName(game, seat, given) ?? 'that card') : 'that';
}

function ownerName(game: Game, seat: Seat, given: Packed): string {
  const id = kindOfAnswer(given) === A.USE ? xOf(given) : yOf(given);
  if (game.state.pokemon[id] == null) return 'a Pokémon that is not in play';
  const owner = seatOf(id);
  const isTheirs = areOpponents(owner, seat) ? 'of your opponent' : 'of your teammate';
  return `${topOf(game, id).name} ${isTheirs}`;
}
