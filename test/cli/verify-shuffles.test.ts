import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playDemo } from '../../src/cli/demo-game.js';
import { register } from '../../src/cli/replay.js';
import { type Agreement, fairClaim, type SealedRecord, sealed } from '../../src/session/index.js';
import { demoClaim } from './games.js';
import { putBackAfterEach, runCommand } from './run-command.js';

const AGREEMENT: Agreement = { secret: '5a'.repeat(32), table: 'wisp-17', game: 1, shares: ['11'.repeat(16), ''] };

const folder = mkdtempSync(join(tmpdir(), 'rulebox-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('rulebox replay --verify', () => {
  putBackAfterEach();
  let record: SealedRecord;
  beforeAll(() => {
    const demo = playDemo(fairClaim(demoClaim(1), AGREEMENT));
    if (!demo.ok) throw new Error(demo.error[0]?.message);
    record = sealed(demo.value.record, AGREEMENT);
  });

  const verify = (content: unknown, ...more: string[]) => {
    const file = join(folder, 'game.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return runCommand(register, 'replay', '--verify', file, ...more);
  };

  it('tells what was checked, line by line, and ends with 0', () => {
    const { out, error, code } = verify(record);
    expect(out.match(/^✓/gm)).toHaveLength(6);
    expect(out).toMatch(/B added\s+nothing/);
    expect(out).toMatch(/The cards were dealt as agreed\.\n$/);
    expect([error, code]).toEqual(['', 0]);
  });

  it('marks what does not hold, and ends with 1', () => {
    const { out, code } = verify({ ...record, agreed: { ...record.agreed, game: 2 } });
    expect(out).toMatch(/✗[^✓✗]*It is the seed of\s+game 1 at this table/);
    expect(out).toContain('This is not what was agreed on');
    expect(code).toBe(1);
  });

  it('prints JSON where it is wanted', () => {
    const { out, code } = verify(record, '--json');
    expect(JSON.parse(out)).toMatchObject({
      holds: true,
      steps: [{ check: 'secret', holds: true }, {}, {}, {}, {}, {}],
    });
    expect(code).toBe(0);
  });

  it('ends with 2 at what is no record of an online game', () => {
    const { agreed: _, ...bare } = record;
    for (const content of [bare, '{', '[]', {}]) {
      const { out, error, code } = verify(content);
      expect([out, code]).toEqual(['', 2]);
      expect(error).toMatch(/game\.json: /);
    }
  });

  it('lets a record with its agreement be told like any other', () => {
    const file = join(folder, 'told.json');
    writeFileSync(file, JSON.stringify(record));
    const { out, code } = runCommand(register, 'replay', file);
    expect(out).toContain('Turn 1');
    expect(code).toBe(0);
  });
});
