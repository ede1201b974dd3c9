import { describe, expect, it } from 'vitest';
import { openNotes } from '../../../src/server/index.js';

const KEY = '0123456789abcdef0123456789abcdef';

function noted(what: object): string {
  const lines: string[] = [];
  openNotes({ log: 'info' }, { write: (line: string) => void lines.push(line) }).info(what, 'noted');
  return lines.join('');
}

describe('the notes of a server', () => {
  it('have a time, and what is noted', () => {
    expect(JSON.parse(noted({ table: 't1' }))).toMatchObject({
      msg: 'noted',
      table: 't1',
      time: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('never hold keys, shares, secrets or answers, wherever they stand', () => {
    const secrets = { key: KEY, share: KEY, secret: KEY, answer: { kind: 'concede' }, password: 'word' };
    expect(noted({ ...secrets, message: secrets, deep: { message: secrets } })).not.toMatch(/0123|concede|"word"/);
  });

  it('leave them out of what an error says', () => {
    const cause = new Error(`no seat for ${KEY} at postgres://me:word@db.example/tables`);
    const line = noted({ err: cause });
    expect(line).toContain('postgres://…@db.example/tables');
    expect(line).not.toMatch(/0123|word@/);
  });

  it('are silent where that is wanted', () => {
    const lines: string[] = [];
    openNotes({ log: 'silent' }, { write: (line: string) => void lines.push(line) }).error('x');
    expect(lines).toEqual([]);
  });
});
