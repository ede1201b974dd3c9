import { kindMark, printOf, toneOf } from '../cards/print.js';
import type { DeskCard, Verdict } from '../desk/desk-view.js';
import { type KeptDeck, keyOf } from '../desk/kept-deck.js';
import { Mark, Pip } from '../parts/mark.js';
import { DECK } from '../words/decks.js';
import { wordedIn } from '../words/of-year.js';
import { Copies } from './copies.js';
import { useDesk } from './desk-client.js';
import { type GroupName, groupsOf, type ShownLine } from './groups.js';
import { look } from './result.js';

/** The cards of the deck, kind by kind. */
export function DeckList({ deck, verdict }: { readonly deck: KeptDeck; readonly verdict: Verdict | null }) {
  const cards = useDesk((state) => state.cards);
  const bad = new Set(verdict?.broken.flatMap(({ keys }) => keys));
  const groups = groupsOf(deck.lines, cards);
  return (
    <div className="groups">
      {SIDES.map((names) => (
        <div key={names[0]}>
          {groups
            .filter(({ name }) => names.includes(name))
            .map(({ name, count, lines }) => (
              <section key={name}>
                <h2>
                  {wordedIn(DECK.groups[name], deck.era)} <span>{count}</span>
                </h2>
                <ul>
                  {lines.map((shown) => (
                    <Line key={keyOf(shown.line)} deck={deck} shown={shown} isBad={bad.has(keyOf(shown.line))} />
                  ))}
                </ul>
              </section>
            ))}
        </div>
      ))}
    </div>
  );
}

/** What stands on the left, and what on the right. */
const SIDES: readonly (readonly GroupName[])[] = [
  ['pokemon', 'energy'],
  ['trainer', 'supporter', 'stadium', 'tool'],
];

interface LineProps {
  readonly deck: KeptDeck;
  readonly shown: ShownLine;
  readonly isBad: boolean;
}

function Line({ deck, shown: { line, card }, isBad }: LineProps) {
  const isClosed = card?.face.status === 'unsupported';
  return (
    <li className={isBad || isClosed || card === null ? 'bad' : ''}>
      <b className="n">{line.count}</b>
      {card === null ? <span className="ref">{line.name}</span> : <CardRef card={card} />}
      <span className="x">{card === null ? DECK.unknown : card.print}</span>
      <Copies deck={deck} card={line} />
    </li>
  );
}

/** A card by its mark and name, to be looked at. */
export function CardRef({ card }: { readonly card: DeskCard }) {
  const { facts } = card.face;
  const { badge, name } = printOf(facts);
  const energy = facts.kind === 'energy' ? facts.provides[0] : undefined;
  const type = facts.kind === 'pokemon' ? facts.types[0] : energy?.length === 1 ? energy[0] : undefined;
  return (
    <button type="button" className={`ref tone-${toneOf(facts)}`} aria-label={card.name} onClick={() => look(card)}>
      {facts.kind === 'trainer' ? <Mark of={kindMark(facts)} /> : <Pip type={type ?? 'Colorless'} />}
      <span>
        {name} {badge !== '' && <em>{badge}</em>}
      </span>
    </button>
  );
}
