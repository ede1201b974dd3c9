import { useId } from 'react';
import { ONLINE } from '../../words/online.js';
import { LONGEST_NAME } from '../guest-name.js';

/** What somebody is called at the table. */
export function NameField({ name, onChange }: { readonly name: string; readonly onChange: (name: string) => void }) {
  const id = useId();
  return (
    <div className="namefield">
      <label htmlFor={id}>{ONLINE.name}</label>
      <input
        id={id}
        required
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
