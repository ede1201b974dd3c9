// The greedy bot with a learned judgement, as a module that `rulebox arena --bot` plays with:
//   node bench/learned-bot.mjs JUDGEMENT.json BOT.mjs
// It joins the bot's sources with the weights in the place of the evaluation that ships. Needs what is installed for building.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const [from, to] = process.argv.slice(2);
if (to === undefined) {
  process.stderr.write('node bench/learned-bot.mjs JUDGEMENT.json BOT.mjs\n');
  process.exit(2);
}

const { format, version, weights } = JSON.parse(readFileSync(from, 'utf8'));
if (format !== 'rulebox-judgement' || version !== 1) {
  process.stderr.write(`${from}: this is no judgement of version 1, as rulebox train writes it.\n`);
  process.exit(2);
}

const source = (path) => fileURLToPath(new URL(`../src/bots/${path}`, import.meta.url));
const LEARNED = '\0learned';

/** Whoever asks for the evaluation gets the learned one; what it is made of stays as it is. */
const learned = {
  name: 'learned-judgement',
  enforce: 'pre',
  resolveId(asked, importer) {
    if (asked.endsWith('engine/view.js')) return { id: 'rulebox/engine/view', external: true };
    return asked.endsWith('/evaluation.js') && importer !== LEARNED ? LEARNED : null;
  },
  load: (id) =>
    id !== LEARNED
      ? null
      : `import { learnedJudgement } from ${JSON.stringify(source('evaluation/learned.ts'))};
         export { chanceToWin, TELLING, WON } from ${JSON.stringify(source('evaluation.ts'))};
         export const evaluate = learnedJudgement(${JSON.stringify(weights)}, 100000);`,
};

const { output } = (
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [learned],
    build: {
      write: false,
      minify: false,
      target: 'node20',
      lib: { entry: source('greedy.ts'), formats: ['es'], fileName: 'bot' },
    },
  })
).at(0);
const { made } = JSON.parse(readFileSync(from, 'utf8'));
const provenance = `// The greedy bot with a judgement learned by rulebox train: seed ${made.seed}, ${made.decisions} decisions.\n`;
writeFileSync(
  to,
  `${provenance}${output[0].code.replace(/export \{\s*greedyBot\s*\};?/, 'export default greedyBot;')}`,
);
