import { type Game, pokemonAt, sideOf } from '../model/game.js';
import { xOf } from '../model/packed.js';
import { CONDITIONS, type Frame, NONE, type PokemonId, type Seat } from '../model/state.js';
import { discardAttached, discardPokemon, recover } from '../model/table.js';
import { mayStayOn } from '../rules/holder.js';
import { toolsTooMany } from '../rules/tools.js';
import { ASKED, answersTo, benchSizeOf, hears, ofCondition, rulesOn } from '../terms/judge.js';
import { ask } from './ask.js';
import { eachSeat } from './each-seat.js';

/**
 * What may no longer be where it is goes first: attached cards, then Pokémon for which a Bench has no room, then Pokémon
 * Tools that are too many. @rule NRG-13 BENCH-02 TOOL-02 TURN-13
 */
export function fallOff(game: Game, frame: Frame): boolean {
  if (game.setup.occurs.holders || hears(game, ASKED['can-have-condition'])) {
    const { sides } = game.state;
    for (let seat = 0; seat < sides.length; seat++) {
      const { active, bench } = sides[seat]!;
      for (let i = 0; i < active.length; i++) if (active[i] !== NONE) letFall(game, active[i]!);
      for (let i = 0; i < bench.length; i++) letFall(game, bench[i]!);
    }
  }
  return eachSeat(game, frame, clearAway, whoClearsFirst(game));
}

/** Where a Stadium card leaves less room, whoever played it begins. @rule BENCH-02 STAD-01 */
function whoClearsFirst(game: Game): Seat | undefined {
  const { stadium } = game.state;
  if (stadium === NONE || !hears(game, ASKED['bench-size'])) return undefined;
  const isByStadium = rulesOn(game, ASKED['bench-size']).some(({ scope }) => scope.card === stadium);
  return isByStadium ? game.setup.ownerOf[stadium] : undefined;
}

function letFall(game: Game, id: PokemonId): void {
  if (game.setup.occurs.holders) dropMisplaced(game, id);
  cureShielded(game, id);
}

const clearAway = (game: Game, frame: Frame, seat: Seat): boolean =>
  clearBench(game, frame, seat) && clearTools(game, frame, seat);

/** Its player chooses who goes; that is no Knock Out. @rule BENCH-02 KO-11 */
function clearBench(game: Game, frame: Frame, seat: Seat): boolean {
  const { bench } = sideOf(game, seat);
  while (bench.length > benchSizeOf(game, seat)) {
    if (frame.waiting === 0) {
      frame.waiting = 1;
      ask(game, 'choose-benched', seat, { count: bench.length - benchSizeOf(game, seat) });
      if (game.state.decision.kind !== 'none') return false;
    }
    frame.waiting = 0;
    discardPokemon(game, xOf(game.answer));
  }
  return true;
}

/** Where a text no longer lets a Pokémon have so many Tools, its player chooses which go. @rule TOOL-02 EFF-04 */
function clearTools(game: Game, frame: Frame, seat: Seat): boolean {
  if (!game.setup.occurs.toolLimits) return true; // then none can be too many
  const { active, bench } = sideOf(game, seat);
  for (const pokemon of [...active, ...bench]) {
    while (pokemon !== NONE && toolsTooMany(game, pokemon) > 0) {
      if (frame.waiting === 0) {
        frame.waiting = 1;
        ask(game, 'choose-tool', seat, { count: toolsTooMany(game, pokemon), pokemon });
        if (game.state.decision.kind !== 'none') return false;
      }
      frame.waiting = 0;
      discardAttached(game, pokemon, xOf(game.answer));
    }
  }
  return true;
}

/** Some texts that keep Special Conditions away take those away that are there. @rule COND-19 EFF-12 */
function cureShielded(game: Game, id: PokemonId): void {
  const { conditions } = pokemonAt(game, id);
  if (conditions === 0 || !hears(game, ASKED['can-have-condition'])) return;
  CONDITIONS.forEach((condition, bit) => {
    if ((conditions & (1 << bit)) === 0) return;
    const answered = answersTo(game, ASKED['can-have-condition'], ofCondition(id, condition));
    if (answered.some(({ rule }) => rule.existing === 'end')) recover(game, id, 1 << bit);
  });
}

/** @rule NRG-13 */
function dropMisplaced(game: Game, id: PokemonId): void {
  const { attached } = pokemonAt(game, id);
  for (let i = attached.length - 1; i >= 0; i--) {
    if (!mayStayOn(game, attached[i]!, id)) discardAttached(game, id, attached[i]!);
  }
}
