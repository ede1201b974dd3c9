import { describe, expect, it } from 'vitest';
import { addressOfKept, addressOfShort, sourceOf } from '../../src/web/links/address.js';
import { bytesOfLetters, lettersOf } from '../../src/web/links/letters.js';
import { pastedSource } from '../../src/web/links/pasted.js';
import { saidHere } from '../../src/web/words/result.js';

describe('A sentence of the coach', () => {
  it('calls players as those at the table do', () => {
    const said = 'B’s Pikachu is Knocked Out by A’s Machamp with Crushing Punch.';
    const called = ['A', 'B'];
    expect(saidHere(said, called, ['You', 'Opponent'], 0)).toBe(
      'Opponent’s Pikachu is Knocked Out by your Machamp with Crushing Punch.',
    );
    expect(saidHere('A wins.', called, ['Ada', 'Ben'], null)).toBe('Ada wins.');
    expect(saidHere('', called, ['Ada', 'Ben'], null)).toBe('');
  });
});

describe('A short link', () => {
  it('is found in an address and in what somebody pastes', () => {
    const letters = lettersOf([1, 2, 250, 255, 0]);
    expect([...(bytesOfLetters(letters) ?? [])]).toEqual([1, 2, 250, 255, 0]);
    expect(bytesOfLetters('a')).toBe(null);
    expect(bytesOfLetters('ä%')).toBe(null);
    const address = addressOfShort(letters, 12);
    expect(sourceOf(address.slice('/replay/'.length))).toEqual({ from: 'short', letters, at: 12 });
    expect(pastedSource(`Look: https://example.org/#${address}`)).toEqual({ letters });
  });

  it('of a game that a server keeps says which server', () => {
    expect(sourceOf('kept/k7m2p9qr/12')).toEqual({ from: 'kept', id: 'k7m2p9qr', at: 12 });
    const address = addressOfKept('k7m2p9qr', 12);
    const kept = { kept: 'k7m2p9qr', at: 12 };
    expect(pastedSource(` https://example.org/play/#${address} `)).toEqual({
      ...kept,
      server: 'https://example.org/play',
    });
    expect(pastedSource(`#${address}`)).toEqual({ ...kept, server: null });
    expect(pastedSource('/g/k7m2p9qr')).toEqual({ kept: 'k7m2p9qr', at: null, server: null });
  });
});
