import { useDeferredValue, useMemo, useState } from 'react';
import { Fold } from '../parts/fold.js';
import { Mark } from '../parts/mark.js';
import { stepThrough } from '../parts/step-through.js';
import { useFetched } from '../parts/use-fetched.js';
import { addressOf, byFolder, type Shelved, searchShelf, theShelf } from '../rules/shelf.js';
import { JUDGE } from '../words/judge.js';

const MOST = 200;

interface ShelfProps {
  readonly rest: string;
  readonly onChoose: () => void;
}

/** The scenarios that ship, by folder; words and rules narrow them down. */
export function ShelfList({ rest, onChoose }: ShelfProps) {
  const shelf = useFetched(theShelf);
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words);
  const found = useMemo(() => searchShelf(shelf ?? [], asked), [shelf, asked]);
  const narrowed = asked.trim() !== '';
  const here = rest.split('/')[0];
  return (
    <section
      className="shelf"
      aria-label={JUDGE.find}
      onKeyDown={(event) => stepThrough(event, 'input, details:not([open]) > summary, li a')}
    >
      <search>
        <label className="find">
          <span className="unseen">{JUDGE.find}</span>
          <Mark of="u-search" />
          <input
            type="search"
            placeholder={JUDGE.findHelp}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <p className="mut" role="status">
          {shelf === null ? JUDGE.opening : JUDGE.found(found.length)}
        </p>
      </search>
      <nav aria-label={JUDGE.shelf}>
        {[...byFolder(found.slice(0, narrowed ? MOST : found.length))].map(([folder, listed]) => (
          <Fold
            key={`${folder} ${String(narrowed)}`}
            title={folder.replaceAll('-', ' ')}
            count={listed.length}
            isOpen={narrowed || folder === here}
          >
            {() => <Listed listed={listed} rest={rest} onChoose={onChoose} />}
          </Fold>
        ))}
        {narrowed && found.length > MOST && <p className="mut">{JUDGE.more(found.length - MOST)}</p>}
      </nav>
    </section>
  );
}

function Listed({ listed, rest, onChoose }: ShelfProps & { readonly listed: readonly Shelved[] }) {
  return (
    <ul>
      {listed.map((each) => (
        <li key={`${each.file}${each.place}`}>
          <a
            href={`#${addressOf(each)}`}
            aria-current={rest === `${each.file}/${each.place}` ? 'page' : undefined}
            onClick={onChoose}
          >
            {each.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
