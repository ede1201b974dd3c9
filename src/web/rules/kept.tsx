import { RULES } from '../words/rules.js';
import type { Keeping } from './law.js';
import { Cited } from './rule-link.js';

/** Who keeps a rule: sources that obey it, tests that pin it, or how it appears instead. */
export function Kept({ keeping }: { readonly keeping: Keeping | null }) {
  if (keeping === null) return null;
  const { enforcedIn, tests, otherwise } = keeping;
  return (
    <section>
      <h2>{RULES.kept}</h2>
      {otherwise !== '' && (
        <p>
          <Cited text={otherwise} />
        </p>
      )}
      <p className="mut">{enforcedIn.length === 0 ? RULES.notEnforced : RULES.enforcedIn}</p>
      <ul className="paths">
        {enforcedIn.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
        {tests.map(({ path, count }) => (
          <li key={path}>
            {RULES.tests(count)} <code>{path}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
