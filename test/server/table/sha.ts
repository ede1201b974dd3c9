import { createHash } from 'node:crypto';

/** SHA-256 of bytes in hexadecimal. */
export const sha = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
