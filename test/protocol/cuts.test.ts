import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../src/session/index.js';
import { FakeHouse, type Fate, type Fates, type Manner } from './fake-house.js';

const NEVER: Fates = () => 'comes';

/** A short game. */
const SEED = 59;

async function played(fates: Fates, manner: Manner = {}): Promise<FakeHouse> {
  const house = new FakeHouse(fates, { seed: SEED, ...manner });
  await house.play();
  return house;
}

const uncut = await played(NEVER);
const expected = JSON.stringify(uncut.table.record());

/** Faces are numbered in the order in which they were seen, which is another for who comes later. */
const plain = ({ seen: _, faces: __, ...moment }: Moment): unknown => moment;

/** What must be, wherever the line was cut. */
function expectTheSame(house: FakeHouse, where: string): void {
  expect(JSON.stringify(house.table.record()), where).toBe(expected);
  expect(house.log, where).toHaveLength(uncut.log.length);
  expect(house.verdicts, where).toEqual(uncut.verdicts);
  for (const [seat, client] of house.clients.entries()) {
    expect(plain(client.moment!), where).toEqual(plain(house.whole(seat)));
    expect(client.choice, where).toBeNull();
  }
}

describe('a game over a line', () => {
  it('is played to its end, each choice done once', () => {
    expect(uncut.log.length).toBeGreaterThan(10);
    expect(uncut.verdicts).toEqual(uncut.log.map(() => ({ is: 'done' })));
  });

  for (const fate of ['is lost', 'is the last'] as const satisfies readonly Fate[]) {
    it(`comes out the same where any one message ${fate} before the line is cut`, async () => {
      for (let cut = 0; cut < uncut.messages; cut++) {
        expectTheSame(await played((message) => (message === cut ? fate : 'comes')), `${cut} ${fate}`);
      }
    });
  }

  it('comes out the same where lines are cut again and again, whatever the server does first', async () => {
    const fate = fc.constantFrom<Fate>('comes', 'comes', 'comes', 'comes', 'is lost', 'is the last');
    const property = fc.asyncProperty(
      fc.array(fate, { minLength: 50, maxLength: 200 }),
      fc.boolean(),
      fc.boolean(),
      async (fates, newsFirst, chatty) => {
        const house = await played((message) => fates[message] ?? 'comes', { newsFirst, chatty });
        expectTheSame(house, fates.join());
      },
    );
    await fc.assert(property, { numRuns: 60, seed: 7 });
  });
});
