import { isPlayerChoice } from '../carry-out/candidates.js';
import { ANSWERS, type Answer, type AnswerGroup, type AnswerKind, type AnswerOf } from '../model/answer.js';
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
  readonly group: AnswerGroup;
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
export function describe(game: Game, answer: Answer): Option {
  const attack = 'attack' in answer ? attackOf(game, answer.pokemon, answer.attack) : null;
  return {
    answer,
    kind: answer.kind,
    group: ANSWERS[answer.kind].group,
    card: 'card' in answer ? answer.card : null,
    pokemon: 'pokemon' in answer ? answer.pokemon : null,
    target: answer.kind === 'retreat' ? answer.to : answer.kind === 'attack' ? answer.target : null,
    attack: attack?.name ?? null,
    number: numberOf(answer),
    text: textOf(game, answer),
  };
}

/** The number that a choice is about; of what is done in a turn it is nobody's business but the rules'. */
function numberOf(answer: Answer): number | null {
  switch (answer.kind) {
    case 'number':
      return answer.number;
    case 'prize':
      return answer.place;
    case 'go':
      return answer.second ? 1 : 0;
    case 'coin':
      return answer.heads ? 1 : 0;
    default:
      return null;
  }
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

function textOf(game: Game, answer: Answer): string {
  switch (answer.kind) {
    case 'pass':
      return 'End your turn';
    case 'bench':
      return `Play ${cardName(game, answer.card)} to the Bench`;
    case 'evolve':
      return `Evolve ${pokemonName(game, answer.pokemon)} into ${cardName(game, answer.card)}`;
    case 'attach':
      return `Attach ${cardName(game, answer.card)} to ${pokemonName(game, answer.pokemon)}`;
    case 'play':
      return playText(game, answer);
    case 'retreat':
      return `Retreat ${pokemonName(game, answer.pokemon)} for ${pokemonName(game, answer.to)}`;
    case 'attack':
      return `Attack ${pokemonName(game, answer.target)} with ${attackOf(game, answer.pokemon, answer.attack)!.name}`;
    case 'declare':
      return `Announce ${attackOf(game, answer.pokemon, answer.attack)!.name}, which cannot be used`;
    case 'go-back':
      return 'Ask to take the announced attack back';
    case 'go':
      return goText(game, answer.second);
    case 'card':
      return cardName(game, answer.card);
    case 'pokemon':
      return pokemonName(game, answer.pokemon);
    case 'prize':
      return prizeText(game, answer.place);
    case 'number':
      return numberText(game, answer.number);
    case 'done':
      return game.state.decision.kind === 'off-turn' ? 'Play nothing' : 'Done';
    case 'coin':
      return answer.heads ? 'Heads' : 'Tails';
    case 'yes':
      return 'Yes';
    case 'no':
      return 'No';
    case 'begin':
      return 'Begin the Sudden Death game';
    case 'concede':
      return `${seatName(game, answer.seat)} concedes`;
    case 'use':
      return `Use ${nameOfUse(game, actionsOf(game, answer.pokemon)[answer.number])} of ${pokemonName(game, answer.pokemon)}`;
    case 'use-stadium':
      return `Use ${nameOfUse(game, stadiumActions(game)[answer.number])}`;
    case 'use-card':
      return `Use ${nameOfUse(game, cardActions(game, answer.card)[answer.number])} of ${cardName(game, answer.card)}`;
  }
}

const playText = (game: Game, { card, pokemon }: AnswerOf<'play'>): string =>
  pokemon === null ? `Play ${cardName(game, card)}` : `Attach ${cardName(game, card)} to ${pokemonName(game, pokemon)}`;

/** In a team the question is who of it goes first. @rule FMT-13 */
function goText(game: Game, second: boolean): string {
  const { setup, state } = game;
  if (setup.format.flipPicks === 'player') return second ? 'Go second' : 'Go first';
  return second ? `${seatName(game, mateOf(setup.format, state.decision.seat))} goes first` : 'Go first';
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
