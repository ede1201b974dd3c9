import { Fragment } from 'react';
import { ONLINE } from '../../words/online.js';

/** Nobody is there who could keep a table: what that means, and what can be done. */
export function NoServer({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <section className="noserver" role="alert">
      <h1>{ONLINE.needed}</h1>
      <p>
        {ONLINE.neededHow.map((words, place) => (
          <Fragment key={words}>
            {words}
            {place < ONLINE.neededCommands.length && <code>{ONLINE.neededCommands[place]}</code>}
          </Fragment>
        ))}
      </p>
      <p>{ONLINE.neededHelp}</p>
      <div className="row">
        <button type="button" className="btn" onClick={onAgain}>
          {ONLINE.again}
        </button>
        <a className="btn quiet" href="#/">
          {ONLINE.toHome}
        </a>
      </div>
    </section>
  );
}
