import { describe, expect, it } from 'vitest';
import { BLOCK, fillBlock, type Nonce } from '../../../src/engine/model/chance/chacha8.js';
import type { Seed } from '../../../src/engine/model/chance/seed.js';
import { newStream, nextOf } from '../../../src/engine/model/chance/stream.js';

/*
 * draft-strombergson-chacha-test-vectors-01, "Test Vectors for the Stream Cipher ChaCha" (J. Strömbergson, 2013): the test
 * cases for 8 rounds and keys of 128 bits. Each has a key, an IV, and the first two blocks of what comes of them.
 */
const VECTORS: readonly (readonly [name: string, key: string, iv: string, blocks: readonly [string, string]])[] = [
  [
    'TC1, all zero',
    '00000000000000000000000000000000',
    '0000000000000000',
    [
      'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b',
      '8a26af448a1ba906368fd8c83831c18cec8ced811a028e675b8d2be8fce081165ceae9f1d1b7a975497749480569ceb83de6a0a587d4984f19925f5d338e430d',
    ],
  ],
  [
    'TC2, one bit of the key',
    '01000000000000000000000000000000',
    '0000000000000000',
    [
      '03a7669888605a0765e8357475e58673f94fc8161da76c2a3aa2f3caf9fe5449e0fcf38eb882656af83d430d410927d55c972ac4c92ab9da3713e19f761eaa14',
      '7138c25c8a7ce3d5e7546746ffd2e3515ce6a4b1b2d3f380138668ed39fa92f8a1aee36258e05fae6f566673511765fdb59e05163d55a708c5f9bc45045124cb',
    ],
  ],
  [
    'TC3, one bit of the IV',
    '00000000000000000000000000000000',
    '0100000000000000',
    [
      '25f5bec6683916ff44bccd12d102e692176663f4cac53e719509ca74b6b2eec85da4236fb29902012adc8f0d86c8187d25cd1c486966930d0204c4ee88a6ab35',
      '5a6c9976c7bc6e78baf3108c5364ef42b93b35d2694d2ddf72a4fc7ecdb968fcfe16bedb8d48102fb54f1ce3636e914c0e2dadc7caa2ab1929733a9263325e72',
    ],
  ],
  [
    'TC4, every bit',
    'ffffffffffffffffffffffffffffffff',
    'ffffffffffffffff',
    [
      '2204d5b81ce662193e00966034f91302f14a3fb047f58b6e6ef0d721132304163e0fb640d76ff9c3b9cd99996e6e38fad13f0e31c82244d33abbc1b11e8bf12d',
      '9a81d78e9e56604ddfae136921f51c9d81ae15119db8e756dd28024493ee571d363ae4bbcd6e7d300f99d2673aeb92ccfc6e43a38dc31bacd66b28f17b22b28a',
    ],
  ],
  [
    'TC5, every even bit',
    '55555555555555555555555555555555',
    '5555555555555555',
    [
      'f0a23bc36270e18ed0691dc384374b9b2c5cb60110a03f56fa48a9fbbad961aa6bab4d892e96261b6f1a0919514ae56f86e066e17c71a4176ac684af1c931996',
      '950f754e728bd061d176ecf571c62a5ea5c776697b3193d3ea94cf17d7f0a14e504859d1a67c248ab298be3bb7eded3a23f61b6c5bd1a5a4cfc84bfc3d295ac5',
    ],
  ],
  [
    'TC6, every odd bit',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'aaaaaaaaaaaaaaaa',
    [
      '312d95c0bc38eff4942db2d50bdc500a30641ef7132db1a8ae838b3bea3a7ab03815d7a4cc09dbf5882a3433d743aced48136ebab73299506855c0f5437a36c6',
      'ef5ad3d6a4f6c35d9d66c2e34005b91bbbe3099e135a00ce2f700745be6253195824d4b19f69731b6177e624358c7977e67552f519b470e3f7a8ec965dc3beda',
    ],
  ],
  [
    'TC7, sequences',
    '00112233445566778899aabbccddeeff',
    '0f1e2d3c4b5a6978',
    [
      '29560d280b4528400a8f4b795369fb3a01105599e9f1ed58279cfc9ece2dc5f99f1c2e52c98238f542a5c0a881d850b615d3acd9fbdb026e9368565da50e0d49',
      'dd5be8ef74248b3e251d965d8fcb21e7cfe204d4007806fbee3ce94c74bfbad2c11c621ba048147c5caa94d182ccff6fd5cf44adf96e3d68281bb49676af87e7',
    ],
  ],
  [
    'TC8, as if by chance',
    'c46ec1b18ce8a878725a37e780dfb735',
    '1ada31d5cf688221',
    [
      '6a870108859f679118f3e205e2a56a6826ef5a60a4102ac8d4770059fcb7c7bae02f5ce004a6bfbbea53014dd82107c0aa1c7ce11b7d78f2d50bd3602bbd2594',
      '0560bb6a84289e0b38f5dd21d6ef6d7737e3ec0fb772da2c71c2397762e5dbbbf449e3d1639ccbfa3e069c4d871ed6395b22aaf35c8da6de2dec3d77880da8e8',
    ],
  ],
];

/** Bytes are read as words from the least byte on. */
function wordsOf(hex: string): number[] {
  const bytes = Buffer.from(hex, 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4));
}

function hexOf(words: Int32Array): string {
  const bytes = Buffer.alloc(words.length * 4);
  words.forEach((word, i) => {
    bytes.writeInt32LE(word, i * 4);
  });
  return bytes.toString('hex');
}

describe('ChaCha with 8 rounds and a key of 128 bits', () => {
  it.each(VECTORS)('gives the published blocks: %s', (_, key, iv, blocks) => {
    const out = new Int32Array(BLOCK);
    const found = blocks.map((_, number) => {
      fillBlock(out, wordsOf(key) as unknown as Seed, number, wordsOf(iv) as unknown as Nonce);
      return hexOf(out);
    });
    expect(found).toEqual(blocks);
  });

  it('gives the same where it is drawn number by number', () => {
    const [, key, iv, blocks] = VECTORS.at(-1)!;
    const stream = newStream(wordsOf(key) as unknown as Seed, wordsOf(iv) as unknown as Nonce);
    expect(hexOf(Int32Array.from({ length: 2 * BLOCK }, () => nextOf(stream)))).toBe(blocks.join(''));
  });
});
