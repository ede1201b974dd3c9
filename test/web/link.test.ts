import { describe, expect, it } from 'vitest';
import { packText, unpackText } from '../../src/web/links/link.js';

const text = JSON.stringify({
  rulebox: 2,
  name: 'Pokémon “★”',
  choices: Array.from({ length: 400 }, (_, i) => i * 7919),
});

describe('a text in a link', () => {
  it('comes back as it was, in letters that an address may hold', async () => {
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length);
    expect(await unpackText(packed)).toEqual({ text });
  });

  it('says where a letter is that no link has', async () => {
    const packed = await packText(text);
    expect(await unpackText(`${packed.slice(0, 20)}%${packed.slice(20)}`)).toEqual({ fault: 'letter', at: 21 });
  });

  it('is known to be broken when its end is missing', async () => {
    const packed = await packText(text);
    for (const left of [1, 4, 7, packed.length - 10]) {
      expect(await unpackText(packed.slice(0, packed.length - left))).toMatchObject({ fault: 'broken' });
    }
    expect(await unpackText('AAAA')).toMatchObject({ fault: 'broken' });
  });
});
