// `node scripts/sample.mjs`: writes the programs and wordings of test/cards/sample anew, and tells which of them are others than
// they were. A text that does not compile any more, or whose wording says something else, is told and kept as it is.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './ready.mjs';

register();
const { SAMPLE, comesTo } = await import('../test/cards/sample/sample.ts');

let isSound = true;
const complain = (what, { on, text }) => {
  isSound = false;
  console.error(`${what} (${on}): ${text}`);
};

const rows = SAMPLE.map((row) => {
  const now = comesTo(row.on, row.text);
  if (now === null) complain('does not compile', row);
  else if (comesTo(row.on, now.says)?.program !== now.program) complain('our wording says something else', row);
  else {
    if (row.program !== undefined && now.program !== row.program) console.log(`another program: ${row.text}`);
    else if (row.says !== undefined && now.says !== row.says)
      console.log(`another wording: ${row.text}\n  ${now.says}`);
    return { on: row.on, text: row.text, says: now.says, program: now.program };
  }
  return row;
});
writeFileSync(join(root, 'test/cards/sample/sample.jsonl'), `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`);
console.log(`${rows.length} texts`);
process.exitCode = isSound ? 0 : 1;
