import { type ReactNode, useId } from 'react';

interface RowProps {
  readonly label: string;
  readonly help?: string | undefined;
}

interface OneOfProps<Word extends string> extends RowProps {
  readonly words: readonly Word[];
  readonly names: Readonly<Record<Word, string>>;
  readonly chosen: Word;
  readonly onChoose: (word: Word) => void;
  readonly children?: ReactNode;
}

/** One of several, side by side: the arrows go along it. */
export function OneOf<Word extends string>({
  label,
  help,
  words,
  names,
  chosen,
  onChoose,
  children,
}: OneOfProps<Word>) {
  const group = useId();
  return (
    <fieldset className="settingrow" aria-describedby={help === undefined ? undefined : `${group}help`}>
      <legend>{label}</legend>
      <div className="settingwords">
        {words.map((word) => (
          <label key={word}>
            <input
              type="radio"
              className="unseen"
              name={group}
              checked={word === chosen}
              onChange={() => onChoose(word)}
            />
            {names[word]}
          </label>
        ))}
      </div>
      {help !== undefined && <p id={`${group}help`}>{help}</p>}
      {children}
    </fieldset>
  );
}

interface OnOrOffProps extends RowProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function OnOrOff({ label, help, isOn, onChange }: OnOrOffProps) {
  const id = useId();
  return (
    <div className="settingrow switched">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={help === undefined ? undefined : `${id}help`}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {help !== undefined && <p id={`${id}help`}>{help}</p>}
    </div>
  );
}
