import type { Course } from '../../session/index.js';
import { engravingOf } from '../cards/engraving.js';
import { printOf } from '../cards/print.js';
import { Pip } from '../parts/mark.js';
import { RESULT } from '../words/result.js';
import type { Sides } from './sides.js';

interface HeroProps {
  readonly title: string;
  readonly help: string;
  readonly course: Course | null;
  readonly sides: Sides;
  readonly look: 'win' | 'loss' | 'draw';
}

/** How it ended, in words, by a medal, and in Prize cards. */
export function Hero({ title, help, course, sides, look }: HeroProps) {
  return (
    <section className={`hero ${look}`}>
      <Medal course={course} />
      <div className="ht">
        <h1>{title}</h1>
        <p>{help}</p>
        {course !== null && <p className="lastp">{lastOf(course)}</p>}
      </div>
      {course !== null && <Score course={course} sides={sides} />}
    </section>
  );
}

function lastOf({ hero, ways, suddenDeaths }: Course): string {
  const last =
    hero?.attack && ways.includes('prizes') ? RESULT.lastPrize(hero.face.facts.name, hero.attack, hero.damage) : '';
  return [suddenDeaths > 0 ? RESULT.suddenDeath(suddenDeaths) : '', last].filter((each) => each !== '').join(' ');
}

/** The engraving of the Pokémon that ended it. */
function Medal({ course }: { readonly course: Course | null }) {
  const face = course?.hero?.face ?? null;
  if (face === null) return <span className="medal" aria-hidden="true" />;
  const { stages, straight, tone } = printOf(face.facts);
  return (
    <span className={`medal tone-${tone}`} role="img" aria-label={face.facts.name}>
      <svg className="ro" aria-hidden="true">
        <use href={`#${engravingOf(face.family, stages, straight)}`} />
      </svg>
      <span aria-hidden="true">
        <Pip type={face.facts.types[0] ?? 'Colorless'} className="seal" />
      </span>
    </span>
  );
}

function Score({ course, sides }: { readonly course: Course; readonly sides: Sides }) {
  const [mine, theirs] = sides.teams.map((team, at) => ({ taken: course.teams[team].prizes, name: sides.names[at]! }));
  return (
    <div className="prizescore">
      <Taken {...mine!} of={course.prizes} />
      <span className="colon" aria-hidden="true">
        :
      </span>
      <Taken {...theirs!} of={course.prizes} />
    </div>
  );
}

function Taken({ taken, of, name }: { readonly taken: number; readonly of: number; readonly name: string }) {
  return (
    <div className="taken">
      <b>{taken}</b>
      <span className="prizerow" role="img" aria-label={RESULT.taken(taken, of)}>
        {Array.from({ length: of }, (_, place) => (
          <i key={`prize${String(place)}`} className={place < taken ? 't' : ''} />
        ))}
      </span>
      <span>{name}</span>
    </div>
  );
}
