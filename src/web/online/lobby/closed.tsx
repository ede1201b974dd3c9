import { INVITED } from '../../words/online.js';
import { SET_A_TABLE } from '../addresses.js';

/** The server has ended the conversation for good. */
export function Closed({ sentence }: { readonly sentence: string }) {
  return (
    <section className="noserver" role="alert">
      <h1>{sentence}</h1>
      <div className="row">
        <a className="btn" href={`#${SET_A_TABLE}`}>
          {INVITED.another}
        </a>
      </div>
    </section>
  );
}
