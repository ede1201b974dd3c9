import { useState } from 'react';
import type { ListFault } from '../../cards/index.js';
import type { ReadDeck } from '../desk/desk-view.js';
import { countOf } from '../desk/kept-deck.js';
import { EraTag } from '../parts/era-tag.js';
import { Mark } from '../parts/mark.js';
import { LIST } from '../words/decks.js';
import { ERA_WORDS } from '../words/eras.js';
import { CARDS } from '../words/import.js';
import { READING } from '../words/lists.js';
import { sameCards } from './take-prints.js';

interface EraOfListProps {
  readonly read: ReadDeck;
  readonly isChosen: boolean;
  readonly onChoose: (era: string) => void;
}

/** The era that the list is read for, why, and the choice of another. */
export function EraOfList({ read: { era, guess }, isChosen, onChoose }: EraOfListProps) {
  const { name = '', year = '' } = ERA_WORDS[guess?.era ?? ''] ?? {};
  const told = guess === null ? READING.untold : READING.guessed(`${name} ${year}`, guess.reason);
  return (
    <div className="eraoflist">
      <EraTag era={era} />
      <select aria-label={READING.era} value={era} onChange={(event) => onChoose(event.target.value)}>
        {Object.entries(ERA_WORDS).map(([id, words]) => (
          <option key={id} value={id}>{`${words.name} ${words.year}`}</option>
        ))}
      </select>
      <p className="mut">{isChosen && guess?.era === era ? READING.chosen : told}</p>
    </div>
  );
}

interface ListAnswerProps {
  readonly read: ReadDeck | null;
  readonly onTake: (faults: readonly ListFault[]) => void;
}

/** What became of the list in three sums, then what wants a hand: other printings first, and the rest by line. */
export function ListAnswer({ read, onTake }: ListAnswerProps) {
  const [said, setSaid] = useState('');
  if (read === null) return <p className="mut">{LIST.empty}</p>;
  const { faults, lines, unread } = read;
  const offered = faults.filter(({ offer }) => offer !== undefined);
  const same = sameCards(faults);
  const take = (taken: readonly ListFault[]): void => {
    setSaid(READING.taken(taken.length));
    onTake(taken);
  };
  const inOtherPrint = offered.reduce((sum, { offer }) => sum + Number.parseInt(offer!.line, 10), 0);
  const rest = faults.filter(({ offer }) => offer === undefined);
  return (
    <div className="answer">
      <div className="sums" role="status" aria-label={READING.sums}>
        <b className="fine">{READING.asListed(countOf(lines))}</b>
        {inOtherPrint > 0 && <b className="other">{READING.otherPrint(inOtherPrint)}</b>}
        {unread > inOtherPrint && <b className="bad">{READING.notFound(unread - inOtherPrint)}</b>}
        {faults.length === 0 && <span>{LIST.fine}</span>}
        {said !== '' && <span className="mut">{said}</span>}
        {same.length > 0 && (
          <button type="button" className="btn go" onClick={() => take(same)}>
            {READING.takeAll(same.length)}
          </button>
        )}
      </div>
      {unread > inOtherPrint && (
        <p>
          <a href="#/cards">{CARDS.unknown} ›</a>
        </p>
      )}
      <ul aria-label={LIST.faults}>
        {[...offered, ...rest].map((fault) => (
          <FaultLine key={`${String(fault.line)}${fault.message}`} fault={fault} onTake={() => take([fault])} />
        ))}
      </ul>
    </div>
  );
}

function FaultLine({ fault, onTake }: { readonly fault: ListFault; readonly onTake: () => void }) {
  const { line, message, severity, offer } = fault;
  const mark = severity === 'error' ? 'u-cross' : 'u-eye';
  return (
    <li className={offer === undefined ? severity : `${severity} offered`}>
      <Mark of={offer === undefined ? mark : 'u-link'} />
      <b>{LIST.line(line)}</b> <span>{message}</span>
      {offer !== undefined && (
        <button type="button" className="btn" aria-label={READING.takePrintOf(offer.line)} onClick={onTake}>
          {READING.takePrint}
        </button>
      )}
    </li>
  );
}
