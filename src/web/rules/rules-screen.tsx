import '../look/rules.css';
import { nearestId, type Registry } from '../../registry/index.js';
import { TopBar } from '../parts/top-bar.js';
import { useFetched } from '../parts/use-fetched.js';
import { RULES } from '../words/rules.js';
import { HOME } from '../words/words.js';
import { Overview } from './overview.js';
import { registry } from './rule-book.js';
import { RuleLink } from './rule-link.js';
import { RuleList } from './rule-list.js';
import { RulePage } from './rule-page.js';

/** The law: a list that can be searched, and one rule with what every era says of it. */
export default function RulesScreen({ id }: { readonly id: string | null }) {
  const law = useFetched(registry);
  const asked = id?.toUpperCase() ?? null;
  return (
    <>
      <TopBar at="/rules" />
      {law === null ? (
        <p className="opening">{HOME.loading}</p>
      ) : (
        <main className="rules" data-open={asked !== null}>
          <h1 className="unseen">{RULES.name}</h1>
          <RuleList law={law} chosen={asked} />
          <div className="rulemain" key={asked}>
            {asked === null ? <Overview law={law} /> : <Asked law={law} id={asked} />}
          </div>
        </main>
      )}
    </>
  );
}

function Asked({ law, id }: { readonly law: Registry; readonly id: string }) {
  const entry = law.byId.get(id);
  if (entry !== undefined) return <RulePage law={law} entry={entry} />;
  const nearest = nearestId(law, id);
  return (
    <>
      <h2>{RULES.noSuchRule(id)}</h2>
      {nearest !== null && (
        <p className="statement">
          {RULES.meant} <RuleLink id={nearest} />
        </p>
      )}
    </>
  );
}
