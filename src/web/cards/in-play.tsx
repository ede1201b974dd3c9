import type { Condition, PokemonView } from '../../engine/index.js';
import type { Face } from '../../session/index.js';
import { Mark, Pip, unitsOf } from '../parts/mark.js';
import { CONDITION_WORDS } from '../words/words.js';
import { CardFace } from './card-face.js';
import { kindMark } from './print.js';

/** Finds the face of a card that has been seen. */
export type FaceOf = (card: number) => Face | null;

/** Which way a card is turned; the other two conditions lie on it as markers. @rule COND-18 */
const TURNED: readonly Condition[] = ['asleep', 'paralyzed', 'confused'];

interface InPlayProps {
  readonly pokemon: PokemonView;
  readonly faceOf: FaceOf;
}

/** How the conditions turn the card, as a class. @rule COND-18 */
export const turnOf = ({ conditions }: PokemonView): string => {
  const turned = conditions.find((condition) => TURNED.includes(condition));
  return turned === undefined ? '' : `turned ${turned}`;
};

/** A Pokémon in play: its face, and what lies on and under it. */
export function InPlay({ pokemon, faceOf }: InPlayProps) {
  const face = pokemon.card === null ? null : faceOf(pokemon.card.card);
  if (face === null) return <FaceDown />;
  const under = [...pokemon.pieces, ...pokemon.under].slice(0, 3);
  const turned = pokemon.conditions.find((condition) => TURNED.includes(condition));
  return (
    <>
      {under.length > 0 && (
        <span className="under">
          {under.map(({ card }) => (
            <i key={card} />
          ))}
        </span>
      )}
      <Attachments pokemon={pokemon} faceOf={faceOf} />
      <div className="turn">
        <CardFace face={face} size="table" hp={pokemon.hp} damage={pokemon.damage} />
      </div>
      <EnergyRow pokemon={pokemon} faceOf={faceOf} />
      {pokemon.damage > 0 && <span className="dmgtok">{pokemon.damage}</span>}
      <Markers pokemon={pokemon} />
      {turned !== undefined && (
        <span className="condlab">
          <Mark of={`c-${turned}`} />
          {CONDITION_WORDS[turned]}
        </span>
      )}
    </>
  );
}

export function FaceDown() {
  return (
    <div className="turn">
      <CardBack />
    </div>
  );
}

export const CardBack = () => <span className="back" />;

const MOST_DISCS = 5;

function EnergyRow({ pokemon, faceOf }: InPlayProps) {
  const cards = pokemon.attached.flatMap(({ card }) => {
    const face = faceOf(card);
    return face !== null && face.facts.kind === 'energy' ? [{ card, facts: face.facts }] : [];
  });
  if (cards.length === 0) return null;
  const shown = cards.length > MOST_DISCS ? cards.slice(0, MOST_DISCS - 2) : cards;
  return (
    <span className="att">
      {shown.map(({ card, facts }) => {
        const units = unitsOf(facts);
        return (
          <span key={card} data-card={card} className={units.length > 1 ? 'disc dbl' : 'disc'}>
            {(units.length === 0 ? (['Colorless'] as const) : units).slice(0, 2).map((type, i) => (
              <Pip key={`${type}${String(i)}`} type={type} />
            ))}
          </span>
        );
      })}
      {cards.length > shown.length && <b className="more">×{cards.length}</b>}
    </span>
  );
}

/** Tools and other Trainer cards: tabs on the left edge. */
function Attachments({ pokemon, faceOf }: InPlayProps) {
  const tabs = pokemon.attached.flatMap(({ card, name }) => {
    const face = faceOf(card);
    return face !== null && face.facts.kind !== 'energy' ? [{ card, name, mark: kindMark(face.facts) }] : [];
  });
  return tabs.map(({ card, name, mark }, i) => (
    <span key={card} data-card={card} className="tooltab" title={name} style={{ marginTop: i * 20 }}>
      <Mark of={mark.startsWith('k-energy') ? 'k-tool' : mark} />
    </span>
  ));
}

function Markers({ pokemon: { conditions, markers } }: { readonly pokemon: PokemonView }) {
  const burned = conditions.includes('burned');
  const poisoned = conditions.includes('poisoned');
  if (!burned && !poisoned && markers.length === 0) return null;
  return (
    <span className="toks">
      {burned && (
        <span className="tok burn">
          <Mark of="c-burned" />
        </span>
      )}
      {poisoned && (
        <span className="tok poison">
          <Mark of="c-poisoned" />
        </span>
      )}
      {markers.map((marker) => (
        <span key={marker} className="tok counter" title={marker}>
          {marker[0]?.toUpperCase()}
        </span>
      ))}
    </span>
  );
}
