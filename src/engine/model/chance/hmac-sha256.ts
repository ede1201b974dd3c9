import { HASH_BLOCK, sha256 } from './sha256.js';

/** HMAC-SHA-256 (RFC 2104): a hash of the message that nobody can work out without the key. 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > HASH_BLOCK ? sha256(key) : key;
  const masked = (mask: number) => Uint8Array.from({ length: HASH_BLOCK }, (_, i) => (short[i] ?? 0) ^ mask);
  return sha256(joined(masked(0x5c), sha256(joined(masked(0x36), message))));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
