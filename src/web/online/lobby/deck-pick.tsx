import { useId } from 'react';
import { CardFace } from '../../cards/card-face.js';
import { SETTING } from '../../words/online.js';
import { HOME } from '../../words/words.js';
import type { DeckChoice } from './deck-choices.js';

interface DeckPickProps {
  /** The decks that are legal at the table; null: they are on their way. */
  readonly decks: readonly DeckChoice[] | null;
  readonly era: string;
  readonly chosen: DeckChoice | null;
  readonly onChoose: (id: string) => void;
  readonly label: string;
  /** Whether the table takes cards that the server does not know. */
  readonly takesAny: boolean;
}

const GROUPS: readonly { readonly title: string; readonly holds: (choice: DeckChoice, era: string) => boolean }[] = [
  { title: HOME.yourDecks, holds: ({ own }) => own !== null },
  { title: HOME.ofThisYear, holds: ({ own, offer }, era) => own === null && offer.home === era },
  { title: HOME.alsoLegal, holds: ({ own, offer }, era) => own === null && offer.home !== era },
];

/** One deck of those that are legal at the table, with its most telling cards. */
export function DeckPick({ decks, era, chosen, onChoose, label, takesAny }: DeckPickProps) {
  const id = useId();
  if (decks === null)
    return (
      <div className="deckrow">
        <p className="mut">{HOME.loading}</p>
      </div>
    );
  if (chosen === null) {
    return (
      <p className="mut">
        {SETTING.noDeck} <a href="#/decks">{SETTING.build}</a>
      </p>
    );
  }
  return (
    <div className="deckrow">
      <div className="fan3" aria-hidden="true">
        {chosen.offer.top.map((face) => (
          <CardFace key={face.facts.name} face={face} size="table" />
        ))}
      </div>
      <div>
        <label htmlFor={id} className="unseen">
          {label}
        </label>
        <select id={id} value={chosen.id} onChange={(event) => onChoose(event.target.value)}>
          {GROUPS.map(({ title, holds }) => (
            <Group key={title} title={title} decks={decks.filter((choice) => holds(choice, era))} />
          ))}
        </select>
        <p className="mut">{chosen.offer.about || HOME.cards(chosen.offer.count)}</p>
        {chosen.foreign.length > 0 && !takesAny && <p className="fault">{SETTING.foreign(chosen.foreign)}</p>}
      </div>
    </div>
  );
}

function Group({ title, decks }: { readonly title: string; readonly decks: readonly DeckChoice[] }) {
  if (decks.length === 0) return null;
  return (
    <optgroup label={title}>
      {decks.map(({ id, offer }) => (
        <option key={id} value={id}>
          {offer.name}
        </option>
      ))}
    </optgroup>
  );
}
