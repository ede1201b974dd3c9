import type { Game } from '../../model/game.js';
import { listenAnew } from '../../model/listeners.js';
import type { Setup } from '../../model/setup.js';
import { type CardId, NONE, ON_CARD, type State } from '../../model/state.js';
import { usesAs } from '../../rules/limits.js';
import { historyAs } from '../../terms/history.js';
import { isFaceDown } from '../may-see.js';
import type { Numbers } from './numbers.js';
import { makerOfRule, type Naming, rebound } from './slots.js';

/** From which game into which, and what things are called there. */
export interface Translation {
  readonly from: Setup;
  readonly numbers: Numbers;
  /** What a card is called that lies out of sight. */
  readonly card: (card: CardId) => CardId;
  readonly isHidden: (card: CardId) => boolean;
}

/** Puts the state of a game, laid out in another one of fewer cards, into the numbers of that one. */
export function translate(game: Game, translation: Translation): void {
  const { state, setup } = game;
  const { from, numbers, card, isHidden } = translation;
  const naming: Naming = { card, attack: numbers.attack, script: numbers.script };
  translateTexts(state, from, numbers, naming);
  for (const pokemon of state.pokemon) if (pokemon !== null) pokemon.markers = numbers.markers(pokemon.markers);
  // Whether anybody could play a card in another's turn hangs on all decks.
  if (!setup.occurs.offTurn) state.frames = state.frames.filter(({ kind }) => kind !== 'off-turn');
  state.history = historyAs(game, {
    attack: numbers.attackBefore,
    card: (each) => (each !== NONE && isHidden(each) ? NONE : each),
  });
  state.uses = usesAs(state.uses, numbers);
  if (isFaceDown(game)) state.inForce = []; // who imagines it enters what lies face down there
  for (let i = 0; i < state.inForce.length; i += 3) state.inForce[i] = numbers.rule(state.inForce[i]!);
  listenAnew(game);
}

function translateTexts({ frames, due, lasting }: State, from: Setup, numbers: Numbers, naming: Naming): void {
  for (const frame of frames) {
    frame.env = rebound(from, frame.script, frame.env, naming);
    frame.script = numbers.script(frame.script);
    if (frame.kind === 'attack') frame.chosen = numbers.attack(frame.chosen);
  }
  for (const one of due) {
    one.env = rebound(from, one.script, one.env, naming);
    one.script = numbers.script(one.script);
  }
  for (const one of lasting) {
    one.env = rebound(from, makerOfRule(from, one.rule), one.env, naming);
    one.rule = numbers.rule(one.rule);
    if (one.on === ON_CARD) one.bearer = naming.card(one.bearer);
  }
}
