import type { CardView, PokemonView, SideView, View, ZoneView } from '../../engine/index.js';
import type { Face } from '../../session/index.js';
import { CardFace } from '../cards/card-face.js';
import { CardBack, type FaceOf, InPlay, turnOf } from '../cards/in-play.js';
import { useTable } from '../session/store.js';
import { JUDGE } from '../words/judge.js';
import { CONDITION_WORDS, DECISION_WORDS, SPOT, WON_BY } from '../words/words.js';
import { CardName } from './card-name.js';

interface PositionProps {
  readonly view: View;
  readonly faceOf: FaceOf;
}

const look = (face: Face | null): void => {
  if (face !== null) useTable.setState({ inspected: { face } });
};

/** A whole table: each player's side, clockwise; every card that somebody sees is shown. */
export function Position({ view, faceOf }: PositionProps) {
  const names = namesOf(view);
  return (
    <div className="position">
      <p className="state">
        <b>{JUDGE.turn(view.turn)}</b>
        <span>{stateOf(view, names)}</span>
        {view.stadium !== null && (
          <span>
            {JUDGE.stadium}: <CardName name={view.stadium.name} face={faceOf(view.stadium.card)} />
          </span>
        )}
      </p>
      <div className="sides">
        {view.sides.map((side) => (
          <SideRow
            key={side.seat}
            side={side}
            name={names[side.seat]!}
            isOn={view.player === side.seat}
            faceOf={faceOf}
          />
        ))}
      </div>
    </div>
  );
}

/** As scenarios call the seats. @rule FMT-12 */
const namesOf = ({ sides }: View): readonly string[] => (sides.length > 2 ? ['A1', 'B1', 'A2', 'B2'] : ['A', 'B']);

function stateOf({ phase, winner, ways, decision }: View, names: readonly string[]): string {
  if (phase === 'over') {
    const how = ways.map((way) => WON_BY[way]).join(' ');
    return `${winner === null ? JUDGE.over : JUDGE.won('AB'[winner]!)}. ${how}`;
  }
  if (decision === null || decision.kind === 'turn') return '';
  const asked = { count: decision.count, pokemon: null, by: null, picked: 0, least: 0, most: null };
  return JUDGE.waits(names[decision.seat]!, DECISION_WORDS[decision.kind].title(asked));
}

interface SideProps {
  readonly side: SideView;
  readonly faceOf: FaceOf;
}

function SideRow({ side, name, isOn, faceOf }: SideProps & { readonly name: string; readonly isOn: boolean }) {
  return (
    <section className={isOn ? 'siderow on' : 'siderow'} aria-label={JUDGE.player(name)}>
      <header>
        <b>{JUDGE.player(name)}</b>
        {isOn && <i>{JUDGE.toMove}</i>}
        <span>
          {JUDGE.deck} {side.deck.count} · {JUDGE.prizes} {side.prizes.count}
        </span>
        <Pile title={JUDGE.discard} zone={side.discard} faceOf={faceOf} />
        <Pile title={JUDGE.lost} zone={side.lostZone} faceOf={faceOf} />
      </header>
      <div className="actives">
        {side.active.map((pokemon, i) =>
          pokemon === null ? (
            <span key={`empty${String(i)}`} className="spot active empty" role="img" aria-label={JUDGE.noActive} />
          ) : (
            <InPlayButton key={pokemon.pokemon} pokemon={pokemon} faceOf={faceOf} isActive />
          ),
        )}
      </div>
      <div className="benched">
        {side.bench.map((pokemon) => (
          <InPlayButton key={pokemon.pokemon} pokemon={pokemon} faceOf={faceOf} />
        ))}
      </div>
      <Held side={side} faceOf={faceOf} />
    </section>
  );
}

interface InPlayProps {
  readonly pokemon: PokemonView;
  readonly faceOf: FaceOf;
  readonly isActive?: boolean;
}

function InPlayButton({ pokemon, faceOf, isActive = false }: InPlayProps) {
  const conditions = pokemon.conditions.map((condition) => `, ${CONDITION_WORDS[condition]}`).join('');
  const others = SPOT.others(pokemon.attached.map(({ name }) => name));
  const label =
    pokemon.card === null
      ? SPOT.faceDown
      : `${SPOT.label(pokemon.card.name, pokemon.hp, pokemon.damage)}${conditions}${others}`;
  return (
    <button
      type="button"
      className={`spot ${isActive ? 'active' : ''} ${turnOf(pokemon)}`}
      aria-label={`${isActive ? SPOT.active : SPOT.bench}: ${label}`}
      onClick={() => look(pokemon.card === null ? null : faceOf(pokemon.card.card))}
    >
      <InPlay pokemon={pokemon} faceOf={faceOf} />
    </button>
  );
}

/** The hand, and a Supporter that still lies there. @rule SUP-02 */
function Held({ side: { hand, played }, faceOf }: SideProps) {
  const cards = [...played, ...(hand.cards ?? [])];
  if (cards.length === 0 && hand.count === 0) return null;
  return (
    <div className="held">
      <span className="cap">
        {hand.count} {JUDGE.hand}
      </span>
      <div className="fanned">
        {hand.cards === null && <CardBack />}
        {cards.map(({ card, name }) => {
          const face = faceOf(card);
          return (
            face !== null && (
              <button key={card} type="button" className="spot" aria-label={name} onClick={() => look(face)}>
                <CardFace face={face} size="table" />
              </button>
            )
          );
        })}
      </div>
    </div>
  );
}

interface PileProps {
  readonly title: string;
  readonly zone: ZoneView;
  readonly faceOf: FaceOf;
}

/** A pile that everybody may look through, by the names of its cards. */
function Pile({ title, zone, faceOf }: PileProps) {
  if (zone.count === 0) return null;
  return (
    <span className="named">
      {title} {zone.count}:{' '}
      {countedNames(zone.cards ?? []).map(({ card, name, count }) => (
        <CardName key={card} name={name} face={faceOf(card)} count={count} />
      ))}
    </span>
  );
}

function countedNames(cards: readonly CardView[]): readonly (CardView & { readonly count: number })[] {
  const names = [...new Set(cards.map(({ name }) => name))];
  return names.map((name) => {
    const all = cards.filter((each) => each.name === name);
    return { ...all[0]!, count: all.length };
  });
}
