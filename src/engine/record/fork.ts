import type { Bindings, Due, Frame, Lasting, Pokemon, Side, State } from '../model/state.js';

/*
 * Copies of a state, written out field by field: the fastest way, and every field has to be here. A test compares
 * them with what JSON carries, so a forgotten field does not go unnoticed.
 */

function forkSide(side: Side): Side {
  return {
    deck: side.deck.slice(),
    hand: side.hand.slice(),
    discard: side.discard.slice(),
    prizes: side.prizes.slice(),
    lostZone: side.lostZone.slice(),
    played: side.played.slice(),
    active: side.active.slice(),
    bench: side.bench.slice(),
    turnsTaken: side.turnsTaken,
    latestTurn: side.latestTurn,
    turnBefore: side.turnBefore,
    energyAttached: side.energyAttached,
    supporterPlayed: side.supporterPlayed,
    stadiumPlayed: side.stadiumPlayed,
    retreated: side.retreated,
    committed: side.committed,
    spent: side.spent,
    mulligans: side.mulligans,
    sharedMulligans: side.sharedMulligans,
    bonus: side.bonus,
    owed: side.owed,
    out: side.out,
    nextPlace: side.nextPlace,
  };
}

function forkPokemon(pokemon: Pokemon): Pokemon {
  return {
    stack: pokemon.stack.slice(),
    attached: pokemon.attached.slice(),
    markers: pokemon.markers,
    damage: pokemon.damage,
    conditions: pokemon.conditions,
    strength: pokemon.strength,
    paralyzedOn: pokemon.paralyzedOn,
    enteredOn: pokemon.enteredOn,
    evolvedOn: pokemon.evolvedOn,
    devolvedOn: pokemon.devolvedOn,
    retreatFailedOn: pokemon.retreatFailedOn,
    fallen: pokemon.fallen,
  };
}

function forkFrame(frame: Frame): Frame {
  return {
    kind: frame.kind,
    step: frame.step,
    seat: frame.seat,
    source: frame.source,
    target: frame.target,
    chosen: frame.chosen,
    count: frame.count,
    waiting: frame.waiting,
    extra: frame.extra,
    script: frame.script,
    at: frame.at,
    card: frame.card,
    env: forkBindings(frame.env),
  };
}

/** What is bound is never changed. */
const forkBindings = (env: Bindings): Bindings => env.slice();

function forkLasting(lasting: Lasting): Lasting {
  return {
    rule: lasting.rule,
    on: lasting.on,
    bearer: lasting.bearer,
    seat: lasting.seat,
    self: lasting.self,
    card: lasting.card,
    defender: lasting.defender,
    origin: lasting.origin,
    active: lasting.active,
    turnOf: lasting.turnOf,
    begun: lasting.begun,
    group: lasting.group,
    env: forkBindings(lasting.env),
  };
}

function forkDue(due: Due): Due {
  return {
    script: due.script,
    seat: due.seat,
    self: due.self,
    card: due.card,
    origin: due.origin,
    env: forkBindings(due.env),
  };
}

function forkAllPokemon(all: readonly (Pokemon | null)[]): (Pokemon | null)[] {
  const copies = all.slice();
  for (let i = 0; i < copies.length; i++) {
    const pokemon = copies[i]!;
    if (pokemon !== null) copies[i] = forkPokemon(pokemon);
  }
  return copies;
}

/** A copy of a state that shares nothing with it that ever changes, at whatever moment. */
export function fork(state: State): State {
  const { decision } = state;
  return {
    phase: state.phase,
    turn: state.turn,
    seat: state.seat,
    starter: state.starter,
    winner: state.winner,
    ways: state.ways,
    suddenDeaths: state.suddenDeaths,
    seed: state.seed, // nothing ever changes it
    drawn: state.drawn,
    flips: state.flips,
    choices: state.choices,
    turnChoices: state.turnChoices,
    checksDue: state.checksDue,
    stadium: state.stadium,
    decision: { kind: decision.kind, seat: decision.seat, count: decision.count, pokemon: decision.pokemon },
    sides: state.sides.map(forkSide),
    pokemon: forkAllPokemon(state.pokemon),
    frames: state.frames.map(forkFrame),
    inForce: state.inForce.slice(),
    listening: state.listening.slice(),
    lasting: state.lasting.map(forkLasting),
    due: state.due.map(forkDue),
    history: state.history.slice(),
    uses: state.uses.slice(),
    turnEnding: state.turnEnding,
    extraTurns: state.extraTurns.slice(),
    faceUp: state.faceUp.slice(),
  };
}
