import { JUDGE } from '../words/judge.js';
import type { ShownStep } from './followed.js';

/** What a step is, in words. */
export function titleOf({ kind, said }: ShownStep): string {
  switch (kind) {
    case 'board':
      return JUDGE.board;
    case 'end':
      return JUDGE.end;
    case 'expect':
      return JUDGE.facts;
    case 'act':
    case 'refused':
      return said;
  }
}
