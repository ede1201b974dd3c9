import { mateOf } from '../model/format.js';
import { isToolOnPokemon } from '../model/game.js';
import type { Card, Setup } from '../model/setup.js';
import { type Condition, PLACES_PER_SEAT, type Seat } from '../model/state.js';
import { seatNames } from '../view/describe.js';
import { type Diagnostic, diagnostic } from './diagnostic.js';
import type { PokemonClaim, PositionClaim, SideClaim } from './position-claim.js';

/** Why the rules could never reach a board; empty if it may stand, or if it is said to be impossible on purpose. */
export function positionFaults(position: PositionClaim, setup: Setup): Diagnostic[] {
  const names = seatNames(setup.format.seats);
  const { seats } = setup.format;
  const { player, starter, stadium } = position;
  if (Math.max(player, starter, stadium?.owner ?? 0) >= seats) {
    return [diagnostic(`There are ${seats} players: nobody else can be on turn, have started, or own the Stadium.`)];
  }
  const must = position.sides.flatMap((side, seat) => pokemonNeeds(side, setup, names[seat]!));
  if (position.impossible || must.length > 0) return must;
  const onTurn = (position.starter + position.turn - 1) % seats;
  const turn =
    onTurn === position.player
      ? []
      : [diagnostic(`Turn ${position.turn} is not a turn of the player on turn, given who started.`, 'TURN-01')];
  return [
    ...turn,
    ...stadiumFaults(position, setup),
    ...position.sides.flatMap((side, seat) => [
      ...teamFaults(position, setup, seat),
      ...sideFaults(side, setup, names[seat]!),
    ]),
    ...timeFaults(position, setup),
  ];
}

/** Nothing can have come into play, or evolved, in a turn that has not been. */
function timeFaults({ sides, turn }: PositionClaim, setup: Setup): Diagnostic[] {
  const inPlay = sides.flatMap(({ active, bench }) => [...active, ...bench]).filter((each) => each !== null);
  return inPlay
    .filter(({ since, evolved }) => since > turn || evolved > turn)
    .map((pokemon) => diagnostic(`${name(setup, pokemon)} came into play or evolved after turn ${turn}.`, 'EVO-06'));
}

function stadiumFaults({ stadium }: PositionClaim, setup: Setup): Diagnostic[] {
  if (stadium === null || setup.cards[stadium.card]!.role === 'stadium') return [];
  return [diagnostic(`${setup.cards[stadium.card]!.name} is not a Stadium card.`, 'STAD-01')];
}

/** What no board can do without. */
function pokemonNeeds(side: SideClaim, setup: Setup, seat: string): Diagnostic[] {
  if (side.active.length > setup.format.actives) {
    return [diagnostic(`${seat} has more Active Pokémon than there are Active spots.`, 'FMT-03')];
  }
  if (side.active.length + side.bench.length > PLACES_PER_SEAT) {
    return [diagnostic(`${seat} has more Pokémon in play than any board has places for.`, 'BENCH-02')];
  }
  return [...side.active, ...side.bench].flatMap((pokemon) => {
    if (pokemon === null) return [];
    const card = setup.cards[pokemon.card]!;
    const inPlay = card.facts.kind === 'pokemon' || card.role === 'fossil';
    if (!inPlay) return [diagnostic(`${seat}: ${card.name} is not a Pokémon.`, 'ZONE-18')];
    return card.hp > 0 ? [] : [diagnostic(`${seat}: ${card.name} is in play but has no hp.`, 'KO-01')];
  });
}

/** A player may be without Pokémon, or without Prize cards, while the teammate is not. @rule FMT-21 FMT-28 */
function teamFaults({ sides }: PositionClaim, { format }: Setup, seat: Seat): Diagnostic[] {
  const [side, mate] = [sides[seat]!, sides[mateOf(format, seat)]!];
  const name = seatNames(format.seats)[seat]!;
  const faults: Diagnostic[] = [];
  const stands = ({ active }: SideClaim): boolean => active.some((each) => each !== null);
  const isAlone = side === mate || side.bench.length > 0;
  if (!stands(side) && (isAlone || !stands(mate)))
    faults.push(diagnostic(`${name} has no Active Pokémon.`, 'BENCH-04'));
  // FMT-03: whoever is on the Bench would have moved up
  if (side.active.filter((each) => each !== null).length < Math.min(format.actives, 1 + side.bench.length)) {
    if (stands(side)) faults.push(diagnostic(`${name} has an empty Active spot and Benched Pokémon.`, 'FMT-03'));
  }
  if (side.prizes.length === 0 && mate.prizes.length === 0)
    faults.push(diagnostic(`${name} has no Prize card left and would have won.`, 'WIN-01'));
  return faults;
}

function sideFaults(side: SideClaim, setup: Setup, seat: string): Diagnostic[] {
  const { format } = setup;
  const faults: Diagnostic[] = [];
  if (side.bench.length > format.bench) {
    faults.push(diagnostic(`${seat}'s Bench holds at most ${format.bench} Pokémon.`, 'BENCH-02'));
  }
  if (side.prizes.length > format.prizes && !setup.occurs.addedPrizes) {
    faults.push(diagnostic(`${seat} has more than ${format.prizes} Prize cards.`, 'SETUP-06'));
  }
  if (side.lost.length > 0 && !setup.era.lostZone) {
    faults.push(diagnostic(`${seat}: this era has no Lost Zone.`, 'ZONE-01'));
  }
  for (const pokemon of side.bench) {
    if (pokemon.conditions.length > 0) {
      faults.push(
        diagnostic(`${seat}: ${name(setup, pokemon)} is on the Bench and has a Special Condition.`, 'COND-02'),
      );
    }
  }
  for (const pokemon of [...side.active, ...side.bench]) {
    if (pokemon !== null) faults.push(...pokemonFaults(pokemon, setup, seat));
  }
  return faults;
}

const name = (setup: Setup, pokemon: PokemonClaim): string => setup.cards[pokemon.card]!.name;

const EXCLUSIVE: readonly Condition[] = ['asleep', 'confused', 'paralyzed'];

function pokemonFaults(pokemon: PokemonClaim, setup: Setup, seat: string): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const say = (message: string, rule: string): void => {
    faults.push(diagnostic(`${seat}: ${name(setup, pokemon)} ${message}`, rule));
  };
  if (pokemon.damage % 10 !== 0 || pokemon.damage < 0) say('has damage that is not a multiple of 10.', 'PREC-09');
  if (pokemon.conditions.filter((each) => EXCLUSIVE.includes(each)).length > 1) {
    say('can be only one of Asleep, Confused and Paralyzed.', 'COND-05');
  }
  const unknown = pokemon.conditions.find((each) => !setup.era.conditions.includes(each));
  if (unknown !== undefined) say(`cannot be ${unknown}: this era has no such Special Condition.`, 'COND-01');
  if (!isWhole(pokemon, setup)) say('is not made up of all its different pieces.', 'CLS-10');
  const tools = pokemon.attached.filter((card) => isToolOnPokemon(setup.cards[card]!));
  if (tools.length > 1) say('has more than one Pokémon Tool.', 'TOOL-02');
  if (pokemon.attached.some((card) => !isAttachable(setup.cards[card]!))) {
    say('has a card attached that does not attach to Pokémon.', 'ZONE-11');
  }
  return faults;
}

/** One card, or every piece of it once. @rule CLS-10 CLS-34 */
function isWhole({ card, under }: PokemonClaim, setup: Setup): boolean {
  const stack = [...under, card].map((each) => setup.cards[each]!);
  const [first] = stack;
  const pieces = stack.filter((each) => each.pieces > 0);
  if (first!.pieces === 0) return pieces.length === 0;
  const numbers = new Set(pieces.map(({ piece }) => piece));
  const isOne = pieces.every(({ identity }) => identity === first!.identity);
  return isOne && !numbers.has(0) && numbers.size === first!.pieces && pieces.length === first!.pieces;
}

const ATTACHABLE: readonly string[] = ['energy', 'tool', 'technical-machine'];

/** A Pokémon card is attached only where its text makes it a Pokémon Tool. @rule KIND-07 */
const isAttachable = ({ role, facts, rulesAsTool }: Card): boolean =>
  ATTACHABLE.includes(role) || (facts.kind === 'pokemon' && rulesAsTool.length > 0);
