import { JUDGE } from '../words/judge.js';
import type { Fault } from './followed.js';

/** What is wrong with the text: where, what, and what to do. */
export function Faults({ faults, isKnown }: { readonly faults: readonly Fault[]; readonly isKnown: boolean }) {
  return (
    <div className="faults" id="faults" role="status">
      {faults.length === 0 ? (
        <p className="mut">{isKnown ? JUDGE.noFaults : ''}</p>
      ) : (
        <>
          <b>{JUDGE.faults(faults.length)}</b>
          <ul>
            {faults.map(({ line, column, key, message }) => (
              <li key={`${line} ${column} ${message}`}>
                <button type="button" onClick={() => goToLine(line, column)}>
                  {JUDGE.line(line)}
                </button>{' '}
                {key !== '' && <code>{key}</code>} {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Puts the caret there. */
function goToLine(line: number, column: number): void {
  const field = document.querySelector<HTMLTextAreaElement>('#scenario');
  if (field === null) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  field.focus();
  field.setSelectionRange(start + column - 1, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (line - 4) * Number.parseFloat(getComputedStyle(field).lineHeight);
}
