// Appends in a process that may write files only up to a size, until nothing more can be written; tells what was acknowledged.
import { NotWritten, openLog, Unknown } from '../../../dist/server/index.js';

const log = await openLog({ file: process.argv[2] });
const acknowledged = {};
const sentences = new Set();
const fates = { notWritten: 0, unknown: 0 };

async function fill(table) {
  for (let [number, failed] = [1, 0]; failed < 20 && number < 10_000; ) {
    try {
      await log.append({ table, number, at: number, body: { kind: 'said', seat: 0, phrase: 'hello' } });
      acknowledged[table] = number++;
    } catch (error) {
      if (!(error instanceof NotWritten || error instanceof Unknown)) throw error;
      fates[error instanceof Unknown ? 'unknown' : 'notWritten']++;
      sentences.add(error.message);
      failed++;
    }
  }
}

await Promise.all(Array.from({ length: 50 }, (_, i) => fill(`table-${i}`)));
// What was too much at once may still fit row by row: the last of the room is taken by asking.
let check = null;
for (let asked = 0; check === null && asked < 1000; asked++) check = await log.check();
const read = (await log.read('table-0', 0)).length;
await log.close();
console.log(JSON.stringify({ acknowledged, sentences: [...sentences], fates, check, read }));
