import {
  type Answer,
  type CardId,
  choicesNow,
  type Game,
  NONE,
  NOWHERE,
  type Refusal,
  reasonsAgainst,
  refusalOfMore,
  type Seat,
  sideOf,
  triggeredNow,
} from '../../engine/index.js';
import type { AnswerClaim } from '../read/word-claims.js';
import { isCard, pokemonAtPlace } from './board.js';
import { allOrNone } from './picked-order.js';
import { attackOf, cardOn, isChosen, resolveAnswer } from './resolve.js';
import { ASKING, choiceOf, copyOf, give, type Table } from './table.js';

/** What giving a claim came to: the answers of the engine, and the refusal that stopped it. */
export interface Trial {
  readonly given: Answer[];
  readonly refusal: Refusal | null;
}

/** What giving a claim would do, on a copy of the game; `next` is the claim that stands behind it. */
export function giveClaim(copy: Game, seat: Seat, claim: AnswerClaim, next?: AnswerClaim): Trial {
  const table: Table = { ...ASKING, game: copy };
  const given: Answer[] = [];
  const tryOne = (each: Answer): Refusal | null => {
    given.push(each);
    return give(table, seat, each);
  };
  for (const option of optionsMeant(copy, seat, claim, next)) tryOne(option);
  if (isThatPower(copy, seat, claim)) return { given, refusal: tryOne({ kind: 'yes' }) };
  // Whoever names what they choose wants to. PREC-08
  if (isDue(copy, seat, 'may') && !isWord(claim)) {
    const asked = copyOf(copy);
    tryOne({ kind: 'yes' });
    if (isThatCard(asked, copy, seat, claim)) return { given, refusal: null };
  }
  const { kind } = copy.state.decision;
  const choice = choiceOf(copy);
  let before = copy;
  for (const each of picksOf(copy, seat, claim)) {
    const ended = before !== copy && isChosen(kind) && choice !== choiceOf(copy);
    // The order of what was chosen is another question than what more is chosen. ZONE-06
    if (ended && copy.state.decision.kind === 'choose-order') return { given, refusal: refusalOfMore(before) };
    const last = before;
    before = copyOf(copy);
    const refusal = tryOne(each(copy));
    if (refusal !== null) return { given, refusal: ended ? refusalOfMore(last) : refusal };
  }
  const goesOn = isDue(copy, seat, kind) && given.at(-1)?.kind !== 'done';
  const list = claim.kind === 'list' || claim.kind === 'none';
  if (list && (kind === 'bench' || kind === 'active') && goesOn) tryOne({ kind: 'done' }); // FMT-05
  const open = goesOn && isChosen(kind) && choice === choiceOf(copy);
  if (open && isOffered(copy, { kind: 'done' }) && !continues(copy, seat, claim, next)) tryOne({ kind: 'done' });
  return { given, refusal: null };
}

/** A power that may be used is used by naming it. @rule POW-07 */
const isThatPower = (game: Game, seat: Seat, claim: AnswerClaim): boolean =>
  isDue(game, seat, 'may') && claim.kind === 'word' && triggeredNow(game)?.name === claim.text;

/** "You may discard that card" is answered by the card too: it is what has gone, and nothing more of it is chosen. @rule PREC-08 */
const isThatCard = (asked: Game, done: Game, seat: Seat, claim: AnswerClaim): boolean =>
  claim.kind === 'word' &&
  !isOffered(done, resolveAnswer(done, seat, claim)) &&
  asked.setup.ownerOf.some((_, card) => isCard(asked, card, claim.name) && zoneOf(asked, card) !== zoneOf(done, card));

function zoneOf(game: Game, card: CardId): number {
  const { hand, deck, discard, lostZone, prizes } = sideOf(game, game.setup.ownerOf[card]!);
  return [hand, deck, discard, lostZone, prizes].findIndex((zone) => zone.includes(card));
}

/** "Choose 1" of several effects may be told by what is chosen in it; "1 or both" by what is chosen in each. @rule EFF-05 */
function optionsMeant(game: Game, seat: Seat, claim: AnswerClaim, next: AnswerClaim | undefined): readonly Answer[] {
  if (!isDue(game, seat, 'choose-option') || !namesThings(claim)) return [];
  const options = choicesNow(game).map((number): Answer => ({ kind: 'number', number }));
  let [meant, most]: [readonly Answer[], number] = [[], 0];
  for (const tried of [...options.map((option) => [option]), options]) {
    const copy = copyOf(game);
    const table: Table = { ...ASKING, game: copy };
    const given = [...tried];
    if (given.some((option) => give(table, seat, option) !== null)) continue;
    if (isDue(copy, seat, 'choose-option') && give(table, seat, { kind: 'done' }) === null)
      given.push({ kind: 'done' });
    const opened = choiceOf(copy);
    const isFit = giveClaim(copy, seat, claim).refusal === null;
    const fit = !isFit ? 0 : choiceOf(copy) === opened ? 0.5 : 1; // what wants more than was named is less likely meant
    const both = fit + (fit > 0 && next !== undefined && giveClaim(copy, seat, next).refusal === null ? 1 : 0);
    if (both > most) [meant, most] = [given, both];
  }
  return meant;
}

/** Whether a claim says which, not only whether, how many or none. */
export const namesThings = (claim: AnswerClaim): boolean =>
  claim.kind === 'list' ? claim.answers.length > 0 && claim.answers.every(namesThings) : isSingle(claim);

const isDue = ({ state }: Game, seat: Seat, kind: string): boolean =>
  state.decision.kind === kind && state.decision.seat === seat;

const isSingle = ({ kind }: AnswerClaim): boolean => kind === 'word' || kind === 'place';

const isWord = (claim: AnswerClaim): boolean => claim.kind === 'yes-no' || claim.kind === 'none';

/**
 * What was named is what is chosen, so a choice that could take more is closed; unless the answers stand one by one and
 * the next is one of its choices too.
 */
function continues(copy: Game, seat: Seat, claim: AnswerClaim, next: AnswerClaim | undefined): boolean {
  return next !== undefined && isSingle(claim) && isSingle(next) && isOffered(copy, resolveAnswer(copy, seat, next));
}

const isOffered = (game: Game, given: Answer): boolean => reasonsAgainst(game, given).length === 0;

type NextPick = (game: Game) => Answer;

/** Each pick is worked out when its turn comes, because places and positions shift. */
function picksOf(game: Game, seat: Seat, claim: AnswerClaim): NextPick[] {
  const all = claim.kind === 'yes-no' && claim.yes ? allOrNone(game) : null;
  if (all !== null) return all.map((each) => () => each);
  if (claim.kind !== 'list' || claim.answers.length === 0) return [(now) => resolveAnswer(now, seat, claim)];
  if (game.state.decision.kind === 'prizes') return prizePicks(game, seat, claim.answers);
  const picks: NextPick[] = [];
  for (let i = 0; i < claim.answers.length; i++) {
    const [each, next] = [claim.answers[i]!, claim.answers[i + 1]];
    const both = next !== undefined && isOfPlace(game, seat, each, next);
    picks.push((now) => (both ? atPlace(now, seat, each, next) : resolveAnswer(now, seat, each)));
    if (both) i++;
  }
  return picks;
}

function prizePicks(game: Game, seat: Seat, positions: readonly AnswerClaim[]): NextPick[] {
  const cards = positions.map((each) => sideOf(game, seat).prizes[each.kind === 'number' ? each.number : NONE]);
  return cards.map((card) => (now) => {
    const position = sideOf(now, seat).prizes.indexOf(card ?? NONE);
    return { kind: 'prize', place: position < 0 ? NOWHERE : position };
  });
}

/** A card on a Pokémon, or one of its attacks, may be told by the Pokémon's place and then its own name. */
export const isOfPlace = (game: Game, seat: Seat, place: AnswerClaim, name: AnswerClaim): boolean =>
  (isDue(game, seat, 'choose-cards') || isDue(game, seat, 'choose-attack')) &&
  place.kind === 'place' &&
  name.kind === 'word' &&
  isOffered(game, atPlace(game, seat, place, name));

function atPlace(game: Game, seat: Seat, place: AnswerClaim, name: AnswerClaim): Answer {
  const pokemon = place.kind === 'place' ? pokemonAtPlace(game, seat, place.place) : NOWHERE;
  if (name.kind !== 'word') return cardOn(game, pokemon, null);
  return isDue(game, seat, 'choose-attack') ? attackOf(game, pokemon, name.text) : cardOn(game, pokemon, name.name);
}
