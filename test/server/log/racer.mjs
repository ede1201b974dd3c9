// A node of its own in a process of its own: for each number that is called it appends to every table at once, and tells where it won.
import { openLog } from '../../../dist/server/index.js';

const { node, place, tables } = JSON.parse(process.argv[2]);
const log = await openLog(place);
const body = { kind: 'said', seat: node, phrase: 'hello' };
const breath = () => new Promise((resolve) => setImmediate(resolve));

async function hasWon(table, number) {
  for (let breaths = Math.random() * 6; breaths > 1; breaths--) await breath(); // not all in one batch
  return (await log.append({ table, number, at: number, body })) === 'written';
}

process.on('message', async (number) => {
  if (number === 'home') {
    await log.close();
    process.disconnect();
    return;
  }
  const names = Array.from({ length: tables }, (_, i) => `table-${i}`);
  const wins = await Promise.all(names.map((table) => hasWon(table, number)));
  process.send(names.filter((_, i) => wins[i]).map((table) => `${table} ${number}`));
});
process.send([]);
