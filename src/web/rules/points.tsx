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
            {byAnswer(answers).map(([answer, eras], i) => (
              <dd key={answer} className={i > 0 ? 'changed' : ''}>
                {eras.map((era) => (
                  <EraTag key={era} era={era} long={false} />
                ))}{' '}
                {answer.replaceAll('-', ' ')}
              </dd>
            ))}
          </dl>
        ))}
      </div>
    </section>
  );
}

/** Each answer once, with the eras that give it, in the order in which they came up. */
function byAnswer(answers: Point['answers']): readonly (readonly [string, readonly string[]])[] {
  const eras = new Map<string, string[]>();
  for (const [era, answer] of Object.entries(answers)) eras.set(answer, [...(eras.get(answer) ?? []), era]);
  return [...eras];
}
