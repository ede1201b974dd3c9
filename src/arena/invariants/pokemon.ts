import {
  beginningOf,
  type Card,
  CONDITIONS,
  cardOf,
  type Game,
  hpOf,
  isActive,
  type Pokemon,
  type PokemonId,
} from '../../engine/index.js';

/** Every Pokémon in play: its stack, what is attached, its damage and its Special Conditions. */
export function unsoundPokemon(game: Game, found: string[]): void {
  const { pokemon } = game.state;
  for (let id = 0; id < pokemon.length; id++) {
    const each = pokemon[id]!;
    if (each === null) continue;
    const say = (what: string): void => {
      found.push(`Pokémon ${id} ${what}`);
    };
    if (each.stack.length === 0) {
      say('has no card');
      continue;
    }
    unsoundStack(game, each, say);
    unsoundAttached(game, each, say);
    unsoundDamage(game, id, each, say);
    unsoundConditions(game, id, each, say);
  }
}

type Say = (what: string) => void;

/** Each card of a stack evolves from the one below it. @rule EVO-01 EVO-02 EVO-21 LVL-01 */
function unsoundStack(game: Game, { stack }: Pokemon, say: Say): void {
  const first = cardOf(game, stack[0]!).role;
  if (!STANDS.includes(first) && !(hasTexts(game) && STANDS_BY_TEXT.includes(first))) {
    say(`stands on a card that is played as ${first}`);
  }
  const whole = beginningOf(game, stack);
  if (whole + 1 !== Math.max(1, cardOf(game, stack[0]!).pieces)) say('is not made up of all its pieces');
  for (let i = whole + 1; i < stack.length; i++) {
    const [card, below] = [cardOf(game, stack[i]!), cardOf(game, stack[i - 1]!)];
    if (!goesOn(card, below) && !(hasTexts(game) && GROWS_BY_TEXT.includes(card.role)))
      say('has a stack that does not fit');
  }
}

const STANDS: readonly Card['role'][] = ['basic', 'fossil', 'legend', 'v-union'];

/** Texts put evolved Pokémon onto the Bench. */
const STANDS_BY_TEXT: readonly Card['role'][] = ['evolution', 'restored'];

/** Texts leave out stages, and let babies grow into Basic Pokémon. @rule EVO-13 EVO-21 */
const GROWS_BY_TEXT: readonly Card['role'][] = ['evolution', 'basic'];

const hasTexts = ({ setup }: Game): boolean => setup.scripts.length > 0 || setup.rules.length > 0;

function goesOn(card: Card, below: Card): boolean {
  if (card.role === 'level-up') return (card.evolvesFrom < 0 ? card.identity : card.evolvesFrom) === below.identity;
  return card.evolvesFrom === below.identity || (below.isBaby && below.growsInto === card.identity);
}

/** @rule ZONE-11 TOOL-02 */
function unsoundAttached(game: Game, { attached }: Pokemon, say: Say): void {
  let tools = 0;
  for (let i = 0; i < attached.length; i++) {
    const { role } = cardOf(game, attached[i]!);
    if (role === 'tool') tools++;
    // A text may attach a Pokémon or a Trainer card as a Pokémon Tool or as Energy.
    else if (role !== 'energy' && role !== 'technical-machine' && !hasTexts(game))
      say(`has a card attached that is played as ${role}`);
  }
  // A text may let a Pokémon hold more of them.
  if (tools > 1 && !hasTexts(game)) say(`has ${tools} Pokémon Tools`);
}

/** Damage comes in tens; at a decision in a turn nobody has as much as its HP. @rule PREC-09 DMG-14 KO-01 TURN-12 */
function unsoundDamage(game: Game, id: PokemonId, { damage }: Pokemon, say: Say): void {
  if (damage < 0 || damage % 10 !== 0) say(`has ${damage} damage`);
  const hp = hpOf(game, id);
  if (isQuiet(game) && damage >= hp) say(`has ${damage} damage and ${hp} HP and is not Knocked Out`);
}

/** Nothing is due: the checks have been made since whatever happened last. */
function isQuiet({ state }: Game): boolean {
  const { kind } = state.decision;
  return state.checksDue === 0 && (kind === 'turn' || kind === 'pay' || kind === 'release' || kind === 'promote');
}

const bitOf = (name: (typeof CONDITIONS)[number]): number => 1 << CONDITIONS.indexOf(name);
const EXCLUSIVE = [bitOf('asleep'), bitOf('confused'), bitOf('paralyzed')] as const;
const ALL = (1 << CONDITIONS.length) - 1;

/** @rule COND-02 COND-03 COND-05 COND-13 */
function unsoundConditions(game: Game, id: PokemonId, { conditions, paralyzedOn }: Pokemon, say: Say): void {
  if (conditions === 0) return;
  if ((conditions & ~ALL) !== 0) say(`has conditions that do not exist: ${conditions}`);
  if (!isActive(game, id)) say('is on the Bench and has a Special Condition');
  const exclusive = EXCLUSIVE.filter((bit) => (conditions & bit) !== 0).length;
  if (exclusive > 1) say(`has ${exclusive} of the conditions of which there can be one`);
  if ((conditions & EXCLUSIVE[2]) !== 0 && (paralyzedOn < 0 || paralyzedOn > game.state.turn)) {
    say(`is Paralyzed since turn ${paralyzedOn}`);
  }
}
