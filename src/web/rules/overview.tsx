import { entriesOfGroup, type Registry } from '../../registry/index.js';
import { RULES } from '../words/rules.js';
import { Comparison } from './comparison.js';
import { erasDiffer } from './readings.js';

/** What there is: the groups, and how much of each is read differently. */
export function Overview({ law }: { readonly law: Registry }) {
  return (
    <>
      <h2>{RULES.title}</h2>
      <p className="statement">{RULES.lede}</p>
      <ul className="rgroups">
        {law.groups.map(({ id, title }) => {
          const entries = entriesOfGroup(law, id);
          const [first] = entries;
          return (
            first !== undefined && (
              <li key={id}>
                <a href={`#/rules/${first.id}`}>
                  <code>{id}</code>
                  <b>{title}</b>
                  <span className="mut">{RULES.counted(entries.length, entries.filter(erasDiffer).length)}</span>
                </a>
              </li>
            )
          );
        })}
      </ul>
      <Comparison law={law} />
    </>
  );
}
