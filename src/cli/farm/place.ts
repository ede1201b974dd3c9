// Where a farm is, by what was typed; and its faults as sentences.
import { Farm, FarmFault } from '../../farm/index.js';
import { packageVersion } from '../here.js';
import { fail } from '../terminal.js';
import { makeOf } from './make.js';

export interface PlaceOptions {
  readonly redis?: string;
  readonly farm: string;
}

const HERE = 'redis://127.0.0.1:6379';

/** What stands in the keys of a farm: no name can lead into those of another. */
const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

export const note = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Does something at the farm that was named, and leaves it again. What the farm cannot do ends the command with a sentence. */
export async function atFarm<T>(options: PlaceOptions, does: (farm: Farm) => Promise<T>): Promise<T> {
  const url = options.redis ?? process.env['REDIS_URL'] ?? HERE;
  if (!/^rediss?:\/\/./.test(url)) return fail('--redis takes an address that begins with redis:// or rediss://.');
  if (!NAME.test(options.farm)) return fail('--farm takes a name of small letters, digits and hyphens.');
  const place = { url, name: options.farm, make: makeOf(), version: packageVersion() };
  let farm: Farm | null = null;
  try {
    farm = await Farm.open(place, note);
    return await does(farm);
  } catch (fault) {
    if (fault instanceof FarmFault) return fail(fault.message);
    throw fault;
  } finally {
    await farm?.close();
  }
}
