import { describe, expect, it } from 'vitest';
import { crc32 } from '../../../src/web/import/crc32.js';
import { filesInZip, unpack } from '../../../src/web/import/zip.js';
import { type Spoilt, zipped } from './zipped.js';

const FILES = { 'cards/': '', 'cards/a.json': '[1]', 'cards/b.json': `[${'"moss",'.repeat(500)}""]` };

async function textsIn(zip: Blob): Promise<Record<string, string>> {
  const files = await filesInZip(zip);
  if (!files.ok) return { fault: files.error };
  const texts: Record<string, string> = {};
  for (const file of files.value) {
    const bytes = await unpack(zip, file);
    texts[file.path] = bytes.ok ? new TextDecoder().decode(bytes.value) : `fault: ${bytes.error}`;
  }
  return texts;
}

describe('a zip', () => {
  it('has a number over each file, as all zips have', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  it.each([{}, { isStored: true }])('is unpacked, its folders left out: %j', async (how) => {
    expect(await textsIn(zipped(FILES, how))).toEqual({ 'cards/a.json': '[1]', 'cards/b.json': FILES['cards/b.json'] });
  });

  it('is found by its end, also before a comment', async () => {
    const zip = zipped({ 'a.json': '[]' });
    expect(await textsIn(new Blob([zip, 'a comment']))).toEqual({ 'a.json': '[]' });
  });

  it.each<[string, Spoilt, RegExp]>([
    ['another number over the file', { crc: 7 }, /damaged/],
    ['more in it than it says', { size: 2 }, /damaged/],
    ['less in it than it says', { size: 9999 }, /damaged/],
    ['more than any database has', { size: 2 ** 31 }, /larger than 128 MB/],
  ])('is not believed: %s', async (_, spoilt, why) => {
    expect((await textsIn(zipped({ 'a.json': '[1,2,3]' }, spoilt)))['a.json']).toMatch(why);
  });

  it('that is locked, cut off or none at all is refused in a sentence', async () => {
    const zip = zipped({ 'a.json': '[]' });
    expect(await textsIn(zipped({ 'a.json': '[]' }, { isSecret: true }))).toEqual({
      fault: expect.stringMatching(/password/),
    });
    expect(await textsIn(zip.slice(0, zip.size - 30))).toEqual({ fault: expect.stringMatching(/no zip file/) });
    expect(await textsIn(zip.slice(20))).toEqual({ fault: expect.stringMatching(/damaged/) });
    expect(await textsIn(new Blob([]))).toEqual({ fault: expect.stringMatching(/no zip file/) });
  });
});
