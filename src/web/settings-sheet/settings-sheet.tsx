import '../look/settings.css';
import { type ReactNode, useId, useState } from 'react';
import { Mark } from '../parts/mark.js';
import { Sheet } from '../parts/sheet.js';
import { useMedia } from '../parts/use-media.js';
import { keepName, keptName, LONGEST_NAME } from '../settings/guest-name.js';
import { closeSettings } from '../settings/open.js';
import { changeRoom, ROOMS, useRoom } from '../settings/room.js';
import { change, useSettings, WORDS } from '../settings/settings.js';
import { SETTING_WORDS, SETTINGS } from '../words/settings.js';
import { OneOf, OnOrOff } from './rows.js';
import { ATTACK_SECONDS, SpeedStrips } from './speed-strips.js';

/** How the table behaves for who sits here. Every change counts at once; all of them can be taken back together. */
export default function SettingsSheet() {
  const [name, setName] = useState(keptName);
  const [before] = useState(() => ({ settings: useSettings.getState(), room: useRoom.getState().room, name }));
  const call = (called: string): void => {
    setName(called);
    keepName(called);
  };
  const takeBack = (): void => {
    change(before.settings);
    changeRoom(before.room);
    call(before.name);
  };
  return (
    <Sheet title={SETTINGS.title} look="settings" onClose={closeSettings}>
      <p className="settingslede">{SETTINGS.lede}</p>
      <div className="settingrows">
        <MotionRows />
        <SoundRows />
        <TurnRows />
        <TableRows>
          <NameRow name={name} onChange={call} />
        </TableRows>
      </div>
      <footer className="settingsfoot">
        <button type="button" className="btn quiet" onClick={takeBack}>
          {SETTINGS.asTheyWere}
        </button>
        <button type="button" className="btn main" onClick={closeSettings}>
          {SETTINGS.done}
          <kbd>Esc</kbd>
        </button>
      </footer>
    </Sheet>
  );
}

interface PartProps {
  readonly mark: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Part({ mark, title, children }: PartProps) {
  return (
    <section>
      <h3>
        <Mark of={mark} />
        {title}
      </h3>
      {children}
    </section>
  );
}

function MotionRows() {
  const { speed, others } = useSettings();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const takes = speed === 'off' ? SETTINGS.attackStands : SETTINGS.attackTakes(ATTACK_SECONDS[speed]);
  return (
    <Part mark="u-play" title={SETTINGS.motion}>
      <OneOf
        label={SETTINGS.speed}
        help={isStill ? SETTINGS.lessMovement : takes}
        words={WORDS.speed}
        names={SETTING_WORDS.speed}
        chosen={speed}
        onChoose={(word) => change({ speed: word })}
      >
        <SpeedStrips speed={speed} />
      </OneOf>
      <OneOf
        label={SETTINGS.others}
        words={WORDS.others}
        names={SETTING_WORDS.others}
        chosen={others}
        onChoose={(word) => change({ others: word })}
      />
    </Part>
  );
}

function SoundRows() {
  const { sound, volume } = useSettings();
  const id = useId();
  return (
    <Part mark="u-sound" title={SETTINGS.sound}>
      <OnOrOff
        label={SETTINGS.sounds}
        help={SETTINGS.soundsHelp}
        isOn={sound}
        onChange={(isOn) => change({ sound: isOn })}
      />
      <div className="settingrow">
        <label htmlFor={id}>{SETTINGS.volume}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          disabled={!sound}
          aria-valuetext={SETTINGS.percent(volume)}
          onChange={({ target }) => change({ volume: Number(target.value) / 100 })}
        />
      </div>
    </Part>
  );
}

function TurnRows() {
  const { endTurn, attackAtOnce } = useSettings();
  return (
    <Part mark="u-flag" title={SETTINGS.turn}>
      <OneOf
        label={SETTINGS.endTurn}
        help={SETTINGS.endTurnHelp}
        words={WORDS.endTurn}
        names={SETTING_WORDS.endTurn}
        chosen={endTurn}
        onChoose={(word) => change({ endTurn: word })}
      />
      <OnOrOff
        label={SETTINGS.attackAtOnce}
        help={SETTINGS.attackAtOnceHelp}
        isOn={attackAtOnce}
        onChange={(isOn) => change({ attackAtOnce: isOn })}
      />
    </Part>
  );
}

function TableRows({ children }: { readonly children: ReactNode }) {
  const hand = useSettings((settings) => settings.hand);
  const room = useRoom((state) => state.room);
  return (
    <Part mark="u-copy" title={SETTINGS.table}>
      <OneOf
        label={SETTINGS.hand}
        help={SETTINGS.handHelp}
        words={WORDS.hand}
        names={SETTING_WORDS.hand}
        chosen={hand}
        onChoose={(word) => change({ hand: word })}
      />
      <OneOf label={SETTINGS.room} words={ROOMS} names={SETTING_WORDS.room} chosen={room} onChoose={changeRoom} />
      {children}
    </Part>
  );
}

function NameRow({ name, onChange }: { readonly name: string; readonly onChange: (name: string) => void }) {
  const id = useId();
  return (
    <div className="settingrow">
      <label htmlFor={id}>{SETTINGS.name}</label>
      <input
        id={id}
        type="text"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
