import type { Moment } from '../../session/index.js';
import { Arrows } from '../pointing/arrows.js';
import { useTable } from '../session/store.js';
import { hintNow } from './ask-hint.js';

/** What a hint advises, on the table, as soon as it says what to do. */
export function HintArrow({ moment }: { readonly moment: Moment }) {
  const option = useTable((state) => (state.busy ? undefined : hintNow(state)?.hint?.what?.option));
  const seat = moment.view.decision?.seat;
  if (option === undefined || seat === undefined) return null;
  // The words lie right of the Active Pokémon.
  return <Arrows moment={moment} shown={[{ look: 'best', side: 'left', seat, steps: [{ label: '', option }] }]} />;
}
