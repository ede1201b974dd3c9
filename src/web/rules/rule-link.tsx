import type { RuleId } from '../../registry/index.js';
import { Pip } from '../parts/mark.js';
import { citedIn } from './readings.js';

export const rulePage = (id: RuleId): string => `#/rules/${id}`;

/** A rule as a link to its page. */
export function RuleLink({ id }: { readonly id: RuleId }) {
  return (
    <a className="rule" href={rulePage(id)}>
      {id}
    </a>
  );
}

/** A text whose rules are links and whose Energy is drawn. */
export function Cited({ text }: { readonly text: string }) {
  return citedIn(text).map((piece, i) => {
    if (typeof piece === 'string') return piece;
    const key = `piece${String(i)}`;
    return 'rule' in piece ? <RuleLink key={key} id={piece.rule} /> : <Pip key={key} type={piece.energy} />;
  });
}
