import '../look/learn.css';
import { useEffect, useState } from 'react';
import type { Entry } from '../../registry/index.js';
import { RuleChip } from '../parts/rule-chip.js';
import { TopBar } from '../parts/top-bar.js';
import { beginGame } from '../play/play.js';
import { ruleBook } from '../rules/rule-book.js';
import { RuleSheet } from '../rules/rule-sheet.js';
import { chooseEra, chosenEra, OFFERED_ERA } from '../session/chosen-era.js';
import { shippedOffers } from '../thread/client.js';
import { ERA_WORDS } from '../words/eras.js';
import { LEARN, lessonTitle } from '../words/learn.js';
import { HOME } from '../words/words.js';
import { YearLine } from '../years/year-line.js';
import { beginCourse } from './course.js';
import { differencesBetween, readingsOf } from './era-readings.js';
import { FIRST_GAMES, type FirstGame, firstGameOf, lessonsOf } from './lessons.js';

/** Chooses the year whose rules are to be learnt, and deals its first game. */
export default function LearnScreen({ enter }: { readonly enter: () => void }) {
  const [first, setFirst] = useState<FirstGame>((firstGameOf(chosenEra()) ?? firstGameOf(OFFERED_ERA))!);
  const [fault, setFault] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    const wrong = await deal(first);
    setFault(wrong);
    if (wrong === null) enter();
  };
  return (
    <>
      <TopBar at="/learn" />
      <main className="home learn">
        <h1>{LEARN.title}</h1>
        <p className="lede">{LEARN.lede}</p>
        <YearLine
          eras={FIRST_GAMES.map(({ era }) => era)}
          chosen={first.era}
          onChoose={(era) => {
            chooseEra(era);
            setFirst(firstGameOf(era) ?? first);
          }}
        >
          <div className="deal">
            <h3>{LEARN.yours}</h3>
            <p>{first.decks[0]}</p>
            <h3>{LEARN.theirs}</h3>
            <p>{first.decks[1]}</p>
            <button type="button" className="btn go big" onClick={() => void begin()}>
              {LEARN.begin}
            </button>
            {fault !== null && <p role="alert">{`${HOME.cannotBegin} ${fault}`}</p>}
          </div>
        </YearLine>
        <div className="course">
          <section>
            <h2>{LEARN.lessons(lessonsOf(first.era).length)}</h2>
            <ol>
              {lessonsOf(first.era).map(({ id }) => (
                <li key={id}>{lessonTitle(id, first.era)}</li>
              ))}
            </ol>
          </section>
          <Special era={first.era} />
        </div>
      </main>
      <RuleSheet />
    </>
  );
}

async function deal({ era, decks, seed }: FirstGame): Promise<string | null> {
  const offers = await shippedOffers();
  const places = decks.map((deck) => offers.findIndex(({ name }) => name === deck));
  beginCourse({ era, seed });
  return beginGame({ era, format: 'constructed', decks: places, players: ['person', 'random'], seed });
}

/** What the lessons' rules are in this year, where years differ. */
function Special({ era }: { readonly era: string }) {
  const [book, setBook] = useState<ReadonlyMap<string, Entry> | null>(null);
  useEffect(() => {
    void ruleBook().then(setBook);
  }, []);
  const rules = [...new Set(lessonsOf(era).flatMap((lesson) => lesson.rules))];
  const before = FIRST_GAMES[FIRST_GAMES.findIndex((each) => each.era === era) - 1]?.era ?? FIRST_GAMES[1]!.era;
  return (
    <section>
      <h2>{LEARN.special}</h2>
      {book !== null && (
        <>
          <p className="mut">
            {LEARN.differs(differencesBetween(book, era, before), ERA_WORDS[before]?.year ?? before)}
          </p>
          <ul className="readings">
            {readingsOf(book, era, rules).map(({ id, title, text }) => (
              <li key={id}>
                <b>{title}:</b> {text} <RuleChip id={id} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
