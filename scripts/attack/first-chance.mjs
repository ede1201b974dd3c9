// What whoever sits at a table needs to find the seed of a game of the first records: the numbers of that chance, written
// down once more from outside, and a search through all the seeds there are.

/** How many seeds there are. */
export const SEEDS = 2 ** 32;
const DECK = 60;

function scramble(h) {
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}

const numberAt = (seed, n) => scramble(scramble(seed ^ Math.imul(n, 0x9e3779b9)) + Math.imul(n, 0x7f4a7c15));

const LISTED = Uint8Array.from({ length: DECK }, (_, place) => place);
const deck = new Uint8Array(DECK);

/** Whether a seed deals this hand: its shuffle, broken off at the first card that is another. */
function deals(hand, seed, before) {
  deck.set(LISTED);
  let a = numberAt(seed, before + 1);
  let b = numberAt(seed, before + 2);
  let c = numberAt(seed, before + 3);
  for (let drawn = 0, i = DECK - 1; drawn < hand.length; drawn++, i--) {
    const sum = (a + b + drawn + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    const j = Math.floor(((sum >>> 0) / SEEDS) * (i + 1));
    if (deck[j] !== hand[drawn]) return false;
    deck[j] = deck[i];
  }
  return true;
}

/** Counted in blocks, so that seeds stay integers of 32 bits while they are tried. */
const BLOCK = 2 ** 20;

/**
 * The seeds from one up to another that deal this hand: places in one's own list, as they were drawn, after so many numbers.
 * The card on top follows from two numbers, and one seed in sixty gets past it; the other six leave hardly any but the right one.
 */
export function seedsBehind(hand, before, from = 0, to = SEEDS) {
  const found = [];
  const least = Math.ceil((hand[0] * SEEDS) / DECK) | 0;
  const width = Math.ceil(SEEDS / DECK);
  for (let block = from; block < to; block += BLOCK)
    for (let seed = block | 0, left = Math.min(BLOCK, to - block); left > 0; left--, seed = (seed + 1) | 0) {
      const sum = (numberAt(seed, before + 1) + numberAt(seed, before + 2) + 1) | 0;
      if ((sum - least) >>> 0 < width && deals(hand, seed, before)) found.push(seed >>> 0);
    }
  return found;
}
