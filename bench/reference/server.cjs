// The other yardstick: boardgame.io's server, with the game of reference.cjs, on loopback.
// `node server.cjs memory|FOLDER` prints the port that it serves on; with a folder, its file store keeps the matches there.
const { Server, FlatFile } = require('boardgame.io/server');
const { ActivePlayers } = require('boardgame.io/core');

const CARDS = 120;

const game = {
  name: 'reference',
  setup: () => ({
    cards: Array.from({ length: CARDS }, (_, id) => ({ id, zone: id % 7, damage: 0 })),
    n: 0,
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act: ({ G }, card) => {
      G.cards[card].damage += 10;
      G.n++;
    },
  },
};

const [store = 'memory'] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [/./],
  ...(store === 'memory' ? {} : { db: new FlatFile({ dir: store, logging: false }) }),
});

server
  .run({ port: 0, callback: () => {} })
  .then(({ appServer }) => process.stdout.write(`port ${appServer.address().port}\n`));
process.on('SIGTERM', () => process.exit(0));
