// Plain data as few bytes, as it lies in Redis and goes to threads.
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';

/** Little effort, on purpose: more of it saves a tenth of the room and takes four times as long. */
const EFFORT = { level: 3, strategy: constants.Z_DEFAULT_STRATEGY };

export const packed = (value: unknown): Buffer => deflateRawSync(JSON.stringify(value), EFFORT);

/** Only what we have packed ourselves is opened: a Redis is trusted as a database is. */
export const unpacked = <T>(bytes: Uint8Array): T => JSON.parse(inflateRawSync(bytes).toString('utf8')) as T;
