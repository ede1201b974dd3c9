import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Answer, GameClaim, GameRecord } from '../../src/engine/index.js';
import {
  type Agreement,
  agreedSeed,
  checkShuffles,
  claimOf,
  commitmentOf,
  fairClaim,
  goOnTelling,
  type SealedRecord,
  sealed,
  Table,
} from '../../src/session/index.js';
import { library, setupOf } from './tables.js';

const AGREEMENT: Agreement = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  table: 'wisp-17',
  game: 2,
  shares: ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'],
};

/** A whole game between two bots, dealt by the agreement. */
function played(agreement = AGREEMENT): SealedRecord {
  const setup = setupOf(0, 'hgss-2010', ['random', 'random']);
  const table = Table.begin(fairClaim(claimOf(setup, library), agreement), setup.players);
  if (!table.ok) throw new Error(table.error[0]?.message);
  goOnTelling(table.value, table.value.viewing('spectator'));
  for (let more = 0; more < 5000 && table.value.goOn(); more++);
  expect(table.value.isOver).toBe(true);
  return JSON.parse(JSON.stringify(sealed(table.value.record(), agreement)));
}

const RECORD = played();

const checked = (record: unknown, told?: Parameters<typeof checkShuffles>[1]) => {
  const found = checkShuffles(record, told);
  if (!found.ok) throw new Error(found.error.map(({ message }) => message).join('\n'));
  return found.value;
};

const failed = (record: unknown): string[] =>
  checked(record)
    .steps.filter(({ holds }) => !holds)
    .map(({ check }) => check);

const sentenceOf = (record: unknown, check: string): string =>
  checked(record).steps.find((step) => step.check === check)!.sentence;

const withAgreed = (changed: Partial<SealedRecord['agreed']>): SealedRecord => ({
  ...RECORD,
  agreed: { ...RECORD.agreed, ...changed },
});

const withGame = (changed: Partial<GameRecord['game']>): SealedRecord => ({
  ...RECORD,
  game: { ...RECORD.game, ...changed } as GameRecord['game'],
});

describe('The chance of a game', () => {
  it('is sealed and agreed on as anybody can work out with other tools', () => {
    const { secret, shares } = AGREEMENT;
    const key = Buffer.from(secret, 'hex');
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(key).digest('hex'));
    const message = `rulebox chance 1\nwisp-17\n2\n${shares[0]}\n${shares[1]}`;
    expect(agreedSeed(AGREEMENT)).toBe(createHmac('sha256', key).update(message).digest('hex').slice(0, 32));
  });

  it('comes out the same wherever it is worked out: these are the vectors of docs/FAIR-CHANCE.md', () => {
    expect(commitmentOf(AGREEMENT.secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(agreedSeed(AGREEMENT)).toBe('9440d798fd55ee4a566a0375d91eff2c');
    expect(agreedSeed({ ...AGREEMENT, shares: [AGREEMENT.shares[0]!, ''] })).toBe('693d267d0dfa0544bfdcc130ede4f638');
  });

  it('is another one for every other secret, table, game, share and order of shares', () => {
    const [one, other] = AGREEMENT.shares as [string, string];
    const seeds = [
      AGREEMENT,
      { ...AGREEMENT, secret: 'f'.repeat(64) },
      { ...AGREEMENT, table: 'wisp-18' },
      { ...AGREEMENT, game: 3 },
      { ...AGREEMENT, shares: [other, one] },
      { ...AGREEMENT, shares: [one, one] },
      { ...AGREEMENT, shares: [one] },
      { ...AGREEMENT, table: 'wisp-17\n2', game: 2 },
    ].map(agreedSeed);
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('does not depend on the order in which a deck was handed in', () => {
    const claim = claimOf(setupOf(0), library);
    const turned = {
      ...claim,
      facts: claim.facts.toReversed(),
      programs: claim.programs!.toReversed(),
      decks: claim.decks.map((deck) => deck.map((card) => claim.facts.length - 1 - card).toReversed()),
    };
    expect(fairClaim(turned, AGREEMENT)).toEqual(fairClaim(claim, AGREEMENT));
  });
});

describe('Checking the shuffles', () => {
  it('tells a player step by step that the game was dealt as agreed', () => {
    const { holds, steps } = checked(RECORD);
    expect(holds).toBe(true);
    expect(steps.map(({ check }) => check)).toEqual(['secret', 'shares', 'seed', 'record', 'order', 'game']);
    expect(sentenceOf(RECORD, 'secret')).toContain('the seal fits it');
    expect(sentenceOf(RECORD, 'seed')).toContain(`give the seed ${agreedSeed(AGREEMENT)}. The game was dealt with it.`);
    expect(sentenceOf(RECORD, 'game')).toContain(`comes out the same, all ${RECORD.choices.length} choices long`);
  });

  it('says you to who sat there, and that the seal is the one they were shown', () => {
    const told = { commitment: RECORD.agreed.commitment, shares: RECORD.agreed.shares, you: 1 };
    const { holds, steps } = checked(RECORD, told);
    expect(holds).toBe(true);
    expect(steps[0]!.sentence).toContain('It is the seal that you were shown then.');
    expect(steps[1]!.sentence).toContain('A added a share (0011223344556677…), you added a share (ffeeddccbbaa9988…).');
  });

  it('notices a seal or a share that was another one when the game began', () => {
    const told = { commitment: RECORD.agreed.commitment, shares: RECORD.agreed.shares, you: 0 };
    const seal = checked(RECORD, { ...told, commitment: 'ab'.repeat(32) });
    expect(seal.steps.filter(({ holds }) => !holds).map(({ check }) => check)).toEqual(['secret']);
    expect(seal.steps[0]!.sentence).toContain('But before the game you were shown another seal (abababababababab…).');
    const share = checked(RECORD, { ...told, shares: ['12'.repeat(16), told.shares[1]!] });
    expect(share.steps[1]).toMatchObject({ holds: false });
    expect(share.steps[1]!.sentence).toContain('Your share was another one');
  });

  it('names a secret that is not the sealed one', () => {
    const spoilt = withAgreed({ secret: `ff${AGREEMENT.secret.slice(2)}` });
    expect(failed(spoilt)).toEqual(['secret', 'seed', 'game']);
    expect(sentenceOf(spoilt, 'secret')).toContain('The secret is not the one that was sealed.');
  });

  it('names a seal that is not of this game', () => {
    const spoilt = withAgreed({ commitment: 'ff'.repeat(32) });
    expect(failed(spoilt)).toEqual(['secret']);
    expect(sentenceOf(spoilt, 'secret')).toContain('the seal is not the one of this game');
  });

  it('names a share that was changed, and shares in another order', () => {
    const [one, other] = AGREEMENT.shares as [string, string];
    const changed = withAgreed({ shares: [`ff${one.slice(2)}`, other] });
    expect(failed(changed)).toEqual(['seed', 'game']);
    expect(sentenceOf(changed, 'seed')).toContain('A share, or the name of the table, is not the one');
    const turned = withAgreed({ shares: [other, one] });
    expect(failed(turned)).toEqual(['seed', 'game']);
    expect(sentenceOf(turned, 'seed')).toContain('The shares stand in another order');
  });

  it('names another table and another game of the match', () => {
    const table = withAgreed({ table: 'wisp-18' });
    expect(failed(table)).toEqual(['seed', 'game']);
    expect(sentenceOf(table, 'seed')).toContain('the name of the table');
    const game = withAgreed({ game: 3 });
    expect(failed(game)).toEqual(['seed', 'game']);
    expect(sentenceOf(game, 'seed')).toContain('It is the seed of game 2 at this table.');
  });

  it('names a seed that was changed', () => {
    const spoilt = withGame({ seed: [1, 2, 3, 4] });
    expect(failed(spoilt)).toEqual(['seed', 'record']);
    expect(sentenceOf(spoilt, 'seed')).toContain('The seed in the record was changed.');
  });

  it('notices every choice that was changed, left out or added, the last one too', () => {
    const { choices } = RECORD;
    const concede: Answer = { kind: 'concede', seat: 0 };
    for (const place of [0, 1, Math.floor(choices.length / 2), choices.length - 1]) {
      const changed = { ...RECORD, choices: choices.with(place, concede) };
      expect(failed(changed)).toContain('record');
      expect(sentenceOf(changed, 'record')).toContain('in the choices');
      expect(failed({ ...RECORD, choices: choices.toSpliced(place, 1) })).toContain('record');
    }
    expect(failed({ ...RECORD, choices: [...choices, concede] })).toEqual(['record', 'game']);
  });

  it('notices a deck that was changed', () => {
    const [first, ...others] = (RECORD.game as GameClaim).decks;
    const spoilt = withGame({ decks: [first!.with(0, first!.at(-1)!), ...others] } as Partial<GameRecord['game']>);
    expect(failed(spoilt)).toContain('record');
    expect(sentenceOf(spoilt, 'record')).toContain('in the decks, the rules or the seed');
  });

  it('finds decks that were not in order before the shuffle, however well everything else fits', () => {
    const { decks } = RECORD.game as GameClaim;
    const stacked = { ...RECORD.game, decks: decks.map((deck) => deck.toReversed()) } as GameRecord['game'];
    const spoilt = sealed({ rulebox: 2, game: stacked, choices: [] }, AGREEMENT);
    expect(failed(spoilt)).toEqual(['order']);
    expect(sentenceOf(spoilt, 'order')).toContain('somebody may have stacked them');
  });

  it('finds coins and shuffles that chance had no say in', () => {
    for (const options of [{ coins: 'asked' }, { shuffles: 'keep' }] as const) {
      const rigged = { ...RECORD.game, options } as GameRecord['game'];
      expect(failed(sealed({ rulebox: 2, game: rigged, choices: [] }, AGREEMENT))).toEqual(['order']);
    }
  });

  it('does not hold where nobody has added anything', () => {
    expect(failed(played({ ...AGREEMENT, shares: ['', ''] }))).toEqual(['shares']);
    expect(failed(played({ ...AGREEMENT, shares: [AGREEMENT.shares[0]!, ''] }))).toEqual([]);
  });

  it('refuses what is no sealed record, with sentences, and throws at nothing', () => {
    const { agreed, ...bare } = RECORD;
    expect(checkShuffles(bare)).toMatchObject({ ok: false, error: [{ message: 'The record lacks "agreed".' }] });
    const wrong: unknown[] = [null, 7, 'x', [], {}, { agreed }, { ...RECORD, agreed: null }, { ...RECORD, more: 1 }];
    for (const each of ['', 'xy', '00', 5, null, 'AB'.repeat(32)]) wrong.push(withAgreed({ secret: each as string }));
    wrong.push(withAgreed({ shares: [] }), withAgreed({ table: 'a\nb' }), withAgreed({ game: 0 }));
    wrong.push({ ...RECORD, game: null }, { ...RECORD, choices: 'all' });
    for (const each of wrong) {
      const found = checkShuffles(each);
      expect(found.ok).toBe(false);
      if (!found.ok) expect(found.error.every(({ message }) => message.endsWith('.'))).toBe(true);
    }
  });
});
