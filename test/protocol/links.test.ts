import { describe, expect, it } from 'vitest';
import {
  addressOfPage,
  isTableId,
  linkOf,
  newTableId,
  readLink,
  readPath,
  socketAddress,
  type TableLink,
  tableIdIn,
} from '../../src/protocol/links.js';

const key = '00112233445566778899aabbccddeeff';
const address = 'https://play.example.org/cards';
const LINKS: readonly TableLink[] = [
  { to: 'table', address, table: '7h3k9m2pqr' },
  { to: 'watch', address: 'http://127.0.0.1:4000', table: '7h3k9m2pqr' },
  { to: 'seat', address, table: '7h3k9m2pqr', seat: 3, key },
];

describe('a table’s id', () => {
  it('is ten letters that can be read aloud, of ten random bytes', () => {
    const bytes = [0, 31, 32, 63, 255, 18, 19, 20, 21, 27];
    expect(newTableId((count) => Uint8Array.from(bytes.slice(0, count)))).toBe('0z0zzjkmnv');
  });

  it('is used to the last letter of the alphabet', () => {
    const letters = Array.from({ length: 32 }, (_, byte) => newTableId(() => new Uint8Array(10).fill(byte)));
    expect(new Set(letters).size).toBe(32);
    expect(letters.every(isTableId)).toBe(true);
  });

  it('is understood as people copy it, and not guessed at', () => {
    expect(tableIdIn(' 7H3K9-M2PQR')).toBe('7h3k9m2pqr');
    expect(tableIdIn('o1ilO00000')).toBe('0111000000');
    for (const wrong of ['', '7h3k9m2pq', '7h3k9m2pqrs', '7h3k9m2pqu', '../../etc/p'])
      expect(tableIdIn(wrong)).toBeNull();
    expect(isTableId('7H3K9M2PQR')).toBe(false);
  });
});

describe('a link', () => {
  it('says what it was made of', () => {
    for (const link of LINKS) expect(readLink(linkOf(link))).toEqual(link);
    expect(linkOf(LINKS[0]!)).toBe('https://play.example.org/cards/#/table/7h3k9m2pqr');
    expect(linkOf(LINKS[2]!)).toBe(`https://play.example.org/cards/#/seat/7h3k9m2pqr/3/${key}`);
  });

  it('has the key of a seat behind the #, where no server sees it', () => {
    expect(linkOf(LINKS[2]!).split('#')[0]).not.toContain(key);
  });

  it('may have been copied with spaces around it, from a page with a name or a question', () => {
    const link = { to: 'table', address: 'http://host:1', table: '7h3k9m2pqr' };
    for (const page of ['http://host:1/', 'http://host:1/index.html', 'http://host:1/?theme=dark', 'http://host:1']) {
      expect(readLink(` ${page}#/table/7h3k9m2pqr\n`)).toEqual(link);
    }
  });

  it('is none if anything in it is wrong', () => {
    const wrong = [
      '',
      'hello',
      '#/table/7h3k9m2pqr',
      'ftp://host/#/table/7h3k9m2pqr',
      'javascript:alert(1)//#/table/7h3k9m2pqr',
      'http://friend@host/#/table/7h3k9m2pqr',
      'http://host/#/table/7h3k9',
      'http://host/#/table/7h3k9m2pqr/0',
      'http://host/#/seat/7h3k9m2pqr/4/00112233445566778899aabbccddeeff',
      'http://host/#/seat/7h3k9m2pqr/0/00112233',
      'http://host/#/seat/7h3k9m2pqr/0',
      'http://host/#/deck/7h3k9m2pqr',
      'http://host/#/watch/7h3k9m2pqr/0/1/2/3',
    ];
    for (const text of wrong) expect(readLink(text), text).toBeNull();
    expect(readPath('/watch/7h3k9m2pqr')).toEqual({ to: 'watch', table: '7h3k9m2pqr' });
    expect(readPath('watch/7h3k9m2pqr')).toBeNull();
  });

  it('leads to the sockets of its server', () => {
    expect(socketAddress(address)).toBe('wss://play.example.org/cards/api/socket');
    expect(socketAddress('http://127.0.0.1:4000')).toBe('ws://127.0.0.1:4000/api/socket');
    expect(addressOfPage('http://127.0.0.1:4000/index.html?a=b#/x')).toBe('http://127.0.0.1:4000');
  });
});
