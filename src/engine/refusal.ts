import { choiceRules, limitRules } from './carry-out/choice-rules.js';
import * as A from './model/answer.js';
import { type Answer, kindOfAnswer, xOf, yOf } from './model/answer.js';
import { cardOf, type Game, topOf } from './model/game.js';
import type { CardId, Seat } from './model/state.js';
import { attackOf } from './rules/attack.js';
import { furtherRules } from './rules/citation.js';
import { REASONS, type Reason } from './rules/reason.js';
import { reasonsAgainst } from './turn/faults.js';
import { maySee } from './view/may-see.js';

/** What the rules forbid, as a value. Nothing has changed. */
export interface Refusal {
  readonly reasons: readonly Reason[];
  /** Every rule that forbids it, the most specific first. */
  readonly rules: readonly string[];
  /** A sentence for the player, with the rule. */
  readonly sentence: string;
  /** The refusal itself would tell the player about cards they may not see. */
  readonly reveals: boolean;
}

/** Why a seat may not give this answer now; null: it may. */
export function refusalOf(game: Game, seat: Seat, given: Answer): Refusal | null {
  const reasons = reasonsFor(game, seat, given);
  return reasons.length === 0 ? null : refuse(game, seat, given, reasons);
}

/** Why the open choice cannot take as much as was named. @rule BENCH-03 PREC-05 */
export function refusalOfMore(game: Game): Refusal {
  const { say, rules } = REASONS['choose-fewer'];
  const cited = [...limitRules(game), ...rules];
  return { reasons: ['choose-fewer'], rules: cited, sentence: `${say} (${cited[0]})`, reveals: false };
}

function reasonsFor(game: Game, seat: Seat, given: Answer): Reason[] {
  const { decision, phase } = game.state;
  if (phase === 'over') return ['game-over'];
  const kind = kindOfAnswer(given);
  if (kind === A.CONCEDE) return xOf(given) === seat ? [] : ['not-your-decision'];
  if (decision.seat === seat) return reasonsAgainst(game, given);
  const reasons = waiting(game, seat, kind);
  return kind === A.PLAY && isForAMoment(game, seat, xOf(given)) ? ['not-its-moment', ...reasons] : reasons;
}

/** A card in the player's hand that is played in an opponent's turn, at its moment. @rule TURN-10 */
const isForAMoment = (game: Game, seat: Seat, card: CardId): boolean =>
  game.state.sides[seat]!.hand.includes(card) && cardOf(game, card).playPart?.on !== undefined;

/** The game waits for somebody else: off turn a player does only what the rules ask of them. @rule TURN-10 */
function waiting({ state }: Game, seat: Seat, kind: number): Reason[] {
  if (state.phase === 'setup' && (kind === A.CARD || kind === A.DONE)) return ['placed-already'];
  if (kind === A.GO) return ['no-flip-choice'];
  if (kind === A.NUMBER) return ['no-bonus'];
  if (kind === A.PRIZE) return ['no-prize-due'];
  const acts = kind <= A.GO_BACK || (kind >= A.USE && kind <= A.USE_CARD);
  return acts && state.seat !== seat ? ['not-your-turn'] : ['not-your-decision'];
}

export function refuse(game: Game, seat: Seat, given: Answer, reasons: readonly Reason[]): Refusal {
  const cited = reasons.flatMap((reason) => citedFor(game, seat, given, reason));
  const rules = [...new Set(cited)];
  const first = REASONS[reasons[0]!];
  const sentence = fill(first.say, game, seat, given);
  return { reasons, rules, sentence: `${sentence} (${rules[0]})`, reveals: reveals(game, seat, given) };
}

/** What a choice is refused by is said first: the rule that anything is chosen at all says little. */
function citedFor(game: Game, seat: Seat, given: Answer, reason: Reason): readonly string[] {
  const { rules } = REASONS[reason];
  if (reason !== 'not-a-choice' && reason !== 'choose-more')
    return [...rules, ...furtherRules(game, seat, given, reason)];
  return [...choiceRules(game, given, !reveals(game, seat, given)), ...rules];
}

/** Answers whose `x` is a card. */
const namesACard = (kind: number): boolean => (kind >= A.BENCH && kind <= A.PLAY) || kind === A.CARD;

const reveals = (game: Game, seat: Seat, given: Answer): boolean =>
  namesACard(kindOfAnswer(given)) && xOf(given) < game.setup.ownerOf.length && !maySee(game, seat, xOf(given));

/** Names only what the player may know. @rule ZONE-07 */
function fill(say: string, game: Game, seat: Seat, given: Answer): string {
  return say
    .replaceAll('{card}', cardName(game, seat, given))
    .replaceAll('{pokemon}', pokemonName(game, given))
    .replaceAll('{attack}', attackName(game, given));
}

function cardName(game: Game, seat: Seat, given: Answer): string {
  const card: CardId = xOf(given);
  const known = namesACard(kindOfAnswer(given)) && card < game.setup.ownerOf.length && maySee(game, seat, card);
  return known ? cardOf(game, card).name : 'That card';
}

function pokemonName(game: Game, given: Answer): string {
  const kind = kindOfAnswer(given);
  const id = kind === A.CARD ? game.state.decision.pokemon : namesACard(kind) ? yOf(given) : xOf(given);
  return game.state.pokemon[id] == null ? 'that Pokémon' : topOf(game, id).name;
}

function attackName(game: Game, given: Answer): string {
  const id = xOf(given);
  const attack = game.state.pokemon[id] == null ? null : attackOf(game, id, yOf(given));
  return attack?.name ?? 'that attack';
}
