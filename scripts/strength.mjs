// `node scripts/strength.mjs ONE OTHER [--games 400] [--seed 1] [--part 1/1] [--json]`: one bot against another over the constructed
// decks that ship, of every era by turns, with a Wilson interval. A bot is one that ships (`greedy`), a searcher with so many plays
// (`expert:6000`) or a module of one's own (`bench/greedy-1.mjs`). The same decks meet twice in the same seats, and the bots change
// places; neither reckons with the two decks that play. The rooms must be built: `npx tsc -b`.
// `--part 1/4` plays a quarter of the games, for several processes beside each other; each line of `--json` is a game.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './ready.mjs';

const room = (name) => import(join(root, 'dist', name));
const { Hall, randomNumbers, wilson } = await room('arena/index.js');
const { bots, searcher, thoughtThrough } = await room('bots/index.js');
const { contestDecks } = await room('cli/arena/decks.js');
const { ERAS } = await room('engine/index.js');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: '1/1' },
    json: { type: 'boolean', default: false },
  },
});
const [one, other] = positionals;
const [part, parts] = values.part.split('/').map(Number);
if (other === undefined || !(Number(values.games) >= 2) || !(part >= 1 && part <= parts)) {
  console.error(
    'Name two bots, 2 games or more, and a part such as 1/4: node scripts/strength.mjs expert greedy --games 400',
  );
  process.exit(2);
}

async function botNamed(name) {
  const [level, plays] = name.split(':');
  if (plays !== undefined && level === 'expert') return thoughtThrough(searcher(Number(plays)));
  if (name in bots) return bots[name];
  return (await import(pathToFileURL(resolve(name)).href)).default;
}

/** What the answers of a bot take of the processor; forced answers are not counted among its decisions. */
function timed(bot) {
  const spent = { us: 0, decisions: 0 };
  const answer = (outlook, random) => {
    const before = process.cpuUsage();
    const given = bot(outlook, random);
    const { user, system } = process.cpuUsage(before);
    spent.us += user + system;
    if (outlook.answers.length > 1) spent.decisions++;
    return given;
  };
  return { answer, spent };
}

const constructed = (era) => {
  const folder = join(root, 'library', 'decks', era);
  return readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ format }) => format === undefined || format === 'constructed')
    .map(({ name }) => name);
};

const sides = [timed(await botNamed(one)), timed(await botNamed(other))];
const more = { one: sides[0].answer, other: sides[1].answer };
const halls = ERAS.filter(({ id }) => existsSync(join(root, 'library', 'decks', id))).map(({ id }) => {
  const field = { era: id, format: 'constructed', reckon: 'others', ...contestDecks(constructed(id), {}) };
  return {
    era: id,
    names: field.names,
    hall: new Hall({ ...field, bots: ['one', 'other'], games: 2, seed: values.seed }, () => 0, more),
  };
});

const random = randomNumbers(Number(values.seed));
const won = [0, 0, 0];
const byEra = new Map(halls.map(({ era }) => [era, [0, 0]]));
for (let pair = 0; pair < Number(values.games) / 2; pair++) {
  const { era, names, hall } = halls[pair % halls.length];
  const row = random(names.length);
  const column = (row + 1 + random(names.length - 1)) % names.length;
  const number = 2 * pair; // a pairing that comes again is dealt anew; the row's deck has the first seat where it is even
  if (pair % parts !== part - 1) continue;
  const bouts = [
    { row, column, from: number, to: number + 1 },
    { row: column, column: row, from: number + 1, to: number + 2 },
  ];
  for (const bout of bouts) {
    const [{ winner }] = hall.play(bout).results;
    won[winner < 0 ? 2 : winner]++;
    byEra.get(era)[0] += winner === 0 ? 1 : winner < 0 ? 0.5 : 0;
    byEra.get(era)[1]++;
    if (values.json) console.log(JSON.stringify({ era, one: names[bout.row], other: names[bout.column], winner }));
  }
}

const games = won[0] + won[1] + won[2];
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const { low, high } = wilson(won[0] + won[2] / 2, games);
console.log(
  `${one} against ${other}: ${percent((won[0] + won[2] / 2) / games)} of ${games} games (${percent(low)} to ${percent(high)}), ${won[2]} tied`,
);
for (const [era, [wins, of]] of byEra) console.log(`  ${era}: ${wins} of ${of}`);
for (const [i, { spent }] of sides.entries())
  console.log(
    `  ${[one, other][i]}: ${(spent.us / spent.decisions / 1000).toFixed(1)} ms of the processor a decision, ${spent.decisions} decisions`,
  );
