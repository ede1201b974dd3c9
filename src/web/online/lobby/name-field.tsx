import { useId } from 'react';
import { LONGEST_NAME } from '../../settings/guest-name.js';
import { ONLINE } from '../../words/online.js';

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
