import '../look/judge.css';
import { useState } from 'react';
import { Inspector } from '../about/inspector.js';
import { TopBar } from '../parts/top-bar.js';
import { RuleSheet } from '../rules/rule-sheet.js';
import { JUDGE } from '../words/judge.js';
import { useDesk } from './desk.js';
import { Faults } from './faults.js';
import { Result } from './result.js';
import { ShelfList } from './shelf-list.js';
import { TextEditor } from './text-editor.js';
import { Tools } from './tools.js';

const PARTS = ['shelf', 'text', 'result'] as const;
type Part = (typeof PARTS)[number];

/** The judge's desk: a scenario as text, as a table, and in every era side by side. */
export default function JudgeScreen({ rest }: { readonly rest: string }) {
  const desk = useDesk(rest);
  const [part, setPart] = useState<Part>(rest === '' ? 'shelf' : 'result');
  const faults = desk.followed?.faults ?? [];
  return (
    <>
      <TopBar at="/judge" />
      <main className="judge" data-part={part}>
        <h1 className="unseen">{JUDGE.name}</h1>
        <section className="judgeside" aria-label={JUDGE.parts}>
          <fieldset className="parts">
            {PARTS.map((each) => (
              <button
                key={each}
                type="button"
                data-part={each}
                aria-pressed={part === each}
                onClick={() => setPart(each)}
              >
                {JUDGE[each]}
                {each === 'text' && faults.length > 0 && <b className="badge">{faults.length}</b>}
              </button>
            ))}
          </fieldset>
          {part === 'text' ? (
            <>
              <TextEditor text={desk.text ?? ''} faults={faults} onWrite={desk.write} />
              <Faults faults={faults} isKnown={!desk.busy && desk.followed !== null} />
            </>
          ) : (
            <ShelfList rest={rest} onChoose={() => setPart('result')} />
          )}
        </section>
        <div className="desk">
          <Tools desk={desk} onWrite={() => setPart('text')} />
          <Result desk={desk} onFaults={() => setPart('text')} />
        </div>
      </main>
      <Inspector />
      <RuleSheet />
    </>
  );
}
