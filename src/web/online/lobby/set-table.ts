import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import type { ClockRule, TableRules } from '../../../protocol/index.js';
import { server } from '../../links/server.js';
import { OFFERED_ERA } from '../../session/chosen-era.js';
import { TABLES } from '../../session/library.js';
import { keepName, keptName, tidyName } from '../../settings/guest-name.js';
import { ONLINE } from '../../words/online.js';
import { wayToSeat } from '../addresses.js';
import { bringDeck, takeSeat } from '../seat.js';
import { wishFor } from './deck-choices.js';
import { type Decks, useDecks } from './use-decks.js';

/** Minutes that a clock can have; 0: there is none. */
export const MINUTES = [0, 15, 25, 40] as const;
/** Seconds more for each turn that is begun. */
export const MORE = [0, 10, 30] as const;

export interface SetTable {
  readonly rules: TableRules;
  readonly change: (changed: Partial<TableRules>) => void;
  /** The formats of the year, each with its seats. */
  readonly formats: readonly { readonly id: string; readonly seats: number }[];
  readonly decks: Decks;
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly state: SettingState;
  readonly again: () => void;
  readonly set: () => Promise<void>;
}

/** Whether somebody chooses, waits for the server, has been refused, or has found no server. */
export type SettingState =
  | { readonly is: 'choosing' }
  | { readonly is: 'setting' }
  | { readonly is: 'refused'; readonly sentence: string }
  | { readonly is: 'nobody' };

const CHOOSING: SettingState = { is: 'choosing' };

const OFFERED: TableRules = {
  era: OFFERED_ERA,
  format: 'constructed',
  bestOf: 1,
  clock: { seconds: 25 * 60, more: 10 },
  watching: 'everybody',
  cards: 'library',
  practice: false,
  listed: false,
};

/** What is settled while a table is set, until it stands. */
export function useSetTable(): SetTable {
  const [wanted, setRules] = useState(OFFERED);
  const [name, setName] = useState(keptName);
  const [state, setState] = useState(CHOOSING);
  const [asked, ask] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever wants it asks again
  useEffect(() => {
    // Better said before anybody has chosen than afterwards.
    void server()
      .decks()
      .then((found) => !found.ok && found.error.is === 'nobody' && setState({ is: 'nobody' }));
  }, [asked]);
  const formats = formatsOf(wanted.era);
  const rules = formats.some(({ id }) => id === wanted.format) ? wanted : { ...wanted, format: formats[0]!.id };
  const decks = useDecks(rules.era, rules.format);
  const set = async (): Promise<void> => {
    if (tidyName(name) === '') return setState({ is: 'refused', sentence: ONLINE.nameNeeded });
    setState({ is: 'setting' });
    setState((await setTheTable(rules, tidyName(name), decks)) ?? CHOOSING);
  };
  return {
    rules,
    change: (changed) => setRules({ ...rules, ...changed }),
    formats,
    decks,
    name,
    setName,
    state,
    again: () => {
      setState(CHOOSING);
      ask(asked + 1);
    },
    set,
  };
}

async function setTheTable(rules: TableRules, name: string, { chosen }: Decks): Promise<SettingState | null> {
  const asked = await server().open({ ...rules, name });
  if (!asked.ok)
    return asked.error.is === 'nobody' ? { is: 'nobody' } : { is: 'refused', sentence: asked.error.sentence };
  const { table, seat } = asked.value;
  keepName(name);
  takeSeat({ ...asked.value, name, deck: '' });
  navigate(wayToSeat(table, seat));
  if (chosen !== null) void wishFor(chosen, rules.cards).then(bringDeck);
  return null;
}

export const formatsOf = (era: string): readonly { readonly id: string; readonly seats: number }[] =>
  TABLES.filter((table) => table.era.id === era).map(({ format: { id, seats } }) => ({ id, seats }));

/** The clock with other minutes; without any there is none. */
export const withMinutes = (clock: ClockRule | null, minutes: number): ClockRule | null =>
  minutes === 0 ? null : { seconds: minutes * 60, more: clock?.more ?? 10 };
