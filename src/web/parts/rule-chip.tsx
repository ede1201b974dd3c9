import { useTable } from '../session/store.js';

/** The mark of the house: by which rule. */
export function RuleChip({ id, refuses = false }: { readonly id: string; readonly refuses?: boolean }) {
  return (
    <button type="button" className={refuses ? 'rule no' : 'rule'} onClick={() => useTable.setState({ rule: id })}>
      {id}
    </button>
  );
}
