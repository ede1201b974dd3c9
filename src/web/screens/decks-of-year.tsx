import { firstGameOf } from '../learn/lessons.js';
import { Mark, Pip } from '../parts/mark.js';
import type { DeckOffer } from '../session/library.js';
import { ERA_WORDS } from '../words/eras.js';
import { YEARS } from '../words/years.js';
import type { NewGame } from './new-game.js';

const SHOWN = 4;

/** The decks take their room before they have come. */
const BLANKS = Array.from({ length: SHOWN }, (_, place) => place);

/** In the opened tin: the decks of its year, one of them yours, and the ways to all decks and to its first game. */
export function DecksOfYear({ table }: { readonly table: NewGame }) {
  const { era, legal, decks, setDecks } = table;
  const [mine, theirs] = decks;
  const { year = era } = ERA_WORDS[era] ?? {};
  const isWaiting = legal.length === 0;
  const ofYear = legal.filter(({ offer }) => offer.home === era);
  return (
    <>
      <h3>{ofYear.length > 0 || isWaiting ? YEARS.decksOf(year) : YEARS.alsoPlayed}</h3>
      <div className="decksof">
        {isWaiting && BLANKS.map((place) => <span key={place} className="blank" />)}
        {(ofYear.length > 0 ? ofYear : legal).slice(0, SHOWN).map(({ offer, place }) => (
          <button
            key={place}
            type="button"
            aria-pressed={place === mine}
            title={offer.about}
            onClick={() => setDecks([place, theirs])}
          >
            <span className="discs">
              {mainTypes(offer).map((type) => (
                <Pip key={type} type={type} />
              ))}
            </span>
            <b>{offer.name}</b>
            <i>{offer.about}</i>
          </button>
        ))}
      </div>
      <div className="ways">
        <a href="#/decks">{YEARS.allDecks(legal.length)}</a>
        {firstGameOf(era) !== null && (
          <a href="#/learn">
            <Mark of="u-right" />
            {YEARS.firstGame(year)}
          </a>
        )}
      </div>
    </>
  );
}

/** What a deck is about, in two discs at most: Colorless goes with anything. */
function mainTypes({ types }: DeckOffer): DeckOffer['types'] {
  const own = types.filter((type) => type !== 'Colorless');
  return (own.length > 0 ? own : types).slice(0, 2);
}
