import { useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { teamOf } from '../../engine/index.js';
import type { GameSummary } from '../../session/index.js';
import { addressOfRecent } from '../links/address.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { playAgain, takeUpGame } from '../play/play.js';
import { forgetRecent, keptFrom, type RecentGame } from '../session/recent-games.js';
import { PASS } from '../words/passing.js';
import { RECENT } from '../words/replay.js';

/** Games that have ended or were left: to be watched, gone on with, or played again. */
export function RecentList({ games }: { readonly games: readonly RecentGame[] }) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const left = games.filter(({ id }) => !gone.includes(id));
  if (left.length === 0) return <p className="mut">{RECENT.none}</p>;
  return (
    <ul className="recent">
      {left.map((game) => (
        <Recent key={game.id} game={game} onForget={() => setGone([...gone, game.id])} />
      ))}
    </ul>
  );
}

function Recent({ game, onForget }: { readonly game: RecentGame; readonly onForget: () => void }) {
  const { summary, when } = game;
  const forget = (): void => {
    forgetRecent(game.id);
    onForget();
  };
  return (
    <li>
      <EraTag era={summary.era} long={false} />
      <div>
        <b>{decksIn(summary, game.called)}</b>
        <span className="mut">
          {resultOf(game)} · {new Date(when).toLocaleDateString(undefined, { dateStyle: 'medium' })}
        </span>
      </div>
      <a className="btn" href={`#${addressOfRecent(game.id)}`}>
        {RECENT.replay}
      </a>
      <button type="button" className="btn" onClick={() => void (summary.over ? again(game) : goOn(game))}>
        {summary.over ? RECENT.rematch : RECENT.goOn}
      </button>
      <button type="button" className="ib" aria-label={RECENT.forget} title={RECENT.forget} onClick={forget}>
        <Mark of="u-cross" />
      </button>
    </li>
  );
}

/** Yours first: what they are called, or the Pokémon they are built around. */
export function decksIn({ decks, you }: GameSummary, called: readonly string[] = []): string {
  const team = teamOf(you ?? 0);
  const name = (of: number): string => called[of] || (decks[of] ?? []).slice(0, 2).join(', ');
  return RECENT.against(name(team), name(1 - team));
}

function resultOf({ summary: { over, winner, you, turn }, setup }: RecentGame): string {
  const isWatch = you === null && !setup.players.includes('person');
  if (!over) return isWatch ? RECENT.watchedLeft(turn) : RECENT.left(turn);
  if (winner === null) return RECENT.ended(turn);
  if (isWatch) return RECENT.watched(winner, turn);
  if (you === null) return RECENT.wonBy(namesIn(setup, winner), turn);
  return winner === teamOf(you) ? RECENT.won(turn) : RECENT.lost(turn);
}

/** Everybody in a team of people who handed one device round. */
const namesIn = ({ names = [], players }: RecentGame['setup'], team: number): string =>
  players.flatMap((_, seat) => (teamOf(seat) === team ? [names[seat] || PASS.player(seat)] : [])).join(', ');

async function again(game: RecentGame): Promise<void> {
  const kept = await keptFrom(game);
  if (kept !== null && (await playAgain(kept)) === null) navigate('/table');
}

async function goOn(game: RecentGame): Promise<void> {
  const kept = await keptFrom(game);
  if (kept === null) return;
  await takeUpGame(kept);
  navigate('/table');
}
