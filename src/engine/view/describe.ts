import { isPlayerChoice } from '../carry-out/candidates.js';
import * as A from '../model/answer.js';
import { ANSWER_KINDS, type Answer, type AnswerKind, kindOfAnswer, xOf, yOf, zOf } from '../model/answer.js';
import { isFaceUp } from '../model/face-up.js';
import { mateOf } from '../model/format.js';
import { cardOf, type Game, sideOf, topOf } from '../model/game.js';
import { type CardId, CONDITIONS, NONE, type PokemonId, type Seat } from '../model/state.js';
import { attackOf } from '../rules/attack.js';
import { actionsOf, cardActions, stadiumActions, type Usable } from '../rules/use-power.js';
import { conditionBehind, EFFECTS_FIRST } from '../turn/checkup-moment.js';
import { choiceName, conditionName } from './choice.js';

/** An answer as a person sees it: what it is about, and a sentence. */
export interface Option {
  readonly answer: Answer;
  readonly kind: AnswerKind;
  readonly card: CardId | null;
  readonly pokemon: PokemonId | null;
  readonly target: PokemonId | null;
  readonly attack: string | null;
  readonly number: number | null;
  readonly text: string;
}

/** What two players, and the teams of four, are called. */
export const TEAM_NAMES: readonly string[] = ['A', 'B'];
const FOUR_NAMES: readonly string[] = ['A1', 'B1', 'A2', 'B2'];

/** Clockwise round the table. @rule FMT-12 */
export const seatNames = (seats: number): readonly string[] => (seats > 2 ? FOUR_NAMES : TEAM_NAMES);

export const seatName = ({ setup }: Game, seat: Seat): string => seatNames(setup.format.seats)[seat]!;

/** Describes an answer that the game has offered. */
export function describe(game: Game, given: Answer): Option {
  const kind = kindOfAnswer(given);
  const [x, y, z] = [xOf(given), yOf(given), zOf(given)];
  const onCard = (kind >= A.BENCH && kind <= A.PLAY) || kind === A.CARD || kind === A.USE_CARD;
  const attacks = kind === A.ATTACK || kind === A.DECLARE;
  const attaches = kind === A.EVOLVE || kind === A.ATTACH || (kind === A.PLAY && y !== 255);
  const moves = kind === A.RETREAT || kind === A.POKEMON || kind === A.USE || attacks;
  return {
    answer: given,
    kind: ANSWER_KINDS[kind]!,
    card: onCard ? x : null,
    pokemon: attaches ? y : moves ? x : null,
    target: kind === A.RETREAT ? y : kind === A.ATTACK ? z : null,
    attack: attacks ? (attackOf(game, x, y)?.name ?? null) : null,
    number: kind === A.NUMBER || kind === A.PRIZE || kind === A.GO || kind === A.COIN ? z : null,
    text: textOf(game, given),
  };
}

/** A Prize card that lies face up is known to whoever takes it. @rule ZONE-10 */
function prizeText(game: Game, position: number): string {
  const card = sideOf(game, game.state.decision.seat).prizes[position]!;
  return `Prize card ${position + 1}${isFaceUp(game, card) ? `: ${cardName(game, card)}` : ''}`;
}

const nameOfUse = (game: Game, usable: Usable | undefined): string =>
  usable === undefined ? 'a text' : game.setup.scripts[usable.action.script]!.name;

const pokemonName = (game: Game, id: PokemonId): string => topOf(game, id).name;
const cardName = (game: Game, id: CardId): string => cardOf(game, id).name;

function textOf(game: Game, given: Answer): string {
  const [x, y, z] = [xOf(given), yOf(given), zOf(given)];
  switch (ANSWER_KINDS[kindOfAnswer(given)]!) {
    case 'pass':
      return 'End your turn';
    case 'bench':
      return `Play ${cardName(game, x)} to the Bench`;
    case 'evolve':
      return `Evolve ${pokemonName(game, y)} into ${cardName(game, x)}`;
    case 'attach':
      return `Attach ${cardName(game, x)} to ${pokemonName(game, y)}`;
    case 'play':
      return y === 255 ? `Play ${cardName(game, x)}` : `Attach ${cardName(game, x)} to ${pokemonName(game, y)}`;
    case 'retreat':
      return `Retreat ${pokemonName(game, x)} for ${pokemonName(game, y)}`;
    case 'attack':
      return `Attack ${pokemonName(game, z)} with ${attackOf(game, x, y)!.name}`;
    case 'declare':
      return `Announce ${attackOf(game, x, y)!.name}, which cannot be used`;
    case 'go-back':
      return 'Ask to take the announced attack back';
    case 'go':
      return goText(game, z);
    case 'card':
      return cardName(game, x);
    case 'pokemon':
      return pokemonName(game, x);
    case 'prize':
      return prizeText(game, z);
    case 'number':
      return numberText(game, z);
    case 'done':
      return game.state.decision.kind === 'off-turn' ? 'Play nothing' : 'Done';
    case 'coin':
      return z === 1 ? 'Heads' : 'Tails';
    case 'yes':
      return 'Yes';
    case 'no':
      return 'No';
    case 'begin':
      return 'Begin the Sudden Death game';
    case 'concede':
      return `${seatName(game, x)} concedes`;
    case 'use':
      return `Use ${nameOfUse(game, actionsOf(game, x)[y])} of ${pokemonName(game, x)}`;
    case 'use-stadium':
      return `Use ${nameOfUse(game, stadiumActions(game)[y])}`;
    case 'use-card':
      return `Use ${nameOfUse(game, cardActions(game, x)[y])} of ${cardName(game, x)}`;
  }
}

/** In a team the question is who of it goes first. @rule FMT-13 */
function goText(game: Game, second: number): string {
  const { setup, state } = game;
  if (setup.format.flipPicks === 'player') return second === 0 ? 'Go first' : 'Go second';
  return second === 0 ? 'Go first' : `${seatName(game, mateOf(setup.format, state.decision.seat))} goes first`;
}

/** @rule CHK-03 */
function momentText(game: Game, moment: number): string {
  const condition = conditionBehind(game, game.state.decision.seat, moment);
  if (condition !== null) return `Other effects before ${conditionName(CONDITIONS.indexOf(condition))}`;
  return moment === EFFECTS_FIRST ? 'Other effects first' : 'Special Conditions first';
}

/** What a number stands for depends on what is asked. */
function numberText(game: Game, number: number): string {
  const { decision, due } = game.state;
  if (decision.kind === 'choose-checkup') return momentText(game, number);
  if (isPlayerChoice(game)) return seatName(game, number);
  if (decision.kind === 'bonus') return `${number}`;
  if (decision.kind !== 'choose-trigger') return choiceName(game, number);
  const { script, self } = due[number]!;
  const { name } = game.setup.scripts[script]!;
  return self === NONE ? name : `${name} of ${pokemonName(game, self)}`;
}
