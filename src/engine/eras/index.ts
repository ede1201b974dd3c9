import { ECARD_2002 } from './e-card-2002.js';
import type { Era } from './era.js';
import { HGSS_2010 } from './hgss-2010.js';
import { PLATINUM_2009 } from './platinum-2009.js';
import { SWSH_2022 } from './swsh-2022.js';

const BY_ID = {
  'e-card-2002': ECARD_2002,
  'platinum-2009': PLATINUM_2009,
  'hgss-2010': HGSS_2010,
  'swsh-2022': SWSH_2022,
} as const satisfies Readonly<Record<string, Era>>;

/** The id of an era Rulebox plays. A table typed by it does not compile until a new era has its row. */
export type EraId = keyof typeof BY_ID;

/** Every era Rulebox plays, oldest first. */
export const ERAS: readonly Era[] = Object.values(BY_ID);

/** The row of an era in such a table; none for an era that is not Rulebox's own. */
export const rowOf = <T>(table: Readonly<Record<EraId, T>>, era: string): T | undefined =>
  Object.hasOwn(table, era) ? table[era as EraId] : undefined;
