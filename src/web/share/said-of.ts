import type { NotDone } from '../../protocol/index.js';
import { SHARE } from '../words/result.js';
import type { GameLink, GameLinks } from './shortest.js';

interface Around {
  /** Somebody wants the link that needs no server. */
  readonly alone: boolean;
  /** The page stands at an address of this machine alone. */
  readonly isHereOnly: boolean;
}

/** What kind of link it is, and why. */
export function saidOf({ kept, whyNotKept, own }: GameLinks, { alone, isHereOnly }: Around): string {
  if (kept !== null && !alone) return isHereOnly ? `${SHARE.kept} ${SHARE.keptHere}` : SHARE.kept;
  return whyNotKept === null ? ofItself(own) : `${whyNot(whyNotKept)} ${ofItself(own)}`;
}

const whyNot = ({ is, sentence }: NotDone): string => (is === 'nobody' ? SHARE.noServer : SHARE.notKept(sentence));

const ofItself = ({ whyLong }: GameLink): string =>
  whyLong === null ? SHARE.short : `${SHARE.long} ${SHARE.whyLong[whyLong]}`;
