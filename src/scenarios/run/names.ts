import { PLAIN_ENERGY } from '../../cards/index.js';
import type { ActionClaim } from '../read/claims.js';
import type { NameClaim } from '../read/word-claims.js';
import { failAsWrong } from './failure.js';
import type { Table } from './table.js';

/** A Pokémon that comes into play needs HP; on a card that is only talked about they may be left out. */
export function checkHp({ scenario }: Table, action: ActionClaim): void {
  if (action.kind !== 'bench' && action.kind !== 'evolve') return;
  const card = [...scenario.cards.values()].find(({ facts }) => facts.name === action.card.name)?.facts;
  const lacks = card !== undefined && card.kind === 'pokemon' && card.hp === 0;
  if (lacks) failAsWrong(action.line, `${card.name} comes into play, but its \`hp\` is not said.`);
}

/** A card that is not there is refused by the rules; a card that nobody knows is a slip of the pen. */
export function checkNames({ scenario, library }: Table, action: ActionClaim): void {
  const defined = [...scenario.cards.values()].map(({ facts }) => facts);
  for (const name of namesIn(action)) {
    const isDefined = [...defined, ...PLAIN_ENERGY].some((card) => card.name === name.name);
    if (!isDefined && (library?.pool.named(name.name) ?? []).length === 0) {
      failAsWrong(name.line, `There is no card "${name.text}": define it under \`cards\`, or check how it is spelt.`);
    }
  }
}

function namesIn(action: ActionClaim): readonly NameClaim[] {
  switch (action.kind) {
    case 'bench':
    case 'evolve':
    case 'attach':
    case 'play':
    case 'stadium':
      return [action.card];
    case 'retreat':
      return action.pay ?? [];
    case 'answer':
    case 'use':
    case 'attack':
    case 'discard-in-play':
    case 'pass':
    case 'concede':
      return [];
  }
}
