import type { Entry, Registry, Resolution, Rule } from '../../registry/index.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { useFetched } from '../parts/use-fetched.js';
import { ERA_WORDS } from '../words/eras.js';
import { RULES } from '../words/rules.js';
import { neighboursOf } from './find-rules.js';
import { Kept } from './kept.js';
import { theLaw } from './law.js';
import { Points } from './points.js';
import { contradictionsOf, erasDiffer, type SharedReading, seeAlso, sharedReadingsOf, sourcesOf } from './readings.js';
import { Cited, RuleLink } from './rule-link.js';
import { Scenarios } from './scenarios.js';

interface RulePageProps {
  readonly law: Registry;
  readonly entry: Entry;
}

/** One rule: what it says, what each era says, where it comes from, who keeps it, and the scenarios that pin it. */
export function RulePage({ law, entry }: RulePageProps) {
  const keeping = useFetched(theLaw);
  const group = law.groups.find(({ id }) => id === entry.group);
  return (
    <article>
      <p className="crumb">
        <a href="#/rules">{RULES.back}</a> / {group?.title}
      </p>
      <header className="rhead">
        <code className="bigchip">{entry.id}</code>
        <h2>{entry.title}</h2>
      </header>
      <p className="statement">
        <Cited text={entry.rule} />
      </p>
      {entry.kind === 'rule' ? <Eras law={law} rule={entry} /> : <Decides entry={entry} law={law} />}
      <Contradictions law={law} entry={entry} />
      {entry.test !== '' && (
        <section>
          <h2>{entry.example ? RULES.example : RULES.test}</h2>
          <p className="case">
            <Cited text={entry.test} />
          </p>
        </section>
      )}
      {keeping !== null && <Points points={keeping.points.filter(({ rules }) => rules.includes(entry.id))} />}
      <Scenarios id={entry.id} />
      {keeping !== null && <Kept keeping={keeping.kept[entry.id] ?? null} />}
      <Margin law={law} entry={entry} />
    </article>
  );
}

/** The readings of all eras, each once; where they all say the same it is said for all of them. */
function Eras({ law, rule }: { readonly law: Registry; readonly rule: Rule }) {
  const inferred = law.eras.filter(({ id }) => rule.eras[id]?.standing !== 'printed');
  if (!erasDiffer(rule) && rule.eras[law.eras[0]!.id]?.says === 'same') {
    return (
      <section className="alleras" aria-label={RULES.eras}>
        <p>
          {law.eras.map(({ id }) => (
            <EraTag key={id} era={id} />
          ))}
        </p>
        <p>
          {RULES.sameEverywhere}{' '}
          {inferred.length > 0 && RULES.inferredIn(inferred.map(({ id }) => ERA_WORDS[id]?.year ?? id).join(', '))}
        </p>
        <Notes rule={rule} />
      </section>
    );
  }
  return (
    <section className="ecells4" aria-label={RULES.eras}>
      {sharedReadingsOf(rule).map((reading) => (
        <Cell key={reading.eras[0]!.era} law={law} rule={rule} reading={reading} />
      ))}
    </section>
  );
}

function Notes({ rule }: { readonly rule: Rule }) {
  return Object.entries(rule.eras)
    .filter(([, { note }]) => note !== '')
    .map(([era, { note }]) => (
      <p key={era} className="mut">
        {ERA_WORDS[era]?.year ?? era}: <Cited text={note} />
      </p>
    ));
}

interface CellProps {
  readonly law: Registry;
  readonly rule: Rule;
  readonly reading: SharedReading;
}

function Cell({ law, rule, reading: { says, text, differs, eras } }: CellProps) {
  const words = ERA_WORDS[eras[0]!.era];
  const title = { same: RULES.asStated, value: RULES.itsOwn, none: RULES.noSuchThing }[says];
  return (
    <section className={`ecell4 e${words?.short ?? ''} ${differs ? 'diff' : ''}`}>
      <header>
        {eras.map(({ era }) => (
          <EraTag key={era} era={era} long={eras.length === 1} />
        ))}
        {differs && <span className="flag">{RULES.differs}</span>}
      </header>
      {says === 'value' ? (
        <p className="reading">
          <Cited text={sentence(text)} />
        </p>
      ) : (
        <p className="reading plain">{title}</p>
      )}
      {eras
        .filter(({ cell }) => cell.note !== '')
        .map(({ era, cell }) => (
          <p key={era} className="note">
            {eras.length > 1 && `${ERA_WORDS[era]?.year ?? era}: `}
            <Cited text={eras.length > 1 ? cell.note : sentence(cell.note)} />
          </p>
        ))}
      <footer>{standingsOf(eras, law, rule).join(' ')}</footer>
    </section>
  );
}

/** How sure the eras of one reading are, those that are equally sure together: years only where there are several. */
function standingsOf(eras: SharedReading['eras'], law: Registry, rule: Rule): readonly string[] {
  const byWords = new Map<string, string[]>();
  for (const { era, cell } of eras) {
    const printed = sourcesOf(rule, law.books, era).join('; ') || RULES.printed;
    const said = cell.standing === 'printed' ? printed : RULES.standing[cell.standing];
    byWords.set(said, [...(byWords.get(said) ?? []), ERA_WORDS[era]?.year ?? era]);
  }
  return [...byWords].map(([said, years]) => (eras.length === 1 ? said : `${years.join(', ')}: ${said}`));
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A resolution decides between books: these are the rules that came of it. */
function Decides({ entry, law }: { readonly entry: Resolution; readonly law: Registry }) {
  return (
    <section>
      <h2>{RULES.decides}</h2>
      {entry.resolves.length === 0 && <p className="mut">{RULES.decidesNothing}</p>}
      <ul className="decided">
        {entry.resolves.map((id) => (
          <li key={id}>
            <RuleLink id={id} /> {law.byId.get(id)?.title}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contradictions({ law, entry }: RulePageProps) {
  const found = contradictionsOf(law.entries, entry.id);
  if (found.length === 0) return null;
  return (
    <section>
      <h2>{RULES.contradictions}</h2>
      {found.map(({ id, title, rule }) => (
        <p key={id} className="contra">
          <RuleLink id={id} /> <b>{title}</b> <Cited text={rule} />
        </p>
      ))}
    </section>
  );
}

function Margin({ law, entry }: RulePageProps) {
  const also = seeAlso(entry, law.byId);
  const [before, after] = neighboursOf(law, entry.id);
  return (
    <footer className="rfoot">
      <p className="mut">
        {RULES.sources}: {entry.sources.join('; ')}
      </p>
      {also.length > 0 && (
        <p className="also">
          <span>{RULES.also}</span>
          {also.map((id) => (
            <RuleLink key={id} id={id} />
          ))}
        </p>
      )}
      <nav className="turns" aria-label={RULES.neighbours}>
        {before !== null && (
          <a className="btn quiet" href={`#/rules/${before.id}`} title={RULES.before}>
            <Mark of="u-right" className="left" /> {before.id}
          </a>
        )}
        <span className="grow" />
        {after !== null && (
          <a className="btn quiet" href={`#/rules/${after.id}`} title={RULES.after}>
            {after.id} <Mark of="u-right" />
          </a>
        )}
      </nav>
    </footer>
  );
}
