import { aimOf } from '../session/reach.js';
import type { Slip, TableState } from '../session/store.js';
import { myDecision, nameOfPokemon, reachNow } from '../table/at-table.js';
import { INSTEAD } from '../words/refused.js';

/** What can be done instead of what was refused: with the same card, with the same Pokémon, or at all. */
export function insteadOf(
  state: Pick<TableState, 'moment' | 'busy' | 'sent' | 'placeOf' | 'setup'>,
  { card, pokemon, intent }: Slip,
): string {
  const { moment } = state;
  const decision = myDecision(state);
  if (moment === null || decision === null) return '';
  const ways = card === null ? undefined : reachNow(state).cards.get(card);
  if (ways !== undefined) {
    const names = ways.flatMap((way) => aimOf(way) ?? []).map((aim) => nameOfPokemon(moment, aim));
    return names.length === 0 ? INSTEAD.plain : INSTEAD.on([...new Set(names)]);
  }
  const uses = moment.uses.find((each) => each.pokemon === pokemon);
  const attacks = intent?.do === 'attack' ? (uses?.attacks ?? []).filter(({ refusal }) => refusal === null) : [];
  if (attacks.length > 0) return INSTEAD.attacks(attacks.map(({ name }) => name));
  const open = moment.acts.filter(({ act, count }) => count > 0 && act !== 'end').map(({ act }) => act);
  return decision.kind !== 'turn' ? '' : open.length === 0 ? INSTEAD.nothing : INSTEAD.acts(open, state.setup?.era);
}
