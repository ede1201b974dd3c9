import { BOT_NAMES, type BotName } from '../../bots/index.js';
import { PASS } from '../words/passing.js';
import { WATCH } from '../words/watching.js';
import { PLAYERS } from '../words/words.js';

interface PeopleNamesProps {
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** What those are called who hand this device round. */
export function PeopleNames({ names, onChange }: PeopleNamesProps) {
  return (
    <fieldset className="whoplays">
      <legend>{PASS.names}</legend>
      {names.map((name, seat) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          key={seat}
          value={name}
          maxLength={24}
          aria-label={PASS.nameOf(seat)}
          onChange={(event) => onChange(names.with(seat, event.target.value))}
        />
      ))}
    </fieldset>
  );
}

interface BotPicksProps {
  readonly bots: readonly [BotName, BotName];
  readonly onChange: (bots: readonly [BotName, BotName]) => void;
}

/** Which bot plays for either side. */
export function BotPicks({ bots, onChange }: BotPicksProps) {
  return (
    <fieldset className="whoplays">
      <legend>{WATCH.levels}</legend>
      {bots.map((bot, seat) => (
        <select
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is known by its place
          key={seat}
          value={bot}
          aria-label={WATCH.level(seat)}
          onChange={({ target }) => {
            const name = target.value as BotName;
            onChange(seat === 0 ? [name, bots[1]] : [bots[0], name]);
          }}
        >
          {BOT_NAMES.map((name) => (
            <option key={name} value={name}>
              {PLAYERS[name].name}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  );
}
