// `node scripts/attack.mjs`: the attack on the chance of the first records. A game is dealt by a seed that is thrown, its first
// player tells the ids of the opening hand and nothing else, and from these the seed is found: then the opponent's hand,
// every Prize card and every coin to come are known. It takes a minute or two of one core. By hand.
import { randomInt } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SEEDS, seedsBehind } from './attack/first-chance.mjs';
import { root } from './ready.mjs';

const HELP = `node scripts/attack.mjs [options]
  --seed N     deal by this seed instead of one that is thrown
  --tree DIR   attack another tree than this one, from before chance was another
  --present    attack the chance that games have now, of which no seed of 32 bits is the seed`;

const { values: given } = parseArgs({
  options: {
    seed: { type: 'string' },
    tree: { type: 'string', default: root },
    present: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (given.help) {
  console.log(HELP);
  process.exit(0);
}

const tree = resolve(given.tree);
const engine = await import(join(tree, 'dist', 'engine', 'index.js'));
const { plainDecks } = await import(join(tree, 'dist', 'cli', 'library-files.js'));
const { facts, decks } = plainDecks(join(tree, 'library'));

/** The flip for who goes first comes after the hands in this era, so that no number is drawn before them. */
const claim = { era: 'platinum-2009', format: 'constructed', facts, decks };
const NUMBERS_OF_DEAL = 6;
const isOfFirstRecords = 'seedOf' in engine && !given.present ? { options: { chance: 'first' } } : {};

function dealt(seed) {
  const game = engine.beginning({ ...claim, ...isOfFirstRecords, seed });
  if (game.ok) return game.value;
  console.error(game.error.map(({ message }) => message).join(' '));
  process.exit(2);
}

/** A mulligan would only mean to search at another place; here the next deal is taken. */
function deal() {
  if (given.seed !== undefined) return dealt(Number(given.seed));
  if (given.present) return dealt([1, 2, 3, 4].map(() => randomInt(SEEDS)));
  for (;;) {
    const game = dealt(randomInt(SEEDS));
    if (game.state.drawn === NUMBERS_OF_DEAL) return game;
  }
}

const cardsOf = (game, seat, zone) => game.state.sides[seat][zone];
const said = (cards) => cards.join(' ');

const game = deal();
const hand = engine.viewFor(game, 0).sides[0].hand.cards.map(({ card }) => card);
console.log(`What the first player sees: ${said(hand)}`);
const before = process.cpuUsage();
const seeds = seedsBehind(hand, 0);
const { user, system } = process.cpuUsage(before);
console.log(`Seeds of 32 bits that deal it: ${seeds.length === 0 ? 'none' : seeds.join(', ')}`);
console.log(`Seconds of one core: ${Math.round((user + system) / 1e6)}`);
for (const seed of seeds) {
  const foreseen = dealt(seed);
  for (const zone of ['hand', 'deck']) {
    const [told, lies] = [cardsOf(foreseen, 1, zone), cardsOf(game, 1, zone)];
    console.log(`The opponent's ${zone}, foreseen: ${said(told)} (${said(told) === said(lies) ? 'right' : 'wrong'})`);
  }
}
const isBroken = seeds.some((seed) => said(cardsOf(dealt(seed), 1, 'deck')) === said(cardsOf(game, 1, 'deck')));
console.log(isBroken ? 'The seed is found: nothing of this game is hidden.' : 'The seed is not found.');
process.exitCode = isBroken === given.present ? 1 : 0;
