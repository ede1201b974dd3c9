import { outlookFrom as outlookOfSession } from '../../session/index.js';

/**
 * What a bot goes by, of the sketch that its seat was told: what it may answer, and as many imagined games as it likes. A sentence if
 * this version cannot read the sketch.
 */
export const outlookFrom: typeof outlookOfSession = outlookOfSession;
