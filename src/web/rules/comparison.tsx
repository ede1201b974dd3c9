import { useState } from 'react';
import { compareEras, type Difference, type EraId, type Registry, readingOf } from '../../registry/index.js';
import { EraTag } from '../parts/era-tag.js';
import { Fold } from '../parts/fold.js';
import { ERA_WORDS } from '../words/eras.js';
import { RULES } from '../words/rules.js';
import { Cited, RuleLink } from './rule-link.js';

/** What two eras read differently, group by group. */
export function Comparison({ law }: { readonly law: Registry }) {
  const [eras, setEras] = useState<readonly [EraId, EraId]>([law.eras[0]!.id, law.eras.at(-1)!.id]);
  const found = compareEras(law, ...eras);
  return (
    <section className="comparison">
      <h2>{RULES.compare}</h2>
      <div className="row">
        <EraPick law={law} name={RULES.one} era={eras[0]} onPick={(era) => setEras([era, eras[1]])} />
        <EraPick law={law} name={RULES.other} era={eras[1]} onPick={(era) => setEras([eras[0], era])} />
        <p className="mut" role="status">
          {eras[0] === eras[1] ? RULES.sameEra : RULES.differences(found.length)}
        </p>
      </div>
      {law.groups.map(({ id, title }) => {
        const ofGroup = found.filter(({ rule }) => rule.group === id);
        return (
          ofGroup.length > 0 && (
            <Fold key={id} title={title} count={ofGroup.length} isOpen={false}>
              {() => <Differences all={ofGroup} eras={eras} />}
            </Fold>
          )
        );
      })}
    </section>
  );
}

interface EraPickProps {
  readonly law: Registry;
  readonly name: string;
  readonly era: EraId;
  readonly onPick: (era: EraId) => void;
}

function EraPick({ law, name, era, onPick }: EraPickProps) {
  return (
    <label className="narrow">
      <span className="unseen">{name}</span>
      <select value={era} onChange={(event) => onPick(event.target.value)}>
        {law.eras.map(({ id, title }) => (
          <option key={id} value={id}>
            {ERA_WORDS[id] === undefined ? title : `${ERA_WORDS[id].name} ${ERA_WORDS[id].year}`}
          </option>
        ))}
      </select>
    </label>
  );
}

function Differences({ all, eras }: { readonly all: readonly Difference[]; readonly eras: readonly [EraId, EraId] }) {
  return (
    <ul className="differences">
      {all.map(({ rule, one, other }) => (
        <li key={rule.id}>
          <p>
            <RuleLink id={rule.id} /> <b>{rule.title}</b>
          </p>
          <p>
            <EraTag era={eras[0]} long={false} /> <Cited text={readingOf(rule, one)} />
          </p>
          <p>
            <EraTag era={eras[1]} long={false} /> <Cited text={readingOf(rule, other)} />
          </p>
        </li>
      ))}
    </ul>
  );
}
