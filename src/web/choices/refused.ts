import type { Intent, PokemonId } from '../../engine/index.js';
import type { Moment } from '../../session/index.js';
import { faceIn, type Slip, type TableState } from '../session/store.js';
import { myDecision, nameOfPokemon } from '../table/at-table.js';
import { REFUSED } from '../words/refused.js';

type Deciding = Pick<TableState, 'moment' | 'busy' | 'sent' | 'faces' | 'placeOf' | 'setup'>;

/** Who cannot do what, in a few words: the heading of a refusal. */
export function headingOf(state: Deciding, { intent, act, pokemon }: Slip): string {
  const { moment } = state;
  if (moment === null) return REFUSED.plain;
  const name = (id: PokemonId): string => nameOfPokemon(moment, id);
  switch (intent?.do) {
    case 'retreat':
      return intent.to === null
        ? REFUSED.retreat(name(intent.pokemon))
        : REFUSED.replace(name(intent.to), name(intent.pokemon));
    case 'attack':
    case 'use':
      // Whoever presses a closed action of the bar means no attack of its own.
      if (pokemon === null) return REFUSED.attack(name(intent.pokemon));
      return REFUSED.use(name(intent.pokemon), textOf(moment, intent));
    case 'card':
      return ofCard(state, intent);
    default:
      return act === null ? REFUSED.plain : REFUSED.act(act, state.setup?.era);
  }
}

function textOf({ uses }: Moment, intent: Extract<Intent, { do: 'attack' | 'use' }>): string {
  const found = uses.find(({ pokemon }) => pokemon === intent.pokemon);
  const among = intent.do === 'attack' ? found?.attacks : found?.powers;
  return among?.find(({ number }) => number === intent.number)?.name ?? '';
}

function ofCard(state: Deciding, { card, on }: Extract<Intent, { do: 'card' }>): string {
  const facts = faceIn(state)(card)?.facts;
  if (facts === undefined || state.moment === null) return REFUSED.plain;
  if (myDecision(state)?.kind !== 'turn') return REFUSED.choose(facts.name);
  if (on !== null) return REFUSED.on(facts.name, nameOfPokemon(state.moment, on));
  return facts.kind === 'energy' ? REFUSED.attach(facts.name) : REFUSED.play(facts.name);
}
