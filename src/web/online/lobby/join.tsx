import { type FormEvent, useState } from 'react';
import { navigate } from 'wouter/use-hash-location';
import type { SeatAbout, TableAbout } from '../../../protocol/index.js';
import { server } from '../../links/server.js';
import { keepName, keptName, tidyName } from '../../settings/guest-name.js';
import { INVITED, ONLINE, SEAT, SETTING } from '../../words/online.js';
import { wayToSeat } from '../addresses.js';
import { bringDeck, takeSeat } from '../seat.js';
import { Choose } from './choose.js';
import { type DeckChoice, wishFor } from './deck-choices.js';
import { DeckPick } from './deck-pick.js';
import { NameField } from './name-field.js';
import { useDecks } from './use-decks.js';
import { WatchLink } from './watch-link.js';

/** A free seat: a name, a deck, and down one sits. */
export function Join({ about }: { readonly about: TableAbout }) {
  const { rules, seats } = about;
  const free = seats.filter(({ player }) => player === 'empty');
  const [name, setName] = useState(keptName);
  const [wanted, setWanted] = useState(free[0]!.seat);
  const [fault, setFault] = useState<string | null>(null);
  const [isSitting, setSitting] = useState(false);
  const decks = useDecks(rules.era, rules.format);
  const seat = (free.find((each) => each.seat === wanted) ?? free[0]!).seat;
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSitting) return;
    setSitting(true);
    setFault(await takeFreeSeat(about, { name: tidyName(name), seat }, decks.chosen));
    setSitting(false);
  };
  return (
    <form className="joining" onSubmit={(event) => void sit(event)}>
      <div className="join">
        <NameField name={name} onChange={setName} />
        <div>
          <span className="joinlabel">{SETTING.deck}</span>
          <DeckPick
            decks={decks.legal}
            era={rules.era}
            chosen={decks.chosen}
            onChoose={decks.choose}
            label={SETTING.deck}
            takesAny={rules.cards === 'as-sent'}
          />
        </div>
        {seats.length > 2 && <Where seats={seats} free={free} chosen={seat} onChoose={setWanted} />}
      </div>
      {fault !== null && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="row actions">
        <button type="submit" className="btn go big" disabled={isSitting || decks.chosen === null}>
          {isSitting ? INVITED.sitting : INVITED.sit}
        </button>
        <WatchLink about={about} />
        <span className="grow" />
        <a className="teach" href="#/learn">
          {INVITED.learn}
        </a>
      </div>
    </form>
  );
}

interface WhereProps {
  readonly seats: readonly SeatAbout[];
  readonly free: readonly SeatAbout[];
  readonly chosen: number;
  readonly onChoose: (seat: number) => void;
}

/** With four players it matters where one sits: teammates sit across. @rule FMT-12 */
function Where({ seats, free, chosen, onChoose }: WhereProps) {
  const matesOf = (seat: number): readonly string[] =>
    seats
      .filter((each) => each.seat % 2 === seat % 2 && each.seat !== seat && each.player !== 'empty')
      .map((each) => SEAT.named(each));
  return (
    <fieldset className="where">
      <legend>{INVITED.where}</legend>
      <Choose
        choices={free.map(({ seat }) => ({ value: seat, name: INVITED.seatIn(seat, matesOf(seat)) }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </fieldset>
  );
}

/** Sits down with a deck; what is wrong if that is not to be. */
async function takeFreeSeat(
  { table, rules }: TableAbout,
  wish: { readonly name: string; readonly seat: number },
  deck: DeckChoice | null,
): Promise<string | null> {
  if (wish.name === '') return ONLINE.nameNeeded;
  const asked = await server().sit(table, wish);
  if (!asked.ok) return asked.error.sentence;
  keepName(wish.name);
  takeSeat({ ...asked.value, name: wish.name, deck: '' });
  navigate(wayToSeat(table, asked.value.seat));
  if (deck !== null) void wishFor(deck, rules.cards).then(bringDeck);
  return null;
}
