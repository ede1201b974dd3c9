import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CardFace } from '../cards/card-face.js';
import { Mark } from '../parts/mark.js';
import { TopBar } from '../parts/top-bar.js';
import { GamesAside, LeftGame } from '../recent/left-game.js';
import { RecentList } from '../recent/recent-list.js';
import type { DeckOffer } from '../session/library.js';
import { recentGames } from '../session/recent-games.js';
import { useTable } from '../session/store.js';
import { ERA_WORDS } from '../words/eras.js';
import { LEARN_FIRST } from '../words/learn-first.js';
import { MATCH } from '../words/match.js';
import { PASS } from '../words/passing.js';
import { RECENT } from '../words/replay.js';
import { STATISTICS } from '../words/statistics.js';
import { FORMAT_WORDS, HOME, PLAYERS } from '../words/words.js';
import { YearLine } from '../years/year-line.js';
import { DecksOfYear } from './decks-of-year.js';
import { type NewGame, type Opponent, useNewGame } from './new-game.js';
import { BotPicks, PeopleNames } from './who-plays.js';

const EverythingSheet = lazy(() => import('../decks/everything-sheet.js'));
const RuleSheet = lazy(() => import('../rules/rule-sheet.js').then((found) => ({ default: found.RuleSheet })));

/** A new game: the year, two decks, who plays, and the seed. */
export function Home({ enter }: { readonly enter: () => void }) {
  const table = useNewGame(enter);
  const [mine, theirs] = table.decks;
  return (
    <>
      <TopBar at="/" />
      <main className="home">
        <div className="homehead">
          <div>
            <h1>{HOME.title}</h1>
            <p className="lede">
              {HOME.lede} <a href="#/learn">{LEARN_FIRST}</a>
            </p>
          </div>
          <LeftGame />
          <GamesAside />
        </div>
        <YearLine eras={Object.keys(ERA_WORDS)} chosen={table.era} onChoose={table.setEra}>
          <DecksOfYear table={table} />
        </YearLine>
        <div className="setup">
          <DeckPick
            title={HOME.yourDeck}
            era={table.era}
            legal={table.legal}
            chosen={mine}
            onChoose={(deck) => table.setDecks([deck, theirs])}
          />
          <DeckPick
            title={HOME.theirDeck}
            era={table.era}
            legal={table.legal}
            chosen={theirs}
            onChoose={(deck) => table.setDecks([mine, deck])}
          />
          <Opponents chosen={table.opponent} onChoose={table.setOpponent}>
            {table.opponent === 'pass' && <PeopleNames names={table.names} onChange={table.setNames} />}
            {table.opponent === 'watch' && <BotPicks bots={table.bots} onChange={table.setBots} />}
          </Opponents>
          <Go table={table} />
        </div>
        <RecentGames />
        <EverythingFoot />
      </main>
      <RuleOfYear era={table.era} />
    </>
  );
}

/** A rule that is named on the tin, opened. */
function RuleOfYear({ era }: { readonly era: string }) {
  const isOpen = useTable(({ rule }) => rule !== null);
  return (
    isOpen && (
      <Suspense>
        <RuleSheet era={era} />
      </Suspense>
    )
  );
}

/** The format, the deal, and what forbids it. */
function Go({ table }: { readonly table: NewGame }) {
  return (
    <section className="go">
      {table.formats.length !== 1 && <Format table={table} />}
      {table.opponent !== 'watch' && <MatchPick bestOf={table.bestOf} onChange={table.setBestOf} />}
      <div className="gobar">
        <button
          type="button"
          className="btn go big"
          disabled={table.legal.length === 0}
          onClick={() => void table.begin()}
        >
          {table.legal.length === 0 ? HOME.loading : HOME.go}
        </button>
      </div>
      <Seed seed={table.seed} onChange={table.setSeed} />
      {table.fault !== null && <p role="alert">{`${HOME.cannotBegin} ${table.fault}`}</p>}
    </section>
  );
}

const SHOWN = 4;

/** The latest games; nothing before there is one. */
function RecentGames() {
  const games = recentGames();
  if (games.length === 0) return null;
  return (
    <section className="recents">
      <h2>{RECENT.title}</h2>
      <RecentList games={games.slice(0, SHOWN)} />
      {games.length > SHOWN && <a href="#/replay">{RECENT.all}</a>} <a href="#/figures">{STATISTICS.link}</a>
    </section>
  );
}

/** A small place for what is seldom wanted. */
function EverythingFoot() {
  const [isOpen, setOpen] = useState(false);
  return (
    <footer className="foot">
      <button type="button" className="linklike" onClick={() => setOpen(true)}>
        {HOME.everything}
      </button>
      {isOpen && (
        <Suspense>
          <EverythingSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}

interface OpponentsProps {
  readonly chosen: Opponent;
  readonly onChoose: (who: Opponent) => void;
  /** What else is to be said of the chosen one. */
  readonly children: ReactNode;
}

/** Everybody one can play, or watch. */
const OPPONENTS: Readonly<Record<Opponent, { readonly name: string; readonly help: string; readonly mark: string }>> = {
  beginner: { ...PLAYERS.beginner, mark: 'u-bot' },
  casual: { ...PLAYERS.casual, mark: 'u-bot' },
  greedy: { ...PLAYERS.greedy, mark: 'u-bot' },
  expert: { ...PLAYERS.expert, mark: 'u-bot' },
  random: { ...PLAYERS.random, mark: 'u-bot' },
  watch: { ...PLAYERS.watch, mark: 'u-eye' },
  pass: { name: PASS.name, help: PASS.help, mark: 'u-two' },
};

function Opponents({ chosen, onChoose, children }: OpponentsProps) {
  return (
    <section>
      <h2>
        {HOME.opponent} <a href="#/tables">{HOME.tables}</a>
      </h2>
      <div className="opts">
        {(Object.keys(OPPONENTS) as Opponent[]).map((each) => (
          <button
            key={each}
            type="button"
            className={each === chosen ? 'opt on' : 'opt'}
            aria-pressed={each === chosen}
            onClick={() => onChoose(each)}
          >
            <Mark of={OPPONENTS[each].mark} />
            <b>{OPPONENTS[each].name}</b>
          </button>
        ))}
        <a className="opt" href="#/friend">
          <Mark of="u-link" />
          <b>{HOME.friend}</b>
        </a>
      </div>
      <p className="opthelp" aria-live="polite">
        {`${OPPONENTS[chosen].name}: ${OPPONENTS[chosen].help}.`}
      </p>
      {children}
    </section>
  );
}

function Format({ table }: { readonly table: NewGame }) {
  return (
    <label className="mut">
      {HOME.format}
      <select value={table.format} onChange={(event) => table.setFormat(event.target.value)}>
        {(table.formats.length > 0 ? table.formats : [table.format]).map((format) => (
          <option key={format} value={format}>
            {FORMAT_WORDS[format] ?? format}
          </option>
        ))}
      </select>
    </label>
  );
}

function MatchPick({ bestOf, onChange }: { readonly bestOf: number; readonly onChange: (games: number) => void }) {
  return (
    <label className="mut">
      {MATCH.label}
      <select value={bestOf} onChange={(event) => onChange(Number(event.target.value))}>
        <option value={1}>{MATCH.one}</option>
        <option value={3}>{MATCH.bestOf(3)}</option>
      </select>
    </label>
  );
}

function Seed({ seed, onChange }: { readonly seed: string; readonly onChange: (seed: string) => void }) {
  return (
    <label className="mut" title={HOME.seedHelp}>
      <Mark of="u-seed" />
      {HOME.seed}
      <input value={seed} maxLength={200} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

interface DeckPickProps {
  readonly era: string;
  readonly title: string;
  readonly legal: readonly { readonly offer: DeckOffer; readonly place: number }[];
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
}

/** Decks of one's own first, then those that were built in the year. */
const DECK_GROUPS: readonly { readonly title: string; readonly holds: (offer: DeckOffer, era: string) => boolean }[] = [
  { title: HOME.yourDecks, holds: ({ own }) => own !== null },
  { title: HOME.ofThisYear, holds: ({ own, home }, era) => own === null && home === era },
  { title: HOME.alsoLegal, holds: ({ own, home }, era) => own === null && home !== era },
];

function DeckPick({ title, era, legal, chosen, onChoose }: DeckPickProps) {
  const offer = legal.find(({ place }) => place === chosen)?.offer;
  const id = title.replaceAll(' ', '-').toLowerCase();
  return (
    <section>
      <h2>{title}</h2>
      <div className="deckpick">
        <div className="fan3" aria-hidden="true">
          {offer?.top.map((face) => (
            <CardFace key={face.facts.name} face={face} size="table" />
          ))}
        </div>
        <div>
          <label htmlFor={id} className="unseen">
            {title}
          </label>
          <select id={id} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
            {DECK_GROUPS.map(({ title: label, holds }) => (
              <optgroup key={label} label={label} hidden={!legal.some(({ offer: each }) => holds(each, era))}>
                {legal
                  .filter(({ offer: each }) => holds(each, era))
                  .map(({ offer: each, place }) => (
                    <option key={place} value={place}>
                      {each.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <p className="mut">{offer === undefined ? '' : offer.about || HOME.cards(offer.count)}</p>
        </div>
      </div>
    </section>
  );
}
