// What must be of a game, wherever the lines to its table were cut.
import { expect } from 'vitest';
import type { Moment } from '../../src/session/index.js';
import { FakeHouse, type Fates, type Manner } from './fake-house.js';

export const NEVER: Fates = () => 'comes';

export async function played(fates: Fates, manner: Manner): Promise<FakeHouse> {
  const house = new FakeHouse(fates, manner);
  await house.play();
  return house;
}

/** Faces are numbered in the order in which they were seen, which is another for who comes later. */
const plain = ({ seen: _, faces: __, ...moment }: Moment): unknown => moment;

/** That a game came out as one that was never cut: nothing lost, nothing doubled, and everybody knows how it stands. */
export function expectTheSame(house: FakeHouse, uncut: FakeHouse, where: string): void {
  expect(JSON.stringify(house.table.record()), where).toBe(JSON.stringify(uncut.table.record()));
  expect(house.log, where).toHaveLength(uncut.log.length);
  expect(house.verdicts, where).toEqual(uncut.verdicts);
  for (const [seat, client] of house.clients.entries()) {
    expect(plain(client.moment!), where).toEqual(plain(house.whole(seat)));
    expect(client.choice, where).toBeNull();
  }
}

/** Cuts the line at each message of a game in turn. */
export async function cutEverywhere(fate: 'is lost' | 'is the last', uncut: FakeHouse, manner: Manner): Promise<void> {
  for (let cut = 0; cut < uncut.messages; cut++) {
    const house = await played((message) => (message === cut ? fate : 'comes'), manner);
    expectTheSame(house, uncut, `${cut} ${fate}`);
  }
}
