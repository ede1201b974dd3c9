// Drives boardgame.io's server: `node load.cjs PORT MATCHES MILLISECONDS RATE [NAME]`. Two clients a match take turns; each match
// makes RATE moves a second (0: as fast as it is answered), and is called NAME and its number. Prints one line of JSON: moves acknowledged, and the time from a
// move to the opponent's update (milliseconds, p50 and p99).
const { io } = require('socket.io-client');

const [port, matches, milliseconds, rate] = process.argv.slice(2, 6).map(Number);
const prefix = process.argv[6] ?? 'm';
const name = 'reference';
const CARDS = 120;

const times = [];
let moves = 0;
let ended = false;

function openMatch(number) {
  const matchID = `${prefix}${number}`;
  const match = { stateID: 0, since: 0, turn: 0, sockets: [] };
  const act = () => {
    if (ended) return;
    const playerID = String(match.turn % 2);
    match.since = performance.now();
    const payload = { type: 'act', args: [moves % CARDS], playerID, credentials: undefined };
    match.sockets[match.turn % 2].emit('update', { type: 'MAKE_MOVE', payload }, match.stateID, matchID, playerID);
  };
  const heard = (seat, stateID) => {
    match.stateID = Math.max(match.stateID, stateID);
    if (ended || match.since === 0 || seat === match.turn % 2) return; // the opponent of who moved is waited for
    times.push(performance.now() - match.since);
    moves++;
    match.turn++;
    const wait = rate === 0 ? 0 : 1000 / rate - (performance.now() - match.since);
    if (wait > 0) setTimeout(act, wait);
    else setImmediate(act);
  };
  const opened = [0, 1].map(
    (seat) =>
      new Promise((resolve) => {
        const socket = io(`http://127.0.0.1:${port}/${name}`, {
          transports: ['websocket'],
          reconnection: false,
          forceNew: true,
        });
        match.sockets[seat] = socket;
        socket.on('connect', () => socket.emit('sync', matchID, String(seat), undefined, 2));
        socket.on('sync', (_, { state }) => {
          match.stateID = Math.max(match.stateID, state._stateID);
          resolve();
        });
        socket.on('update', (_, state) => heard(seat, state._stateID));
        socket.on('patch', (_, __, stateID) => heard(seat, stateID));
      }),
  );
  return Promise.all(opened).then(() => act);
}

const at = (share) => times.sort((one, other) => one - other)[Math.floor((times.length - 1) * share)];

async function main() {
  const begun = [];
  for (let number = 0; number < matches; number++) begun.push(await openMatch(number));
  process.stdout.write('open\n');
  for (const act of begun) act();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  ended = true;
  process.stdout.write(`${JSON.stringify({ moves, p50: at(0.5), p99: at(0.99) })}\n`);
  process.exit(0);
}

void main();
