import { type ReactNode, useId } from 'react';

interface RowProps {
  readonly label: string;
  readonly help?: string;
  readonly children: ReactNode;
}

/** One thing that is settled about a table: what, the control, and at most a sentence. */
export function Row({ label, help, children }: RowProps) {
  return (
    <fieldset className="setrow">
      <legend>{label}</legend>
      <div>
        {children}
        {help !== undefined && <p className="mut">{help}</p>}
      </div>
    </fieldset>
  );
}

export interface Choice<T> {
  readonly value: T;
  readonly name: ReactNode;
  /** Classes of its own. */
  readonly look?: string;
  /** What it is called where the name is drawn. */
  readonly label?: string;
}

interface ChooseProps<T> {
  readonly choices: readonly Choice<T>[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly look?: string;
}

/** One of several, side by side: the arrows go along it. */
export function Choose<T extends string | number>({ choices, chosen, onChoose, look = 'seg' }: ChooseProps<T>) {
  const group = useId();
  return (
    <div className={look}>
      {choices.map(({ value, name, look: own = '', label }) => (
        <label key={value} className={own}>
          <input
            type="radio"
            className="unseen"
            name={group}
            aria-label={label}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}

interface CheckProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Check({ name, isOn, onChange }: CheckProps) {
  return (
    <label className="tickbox">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {name}
    </label>
  );
}
