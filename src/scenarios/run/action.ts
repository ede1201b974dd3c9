import {
  type Answer,
  actionsOf,
  attackCount,
  attackOf,
  cardOf,
  facing,
  type Game,
  NONE,
  NOWHERE,
  type PokemonId,
  reasonsAgainst,
  type Seat,
  type Statement,
  seatName,
  sideOf,
} from '../../engine/index.js';
import type { ActionClaim, AttackClaim, RetreatClaim } from '../read/claims.js';
import type { AnswerClaim, NameClaim, PlaceClaim } from '../read/word-claims.js';
import { cardFromHand, cardToBench, isCard, opposingActive, pokemonAtPlace } from './board.js';
import { resolveAnswer } from './resolve.js';

/** What an action means on this board, as an answer of the engine; whether it is legal, the engine says. */
export function resolveAction(game: Game, seat: Seat, action: ActionClaim): Answer {
  switch (action.kind) {
    case 'pass':
      return { kind: 'pass' };
    case 'concede':
      return { kind: 'concede', seat };
    case 'bench':
      return { kind: 'bench', card: cardToBench(game, seat, action.card) };
    case 'evolve':
      return {
        kind: 'evolve',
        card: cardFromHand(game, seat, action.card),
        pokemon: pokemonAtPlace(game, seat, action.place),
      };
    case 'attach':
      return {
        kind: 'attach',
        card: cardFromHand(game, seat, action.card),
        pokemon: pokemonAtPlace(game, seat, action.to),
      };
    case 'play':
      return resolvePlay(game, seat, action.card, action.on);
    case 'retreat':
      return resolveRetreat(game, seat, action);
    case 'attack':
      return resolveAttack(game, seat, action);
    case 'answer':
      return resolveAnswer(game, seat, action.answer);
    case 'use':
      return resolveUse(game, seat, action.power, action.of);
    case 'stadium':
      return { kind: 'use-stadium', number: isInPlay(game, action.card) ? 0 : NOWHERE };
    case 'discard-in-play':
      return resolveDiscard(game, pokemonAtPlace(game, seat, action.place));
  }
}

/** Whether a card of that name is played onto a Pokémon. */
export function isAttached(game: Game, seat: Seat, name: NameClaim): boolean {
  const card = cardFromHand(game, seat, name);
  if (card === NOWHERE) return false;
  return game.setup.byId[card]!.attaches;
}

/** `on` with a Trainer card that is not attached is the first choice that its text asks for. */
export function firstChoice(game: Game, seat: Seat, action: ActionClaim): readonly AnswerClaim[] {
  if (action.kind !== 'play' || action.on === null || isAttached(game, seat, action.card)) return [];
  const { line, text } = action.on;
  const side = action.on.side ?? seatName(game, seat); // a teammate may be asked for it
  return [{ kind: 'place', line, text, place: { ...action.on, side } }];
}

/** A Fossil is played to the Bench; a Tool finds its Pokémon by itself where there is only one. */
function resolvePlay(game: Game, seat: Seat, name: NameClaim, on: PlaceClaim | null): Answer {
  const card = cardFromHand(game, seat, name);
  const role = card === NOWHERE ? 'blank' : game.setup.byId[card]!.role;
  if (role === 'fossil') return { kind: 'bench', card };
  if (card === NOWHERE || !game.setup.byId[card]!.attaches) return { kind: 'play', card, pokemon: null };
  if (on !== null) return { kind: 'play', card, pokemon: pokemonAtPlace(game, seat, on) };
  const { active, bench } = sideOf(game, cardOf(game, card).isHyperGear ? facing(seat) : seat); // CLS-23
  const targets = [...active, ...bench].map((pokemon): Answer => ({ kind: 'play', card, pokemon }));
  const legal = targets.filter((each) => reasonsAgainst(game, each).length === 0);
  return legal.length === 1 ? legal[0]! : { kind: 'play', card, pokemon: null };
}

/** The power by its name, on the Pokémon that is meant or on whichever has it; of several one that can be used. @rule POW-02 POW-03 */
function resolveUse(game: Game, seat: Seat, power: string, of: PlaceClaim | null): Answer {
  const { active, bench } = sideOf(game, seat);
  const places = of === null ? [...active, ...bench] : [pokemonAtPlace(game, seat, of)];
  const meant = places.flatMap((place) => (place < 0 || place === NOWHERE ? [] : usesAt(game, place, power)));
  if (of === null) meant.push(...usesElsewhere(game, seat, power));
  const usable = meant.length > 1 ? meant.find((each) => reasonsAgainst(game, each).length === 0) : undefined;
  return usable ?? meant[0] ?? { kind: 'use', pokemon: places[0] ?? NOWHERE, number: NOWHERE };
}

/** What is attached has no power: its text goes by the name of the card. */
const usesAt = (game: Game, place: PokemonId, name: string): Answer[] =>
  actionsOf(game, place).flatMap(({ action, card }, number) =>
    (action.power?.name ?? cardOf(game, card).name) === name ? [{ kind: 'use', pokemon: place, number }] : [],
  );

/** A power that is used out of a hand or a discard pile; no place is named then. @rule POW-02 */
function usesElsewhere(game: Game, seat: Seat, name: string): Answer[] {
  const { hand, discard } = sideOf(game, seat);
  return [...hand, ...discard].flatMap((card) =>
    cardOf(game, card).actionsElsewhere.flatMap(({ power }, number) =>
      power?.name === name ? [{ kind: 'use-card', card, number }] : [],
    ),
  );
}

const isInPlay = (game: Game, name: NameClaim): boolean =>
  game.state.stadium !== NONE && isCard(game, game.state.stadium, name);

/** What a card played as a Pokémon says about putting it away is something that it lets its player do. @rule FOS-01 */
function resolveDiscard(game: Game, place: PokemonId): Answer {
  if (place === NOWHERE) return { kind: 'use', pokemon: NOWHERE, number: NOWHERE };
  const number = actionsOf(game, place).findIndex(
    ({ action: { power, part } }) => power === null && part.do.every((each) => each.op === 'move' && putsAway(each)),
  );
  return { kind: 'use', pokemon: place, number: number < 0 ? NOWHERE : number };
}

const putsAway = ({ cards, to }: Extract<Statement, { op: 'move' }>): boolean =>
  cards.get === 'whole' && to.zone === 'discard';

const byWhom = (game: Game, seat: Seat, by: PlaceClaim | null): number => {
  if (by !== null) return pokemonAtPlace(game, seat, by);
  const id = sideOf(game, seat).active[0]!;
  return id < 0 ? NOWHERE : id;
};

const resolveRetreat = (game: Game, seat: Seat, { to, by }: RetreatClaim): Answer => ({
  kind: 'retreat',
  pokemon: byWhom(game, seat, by),
  to: pokemonAtPlace(game, seat, to),
});

/** The attack by its name, of two the one that can be used; a number that no attack has, where the Pokémon has none of that name. @rule ATK-02 */
function resolveAttack(game: Game, seat: Seat, action: AttackClaim): Answer {
  const attacker = action.by === null ? attackerNamed(game, seat, action.attack) : byWhom(game, seat, action.by);
  const target = action.at === null ? opposingActive(game, seat) : pokemonAtPlace(game, seat, action.at);
  const count = attacker === NOWHERE ? 0 : attackCount(game, attacker);
  const meant: Answer[] = [];
  for (let number = 0; number < count; number++)
    if (attackOf(game, attacker, number)!.name === action.attack)
      meant.push({ kind: 'attack', pokemon: attacker, attack: number, target });
  const usable = meant.length > 1 ? meant.find((each) => reasonsAgainst(game, each).length === 0) : undefined;
  return usable ?? meant[0] ?? { kind: 'attack', pokemon: attacker, attack: NOWHERE, target };
}

const hasAttack = (game: Game, pokemon: PokemonId, name: string): boolean => {
  for (let number = 0; number < attackCount(game, pokemon); number++)
    if (attackOf(game, pokemon, number)!.name === name) return true;
  return false;
};

/** The Active Pokémon; where it has no such attack, the Benched one that has, though it cannot attack. @rule ATK-01 BENCH-05 */
function attackerNamed(game: Game, seat: Seat, name: string): number {
  const active = byWhom(game, seat, null);
  if (active !== NOWHERE && hasAttack(game, active, name)) return active;
  return sideOf(game, seat).bench.find((pokemon) => hasAttack(game, pokemon, name)) ?? active;
}

/** Announcing an attack that cannot be used, where that is possible. @rule TURN-09 */
export function declarationOf(game: Game, given: Answer): Answer | null {
  if (given.kind !== 'attack') return null;
  const declared: Answer = { kind: 'declare', pokemon: given.pokemon, attack: given.attack };
  return reasonsAgainst(game, declared).length === 0 ? declared : null;
}
