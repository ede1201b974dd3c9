// The yardstick: boardgame.io dispatches a move that changes one of 120 cards in its state, on one core.
// `node reference.cjs [MILLISECONDS]` warms up, measures for so long (5000 by default) and prints moves per second.
// `node reference.cjs --ask` measures a second for every line that it reads, until there are no more.
const { createInterface } = require('node:readline');
const { Client } = require('boardgame.io/client');

const CARDS = 120;
const WARM_UP_MS = 2000;
const ASKED_MS = 1000;
/** A fresh client after so many moves, so that its log does not grow without end. */
const MOVES_PER_CLIENT = 200;

const game = {
  name: 'reference',
  setup: () => ({
    cards: Array.from({ length: CARDS }, (_, id) => ({ id, zone: id % 7, damage: 0 })),
    n: 0,
  }),
  moves: {
    act: ({ G }, card) => {
      G.cards[card].damage += 10;
      G.n++;
    },
  },
};

function freshClient() {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  return client;
}

function movesPerSecond(milliseconds) {
  const started = process.hrtime.bigint();
  const elapsed = () => Number(process.hrtime.bigint() - started) / 1e6;
  let client = freshClient();
  let moves = 0;
  while (elapsed() < milliseconds) {
    if (moves % MOVES_PER_CLIENT === 0) {
      client.stop();
      client = freshClient();
    }
    client.moves.act(moves % CARDS);
    moves++;
  }
  return moves / (elapsed() / 1000);
}

const say = (milliseconds) => console.log(Math.round(movesPerSecond(milliseconds)));

const [asked = '5000'] = process.argv.slice(2);
if (asked !== '--ask' && !(Number(asked) > 0)) {
  throw new Error(`how long to measure must be a number of milliseconds, not '${asked}'`);
}

movesPerSecond(WARM_UP_MS);
if (asked === '--ask') createInterface({ input: process.stdin }).on('line', () => say(ASKED_MS));
else say(Number(asked));
