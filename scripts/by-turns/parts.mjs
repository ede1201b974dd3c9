// What is measured: for each part the jobs in it. Of a tree a job makes the slice of its work: `run` does it and tells how much that was and
// what came of it, `ready` lays out what it needs and is not measured. What is allocated is looked at in `pieces`, small enough that mostly
// nothing is thrown away in one of them.
import { libraryOf, plainOf } from './tree.mjs';

const ERAS = ['e-card-2002', 'platinum-2009', 'hgss-2010', 'swsh-2022'];

const games = (setups, rounds) => ({
  unit: 'decisions / CPU-s',
  warm: 50,
  of(tree) {
    const all = setups(tree);
    return {
      run() {
        const { decisions, checksum } = tree.playGames(all, rounds * all.length, 'in-place');
        return { work: decisions, checksum };
      },
      pieces: all.map((setup) => () => tree.playGames([setup], 1, 'in-place').decisions),
    };
  },
});

const LISTENED_IN = 'platinum-2009';
const POSITIONS = 150;
const COPIES = 10;

/** Turns decided with few rules in force, or with many: each is listed and one answer is played. */
const listeners = (least, most) => ({
  unit: 'turn decisions / CPU-s',
  warm: 12,
  of(tree) {
    const found = positionsIn(tree, LISTENED_IN, (game) => {
      const rules = game.state.inForce.length / 3;
      return game.state.decision.kind === 'turn' && rules >= least && rules <= most;
    });
    let laid = [];
    return {
      ready() {
        laid = [];
        for (let copy = 0; copy < COPIES; copy++)
          for (const game of found) laid.push({ ...game, state: tree.fork(game.state) });
      },
      run() {
        let checksum = 0;
        for (let i = 0; i < laid.length; i++) {
          const count = tree.listPacked(laid[i]);
          checksum = (checksum * 31 + count) % 2_147_483_647;
          tree.playPacked(laid[i], tree.listedAt((i * 7919) % count));
        }
        return { work: laid.length, checksum };
      },
    };
  },
});

/** Some decisions of games that are played by random legal choices. */
function positionsIn(tree, era, isMeant) {
  const found = [];
  const setups = libraryOf(tree, era);
  for (let number = 0; found.length < POSITIONS && number < 100 * setups.length; number++) {
    const game = tree.begin(setups[number % setups.length], tree.seedOfNumber(number));
    for (let random = number + 1; game.state.phase !== 'over' && found.length < POSITIONS; ) {
      random = (random * 48_271) % 2_147_483_647;
      if (random % 8 === 0 && isMeant(game)) found.push({ ...game, state: tree.fork(game.state) });
      tree.playPacked(game, tree.listedAt(random % tree.listPacked(game)));
    }
  }
  return found;
}

const copying = (copied) => ({
  unit: 'copies / CPU-s',
  warm: 12,
  of(tree) {
    const states = ERAS.flatMap((era) => tree.midGames(libraryOf(tree, era), 50).map(({ state }) => state));
    const one = copied(tree, states);
    return {
      run() {
        let checksum = 0;
        for (let i = 0; i < 20 * states.length; i++) checksum += one(i % states.length).choices;
        return { work: 20 * states.length, checksum };
      },
    };
  },
});

const copies = {
  fork: copying(
    ({ fork }, states) =>
      (i) =>
        fork(states[i]),
  ),
  unpack: copying(({ pack, unpack }, states) => {
    const packed = states.map(pack);
    return (i) => unpack(packed[i]);
  }),
};

/** Games of a bot against itself, one of each era; neither knows more of the other deck than which two are about. */
const botGames = (name) => ({
  unit: 'games / CPU-s',
  warm: 1,
  of(tree) {
    let number = 0;
    return {
      ready() {
        number = (number + 1) % 2;
      },
      run() {
        let checksum = 0;
        for (const era of ERAS) {
          const setup = libraryOf(tree, era)[5 * number];
          const seed = tree.seedOfNumber(number);
          const both = [tree.bots[name], tree.bots[name]];
          const belief = tree.believe(setup, pool(setup));
          const { fingerprint, decisions } = played(tree, { setup, belief, bots: both, remember: false, seed });
          checksum = (checksum * 31 + (fingerprint % 2_147_483_647) + decisions) % 2_147_483_647;
        }
        return { work: ERAS.length, checksum };
      },
    };
  },
});

/** What is told of a game beside its result is younger than some trees. */
function played(tree, match) {
  const told = tree.playMatch({ ...match, keep: false }, (_seat, { says }) => {
    throw new Error(says);
  });
  return told.result ?? told;
}

const pool = ({ cards, programs, cardOf, ownerOf }) => ({
  facts: cards.map(({ facts }) => facts),
  programs,
  decks: [0, 1].map((seat) => cardOf.filter((_, card) => ownerOf[card] === seat)),
});

export const PARTS = {
  library: Object.fromEntries(ERAS.map((era) => [era, games((tree) => libraryOf(tree, era), 1)])),
  plain: { plain: games(plainOf, 10) },
  listeners: { 'listeners 0–2': listeners(0, 2), 'listeners 24–': listeners(24, 64) },
  copies,
  greedy: { greedy: botGames('greedy') },
};
