import {
  A,
  actionsOf,
  answer,
  attackCount,
  attackOf,
  type CardId,
  cardOf,
  type Game,
  NONE,
  type PokemonId,
  REASONS,
  type Role,
  refusalOf,
  type Seat,
  sideOf,
  type View,
} from '../engine/index.js';
import type { AnswerKind } from '../engine/view.js';
import { foresee } from './foresee.js';
import { attackBy, whyNot } from './intent.js';
import { ACTS, type Act, type ActView, type Reasons, type Use, type Uses } from './moment.js';

const ACT_OF: Readonly<Partial<Record<AnswerKind, Act>>> = {
  attach: 'attach',
  bench: 'bench',
  evolve: 'evolve',
  play: 'play',
  use: 'use',
  'use-stadium': 'use',
  'use-card': 'use',
  retreat: 'retreat',
  attack: 'attack',
  declare: 'attack',
  pass: 'end',
};

const ROLES: Readonly<Partial<Record<Act, readonly Role[]>>> = {
  attach: ['energy'],
  bench: ['basic', 'fossil', 'legend'],
  evolve: ['evolution', 'level-up'],
  play: ['item', 'supporter', 'stadium', 'tool', 'technical-machine'],
};

/** What a seat may do in its turn by kinds, and for those that are closed the rule that closes them. */
export function actsOf(game: Game, seat: Seat, { decision }: View): readonly ActView[] {
  if (decision?.kind !== 'turn' || decision.seat !== seat) return [];
  const uses = usesOf(game, seat);
  return ACTS.map((act): ActView => {
    const count = decision.options.filter(({ kind }) => ACT_OF[kind] === act).length;
    return { act, count, refusal: count > 0 ? null : closedBy(game, seat, act, uses) };
  });
}

function closedBy(game: Game, seat: Seat, act: Act, uses: ReturnType<typeof usesOf>): Reasons | null {
  if (act === 'retreat') return firstRefusal(uses.map(([, { retreat }]) => retreat?.refusal));
  if (act === 'attack') return firstRefusal(uses.flatMap(([, { attacks }]) => attacks.map(({ refusal }) => refusal)));
  if (act === 'use') return firstRefusal(uses.flatMap(([, { powers }]) => powers.map(({ refusal }) => refusal)));
  const roles = ROLES[act] ?? [];
  const cards = sideOf(game, seat).hand.filter((card) => roles.includes(cardOf(game, card).role));
  const refusals = cards.map((card: CardId) => whyNot(game, seat, { do: 'card', card, on: null }));
  // A card that belongs to another line closes nothing: there is just nothing to evolve.
  return firstRefusal(refusals.filter((refusal) => refusal?.rules[0] !== REASONS['wrong-name'].rules[0]));
}

const firstRefusal = (refusals: readonly (Reasons | null | undefined)[]): Reasons | null =>
  refusals.find((refusal) => refusal != null) ?? null;

/** What each Pokémon of a seat could do. */
export function usesOf(game: Game, seat: Seat): readonly (readonly [PokemonId, Uses])[] {
  const { active, bench } = sideOf(game, seat);
  const actives = active.filter((id) => id !== NONE);
  return [
    ...actives.map((id) => [id, { ...usesOn(game, seat, id), retreat: retreatOf(game, seat, id) }] as const),
    ...bench.map((id) => [id, { ...usesOn(game, seat, id), attacks: [], retreat: null }] as const),
  ];
}

const retreatOf = (game: Game, seat: Seat, pokemon: PokemonId): Uses['retreat'] => ({
  refusal: whyNot(game, seat, { do: 'retreat', pokemon, to: null }),
});

function usesOn(game: Game, seat: Seat, pokemon: PokemonId): Pick<Uses, 'attacks' | 'powers'> {
  return {
    attacks: Array.from({ length: attackCount(game, pokemon) }, (_, number): Use => {
      const { name } = attackOf(game, pokemon, number)!;
      const given = attackBy(game, seat, pokemon, number);
      const refusal = refusalOf(game, seat, given);
      return { number, name, refusal, foreseen: refusal === null ? foresee(game, seat, given) : null };
    }),
    powers: actionsOf(game, pokemon).map(({ action }, number): Use => {
      const { name } = game.setup.scripts[action.script]!;
      return { number, name, refusal: refusalOf(game, seat, answer(A.USE, pokemon, number)), foreseen: null };
    }),
  };
}
