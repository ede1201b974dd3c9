import { type KeyboardEvent, useRef } from 'react';
import { JUDGE } from '../words/judge.js';
import type { Fault } from './followed.js';

interface TextEditorProps {
  readonly text: string;
  readonly faults: readonly Fault[];
  readonly onWrite: (text: string) => void;
}

/** The scenario as text, with numbered lines; a line that is wrong is marked. */
export function TextEditor({ text, faults, onWrite }: TextEditorProps) {
  const gutter = useRef<HTMLDivElement>(null);
  const wrong = new Set(faults.map(({ line }) => line));
  const count = text.split('\n').length;
  return (
    <div className="editor">
      <div className="gutter" aria-hidden="true">
        <div ref={gutter}>
          {Array.from({ length: count }, (_, i) => (
            <span key={`line${String(i)}`} className={wrong.has(i + 1) ? 'wrong' : ''}>
              {i + 1}
            </span>
          ))}
        </div>
      </div>
      <textarea
        id="scenario"
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-label={JUDGE.editor}
        aria-invalid={faults.length > 0}
        aria-describedby="faults"
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={(event) => keepIndent(event, onWrite)}
        onScroll={({ currentTarget }) => {
          if (gutter.current !== null) gutter.current.style.transform = `translateY(${-currentTarget.scrollTop}px)`;
        }}
      />
    </div>
  );
}

/** A new line begins where the one before it began: in YAML that is what it belongs to. */
function keepIndent(event: KeyboardEvent<HTMLTextAreaElement>, onWrite: (text: string) => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const { currentTarget: field } = event;
  const before = field.value.slice(0, field.selectionStart);
  const indent = /^ *(?:- )?/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? '';
  event.preventDefault();
  field.setRangeText(`\n${indent.replace('- ', '  ')}`, field.selectionStart, field.selectionEnd, 'end');
  onWrite(field.value);
}
