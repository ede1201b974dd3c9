import { BASE_1999 } from './base-1999.js';
import { BLACK_WHITE_2011 } from './black-white-2011.js';
import { DIAMOND_PEARL_2007 } from './diamond-pearl-2007.js';
import { ECARD_2002 } from './e-card-2002.js';
import type { Era } from './era.js';
import { EX_2003 } from './ex-2003.js';
import { EX_2004 } from './ex-2004.js';
import { EX_2005 } from './ex-2005.js';
import { HGSS_2010 } from './hgss-2010.js';
import { MEGA_EVOLUTION_2025 } from './mega-evolution-2025.js';
import { NEO_2000 } from './neo-2000.js';
import { PLATINUM_2009 } from './platinum-2009.js';
import { SCARLET_VIOLET_2023 } from './scarlet-violet-2023.js';
import { SUN_MOON_2017 } from './sun-moon-2017.js';
import { SWSH_2022 } from './swsh-2022.js';
import { XY_2013 } from './xy-2013.js';

const BY_ID = {
  'base-1999': BASE_1999,
  'neo-2000': NEO_2000,
  'e-card-2002': ECARD_2002,
  'ex-2003': EX_2003,
  'ex-2004': EX_2004,
  'ex-2005': EX_2005,
  'diamond-pearl-2007': DIAMOND_PEARL_2007,
  'platinum-2009': PLATINUM_2009,
  'hgss-2010': HGSS_2010,
  'black-white-2011': BLACK_WHITE_2011,
  'xy-2013': XY_2013,
  'sun-moon-2017': SUN_MOON_2017,
  'swsh-2022': SWSH_2022,
  'scarlet-violet-2023': SCARLET_VIOLET_2023,
  'mega-evolution-2025': MEGA_EVOLUTION_2025,
} as const satisfies Readonly<Record<string, Era>>;

/** The id of an era Rulebox plays. A table typed by it does not compile until a new era has its row. */
export type EraId = keyof typeof BY_ID;

/** Every era Rulebox plays, oldest first. */
export const ERAS: readonly Era[] = Object.values(BY_ID);

/** The row of an era in such a table; none for an era that is not Rulebox's own. */
export const rowOf = <T>(table: Readonly<Record<EraId, T>>, era: string): T | undefined =>
  Object.hasOwn(table, era) ? table[era as EraId] : undefined;
