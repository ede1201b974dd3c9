// One working copy as it was built, and what is played with it: each tree reads its own library with its own compiler.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export async function treeAt(dist) {
  const room = (path) => import(pathToFileURL(join(dist, path)).href);
  const [{ prepare, begin, believe, seedOfNumber }, { listPacked, listedAt, playPacked }] = [
    await room('engine/index.js'),
    await room('engine/fast.js'),
  ];
  return {
    ...{ prepare, begin, believe, seedOfNumber, listPacked, listedAt, playPacked },
    ...{ ...(await room('engine/record/fork.js')), ...(await room('engine/record/pack.js')) },
    ...{ ...(await room('cli/bench/playouts.js')), ...(await room(matchesOf(dist))) },
    compileCard: (await room('cards/index.js')).compileCard,
    bots: (await room('bots/index.js')).bots,
    files: await room('cli/library-files.js'),
    /** By era; made ready when somebody plays with them. */
    pairings: new Map(),
  };
}

/** Contests have been a room of their own only since they may be played on a page; older trees have them in the arena. */
const matchesOf = (dist) => ['contest/match.js', 'arena/contest/match.js'].find((file) => existsSync(join(dist, file)));

const PAIRINGS = 12;

/** A dozen pairings of an era's decks that ship, spread evenly over all of them. */
export function libraryOf(tree, era) {
  if (!tree.pairings.has(era)) {
    const decks = tree.files.shippedLibrary().decks.filter((deck) => deck.era === era);
    const all = decks.flatMap((one, i) => decks.slice(i + 1).map((other) => [one, other]));
    const count = Math.min(PAIRINGS, all.length);
    const chosen = Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]);
    tree.pairings.set(
      era,
      chosen.map((pair) => setupOf(tree, pair)),
    );
  }
  return tree.pairings.get(era);
}

function setupOf(tree, pair) {
  const facts = [...new Set(pair.flatMap(({ entries }) => entries.map(({ card }) => card.facts)))];
  const decks = pair.map(({ entries }) =>
    entries.flatMap(({ count, card }) => new Array(count).fill(facts.indexOf(card.facts))),
  );
  const programs = facts.map((card) => tree.compileCard(card).program);
  const { era, format } = pair[0];
  return made(tree.prepare({ era, format, facts, programs, decks, seed: 0 }));
}

/** Which every version knows. */
const LEGAL_IN = ['e-card-2002', 'platinum-2009', 'hgss-2010', 'swsh-2022'];

/** Decks without any text. */
export function plainOf(tree) {
  const { facts, decks } = tree.files.plainDecks();
  return LEGAL_IN.map((era) => made(tree.prepare({ era, format: 'constructed', facts, decks, seed: 0 })));
}

function made(result) {
  if (!result.ok) throw new Error(result.error.map(({ message }) => message).join(' '));
  return result.value;
}
