import { ECARD_2002 } from './e-card-2002.js';
import type { Era } from './era.js';
import { HGSS_2010 } from './hgss-2010.js';
import { PLATINUM_2009 } from './platinum-2009.js';
import { SWSH_2022 } from './swsh-2022.js';

/** Every era Rulebox plays, oldest first. */
export const ERAS: readonly Era[] = [ECARD_2002, PLATINUM_2009, HGSS_2010, SWSH_2022];
