import { EraTag } from '../parts/era-tag.js';
import { RULES } from '../words/rules.js';
import type { Point } from './law.js';

/** The fields of an era's record that a rule is, with every era's answer. */
export function Points({ points }: { readonly points: readonly Point[] }) {
  if (points.length === 0) return null;
  return (
    <section>
      <h2>{RULES.points}</h2>
      <div className="points4">
        {points.map(({ key, asks, answers }) => (
          <dl key={key}>
            <dt>{asks}</dt>
            {Object.entries(answers).map(([era, answer], i, all) => (
              <dd key={era} className={i > 0 && all[i - 1]![1] !== answer ? 'changed' : ''}>
                <EraTag era={era} long={false} /> {answer.replaceAll('-', ' ')}
              </dd>
            ))}
          </dl>
        ))}
      </div>
    </section>
  );
}
