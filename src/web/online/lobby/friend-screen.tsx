import '../../look/friend.css';
import { type FormEvent, useId } from 'react';
import { Mark } from '../../parts/mark.js';
import { TopBar } from '../../parts/top-bar.js';
import { tidyName } from '../../settings/guest-name.js';
import { ERA_WORDS } from '../../words/eras.js';
import { ONLINE, SETTING, TICKET, WATCHING_WORDS } from '../../words/online.js';
import { FORMAT_WORDS } from '../../words/words.js';
import { OPEN_TABLES } from '../addresses.js';
import { Check, Choose, Row } from './choose.js';
import { DeckPick } from './deck-pick.js';
import { NameField } from './name-field.js';
import { NoServer } from './no-server.js';
import { MINUTES, MORE, type SetTable, useSetTable, withMinutes } from './set-table.js';
import { Ticket } from './ticket.js';

/** Sets a table for a friend: seven rows, and beside them the ticket that the friend will see. */
export default function FriendScreen() {
  const table = useSetTable();
  const isSetting = table.state.is === 'setting';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSetting) void table.set();
  };
  return (
    <>
      <TopBar at="/" />
      {table.state.is === 'nobody' ? (
        <main className="onfelt">
          <NoServer onAgain={table.again} />
        </main>
      ) : (
        <main>
          <form className="settable" onSubmit={submit}>
            <div className="setcol">
              <Head />
              <WhatRows table={table} />
              <HowRows table={table} />
            </div>
            <aside className="setside">
              <Ticket rules={table.rules} title={<h2>{TICKET.of(tidyName(table.name))}</h2>}>
                <p className="mut">{SETTING.preview}</p>
              </Ticket>
              <NameField name={table.name} onChange={table.setName} />
              {table.state.is === 'refused' && (
                <p className="fault" role="alert">
                  {table.state.sentence}
                </p>
              )}
              <div className="setgo">
                <button type="submit" className="btn go big" disabled={isSetting || table.decks.chosen === null}>
                  {isSetting ? SETTING.going : SETTING.go}
                </button>
              </div>
              <p className="mut sealed">
                <Mark of="u-shield" />
                {SETTING.shuffle}
              </p>
            </aside>
          </form>
        </main>
      )}
    </>
  );
}

function Head() {
  return (
    <>
      <p className="crumb">
        <a href="#/">{ONLINE.play}</a> / {ONLINE.friend}
      </p>
      <h1>{SETTING.title}</h1>
      <p className="lede">
        {SETTING.lede} <a href={`#${OPEN_TABLES}`}>{SETTING.all}</a>
      </p>
    </>
  );
}

/** What is played: the year, the format, the deck. */
function WhatRows({ table: { rules, change, formats, decks } }: { readonly table: SetTable }) {
  const seats = formats.find(({ id }) => id === rules.format)?.seats ?? 2;
  return (
    <>
      <Row label={SETTING.era} help={ERA_WORDS[rules.era]?.sets ?? ''}>
        <Choose look="erapick" choices={ERA_CHOICES} chosen={rules.era} onChoose={(era) => change({ era })} />
      </Row>
      <Row label={SETTING.format} help={SETTING.seats(seats)}>
        <Choose
          choices={formats.map(({ id }) => ({ value: id, name: FORMAT_WORDS[id] ?? id }))}
          chosen={rules.format}
          onChoose={(format) => change({ format })}
        />
      </Row>
      <Row label={SETTING.deck} help={SETTING.deckHelp}>
        <DeckPick
          decks={decks.legal}
          era={rules.era}
          chosen={decks.chosen}
          onChoose={decks.choose}
          label={SETTING.deck}
          takesAny={rules.cards === 'as-sent'}
        />
      </Row>
    </>
  );
}

const ERA_CHOICES = Object.entries(ERA_WORDS).map(([value, { short, year, name }]) => ({
  value,
  look: `ep b${short}`,
  label: `${year} ${name}`,
  name: (
    <>
      <Mark of={`era-${short}`} />
      <b>{year}</b>
    </>
  ),
}));

/** How it is played: match, clock, who looks on, and what else may be. */
function HowRows({ table: { rules, change } }: { readonly table: SetTable }) {
  return (
    <>
      <Row label={SETTING.match} help={SETTING.matchHelp}>
        <Choose
          choices={([1, 3] as const).map((value) => ({ value, name: SETTING.matches[value] }))}
          chosen={rules.bestOf}
          onChoose={(bestOf) => change({ bestOf })}
        />
      </Row>
      <ClockRow table={{ rules, change }} />
      <Row label={SETTING.watching} help={SETTING.watchingHelp[rules.watching]}>
        <Choose choices={WATCHING_CHOICES} chosen={rules.watching} onChoose={(watching) => change({ watching })} />
      </Row>
      <Row label={SETTING.others} {...(rules.cards === 'as-sent' ? { help: SETTING.asSentHelp } : {})}>
        <div className="tickboxes">
          <Check name={SETTING.listed} isOn={rules.listed} onChange={(listed) => change({ listed })} />
          <Check name={SETTING.practice} isOn={rules.practice} onChange={(practice) => change({ practice })} />
          <Check
            name={SETTING.asSent}
            isOn={rules.cards === 'as-sent'}
            onChange={(isOn) => change({ cards: isOn ? 'as-sent' : 'library' })}
          />
        </div>
      </Row>
    </>
  );
}

const WATCHING_CHOICES = (['nobody', 'everybody', 'later'] as const).map((value) => ({
  value,
  name: WATCHING_WORDS[value].name,
}));

function ClockRow({ table: { rules, change } }: { readonly table: Pick<SetTable, 'rules' | 'change'> }) {
  const { clock } = rules;
  const id = useId();
  return (
    <Row label={SETTING.clock} help={clock === null ? SETTING.noClockHelp : SETTING.clockHelp}>
      <div className="clockrow">
        <Choose
          choices={MINUTES.map((value) => ({ value, name: value === 0 ? SETTING.noClock : SETTING.minutes(value) }))}
          chosen={MINUTES.find((minutes) => minutes * 60 === (clock?.seconds ?? 0)) ?? 0}
          onChoose={(minutes) => change({ clock: withMinutes(clock, minutes) })}
        />
        {clock !== null && (
          <>
            <label htmlFor={id}>{SETTING.more}</label>
            <select
              id={id}
              value={clock.more}
              onChange={(event) => change({ clock: { ...clock, more: Number(event.target.value) } })}
            >
              {MORE.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {SETTING.moreOf(seconds)}
                </option>
              ))}
            </select>
          </>
        )}
      </div>
    </Row>
  );
}
