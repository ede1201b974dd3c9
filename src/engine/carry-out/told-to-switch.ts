import type { Doing, Script } from '../effects/linked.js';
import type { PokemonOf } from '../effects/terms.js';
import type { Game } from '../model/game.js';
import type { PokemonId } from '../model/state.js';
import { isRef, type Of } from './reads-picked.js';

/*
 * A switch is done to the Pokémon that its text tells to switch; the other one only takes its place. Texts tell one's own Active
 * Pokémon to switch with a Benched one, and so does whoever is made to switch; of the opponent's Benched Pokémon that the
 * player chooses, and of one that was spoken of, they tell that one. @rule EFF-22
 */

const KNOWN = new WeakMap<Doing, boolean>();

/** Whether the Active Pokémon is told to switch, not the one that comes in. It is the same in every game. */
export function isActiveTold(script: Script, doing: Of<'switch'>): boolean {
  const known = KNOWN.get(doing);
  if (known !== undefined) return known;
  const found = tellsActive(script, doing);
  KNOWN.set(doing, found);
  return found;
}

function tellsActive(script: Script, { in: incoming, out }: Of<'switch'>): boolean {
  const of = pickedOf(script, incoming);
  return of.get === 'pokemon' ? of.side === 'you' || of.by === 'opponent' : isRef(out);
}

function pickedOf({ ops, slots }: Script, pokemon: PokemonOf): PokemonOf {
  if (pokemon.get !== 'ref') return pokemon;
  const picked = ops.find(({ into, do: doing }) => into === slots[pokemon.name] && doing.op === 'pick')?.do;
  return picked?.op === 'pick' && picked.of.get === 'pokemon' ? picked.of : pokemon;
}

interface Switching {
  readonly out: PokemonId;
  readonly incoming: PokemonId;
}

/** Those of the two whose shields keep a switch off. @rule EFF-22 EFF-02 */
export function shieldableOnes(
  { setup }: Game,
  isToldToLeave: boolean,
  { out, incoming }: Switching,
): readonly PokemonId[] {
  switch (setup.era.switchShield) {
    case 'either':
      return [out, incoming];
    case 'the-one-told':
      return isToldToLeave ? [out] : [incoming];
  }
}
