// `node scripts/coverage.mjs [contests]`: how often the arena's intervals hold the truth where pairings are left off early.
import { register } from 'tsx/esm/api';

register();
const { tried, workedOut, alwaysWorkedOut } = await import('../test/contest/coverage.ts');
const { randomNumbers } = await import('../src/arena/index.ts');
const { fixedNumber } = await import('../src/contest/index.ts');

const contests = Number(process.argv[2] ?? 10_000);
const percent = (share) => `${(share * 100).toFixed(2).padStart(6)} %`;
const plans = [
  { name: '--until 2%', until: { within: 0.02 }, most: fixedNumber(0.02) },
  { name: '--until 5%', until: { within: 0.05 }, most: fixedNumber(0.05) },
  { name: '--until decided', until: 'decided', most: 10_000 },
];
for (const { name, until, most } of plans) {
  console.log(`${name}, ${most} games at most; ${contests} contests each`);
  console.log('truth   worked out  tried       always, worked out  always, tried  games  saved');
  for (const truth of [0.05, 0.1, 0.2, 0.3, 0.4, 0.45, 0.5, 0.52]) {
    const exact = workedOut({ truth, until, most });
    const { atTheEnd, always } = tried({ truth, until, most }, contests, randomNumbers(1, Math.round(truth * 1000)));
    console.log(
      `${truth.toFixed(2)}    ${percent(exact.atTheEnd)}    ${percent(atTheEnd)}    ${percent(alwaysWorkedOut(truth, most))}            ${percent(always)}     ${exact.games.toFixed(0).padStart(6)}  ${percent(1 - exact.games / most)}`,
    );
  }
}
