import { createHash, timingSafeEqual } from 'node:crypto';

/* A seat's key is 128 random bits. It is told once, to who sits down; the log has its hash. */

export const newKey = (randomBytes: (count: number) => Uint8Array): string =>
  Buffer.from(randomBytes(16)).toString('hex');

export const hashOfKey = (key: string): string => createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex');

/** Whether a hash is that of this key; how long it takes says nothing. */
export function opens(key: string): (hash: string) => boolean {
  const own = Buffer.from(hashOfKey(key), 'hex');
  return (hash) => {
    const other = Buffer.from(hash, 'hex');
    return other.length === own.length && timingSafeEqual(own, other);
  };
}
