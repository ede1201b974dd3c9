const [FIRST, SECOND] = [0x9e3779b1, 0x85ebca6b];

/**
 * A number for what all prints of a card share, the same whatever else is in the library: 48 bits of it, so that two of some
 * ten thousand different cards do not meet.
 */
export function likenessOf(identity: string): number {
  let [high, low] = [0x1b873593, 0xcc9e2d51];
  for (let i = 0; i < identity.length; i++) {
    const code = identity.charCodeAt(i);
    high = Math.imul(high ^ code, FIRST);
    low = Math.imul(low ^ code, SECOND);
    high ^= low >>> 15;
    low ^= high >>> 13;
  }
  return ((high >>> 0) & 0xffff) * 2 ** 32 + (low >>> 0);
}
