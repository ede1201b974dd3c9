import type { Random } from '../../bots/index.js';
import {
  type Answer,
  type AnswerKind,
  actionsOf,
  attackOf,
  type CardId,
  cardActions,
  cardOf,
  ENERGY_TYPES,
  type Game,
  isActive,
  NONE,
  type PokemonId,
  payableAttack,
  stadiumActions,
  topOf,
} from '../../engine/index.js';

/** How much an answer is liked; what leads to something that was never tried is liked most. */
const UNTRIED = 60;
/** Of which a part was carried out before: the rest may wait for something else to be done first. */
const BEGUN = 15;
const HELPFUL = 20;
const LIKED: Readonly<Partial<Record<AnswerKind, number>>> = {
  pass: 1,
  retreat: 1,
  declare: 1,
  'go-back': 1,
  attack: 2,
  bench: 6,
  evolve: 8,
  attach: 2,
  no: 1,
  yes: 4,
};
const OTHERWISE = 3;

/** An offered answer by chance, those the likelier that use texts of which something was never carried out. */
export function curiousAnswer(game: Game, random: Random, offered: readonly Answer[]): Answer {
  const count = offered.length;
  if (count === 1) return offered[0]!;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    sum += likingOf(game, offered[i]!);
    sums[i] = sum;
  }
  const drawn = random(sum);
  for (let i = 0; i < count; i++) if (drawn < sums[i]!) return offered[i]!;
  return offered[count - 1]!;
}

const sums = new Int32Array(4096);

function likingOf(game: Game, given: Answer): number {
  const script = scriptOf(game, given);
  if (script !== NONE && isUntried(game, script)) return isBegun(game, script) ? BEGUN : UNTRIED;
  const usual = LIKED[given.kind] ?? OTHERWISE;
  return isHelpful(game, given) ? usual + HELPFUL : usual;
}

/** Whether the answer brings a text that was never tried nearer to its use. */
function isHelpful(game: Game, given: Answer): boolean {
  switch (given.kind) {
    case 'attach':
      return paysFor(game, given.card, given.pokemon) && (isActive(game, given.pokemon) || game.state.turn % 2 === 0);
    case 'evolve':
    case 'bench':
    case 'play':
      return hasUntried(game, given.card);
    case 'retreat':
      return canTry(game, given.to) && !canTry(game, given.pokemon);
    case 'pokemon':
      return game.state.pokemon[given.pokemon] != null && isWorthChoosing(game, given.pokemon);
    case 'attack':
      return awaitsAttack(game);
    default:
      return false;
  }
}

const isWorthChoosing = (game: Game, pokemon: PokemonId): boolean =>
  canTry(game, pokemon) || hasUnanswered(game, pokemon);

/** Whether an Energy card is for an attack that was never tried and cannot be paid for yet. */
function paysFor(game: Game, card: CardId, pokemon: PokemonId): boolean {
  const { provides } = cardOf(game, card);
  return topOf(game, pokemon).attacks.some(
    ({ script, cost }, number) =>
      script !== NONE &&
      isUntried(game, script) &&
      (cost[COLORLESS]! > 0 || provides.some((unit) => cost.some((n, type) => n > 0 && (unit & (1 << type)) !== 0))) &&
      !payableAttack(game, pokemon, number),
  );
}

const COLORLESS = ENERGY_TYPES.indexOf('Colorless');

/** Whether a Pokémon has an attack that was never tried and that it could use. */
const canTry = (game: Game, pokemon: PokemonId): boolean =>
  topOf(game, pokemon).attacks.some(
    ({ script }, number) => script !== NONE && isUntried(game, script) && payableAttack(game, pokemon, number),
  );

/** Most rules of cards and effects are asked when somebody attacks. */
function awaitsAttack(game: Game): boolean {
  const { lasting, pokemon, stadium } = game.state;
  for (let i = 0; i < lasting.length; i++) if (isUnanswered(game, lasting[i]!.rule)) return true;
  for (let id = 0; id < pokemon.length; id++) if (pokemon[id] !== null && hasUnanswered(game, id)) return true;
  return stadium !== NONE && cardOf(game, stadium).rules.some((rule) => isUnanswered(game, rule));
}

/** Whether a rule of a Pokémon, or of what is attached to it, was never asked. */
function hasUnanswered(game: Game, pokemon: PokemonId): boolean {
  if (topOf(game, pokemon).rules.some((rule) => isUnanswered(game, rule))) return true;
  const { attached } = game.state.pokemon[pokemon]!;
  return attached.some((card) => cardOf(game, card).rules.some((rule) => isUnanswered(game, rule)));
}

function isUnanswered(game: Game, number: number): boolean {
  const { rule, script } = game.setup.rules[number]!;
  return rule.part === 'answer' ? game.trace?.rules[number] === 0 : isUntried(game, script);
}

/** Whether something of a card was never carried out. */
function hasUntried(game: Game, card: CardId): boolean {
  const { traced, rules } = cardOf(game, card);
  if (game.trace?.ops.subarray(...traced.ops).includes(0)) return true;
  return rules.some((rule) => isUnanswered(game, rule));
}

/** The text that the answer uses. */
function scriptOf(game: Game, given: Answer): number {
  switch (given.kind) {
    case 'attack':
      return attackOf(game, given.pokemon, given.attack)?.script ?? NONE;
    case 'play':
      return cardOf(game, given.card).play;
    case 'use':
      return actionsOf(game, given.pokemon)[given.number]?.action.script ?? NONE;
    case 'use-stadium':
      return stadiumActions(game)[given.number]?.action.script ?? NONE;
    case 'use-card':
      return cardActions(game, given.card)[given.number]?.action.script ?? NONE;
    default:
      return NONE;
  }
}

function isUntried({ setup, trace }: Game, script: number): boolean {
  const { ops } = setup.scripts[script]!;
  for (let i = 0; i < ops.length; i++) if (trace?.ops[ops[i]!.id] === 0) return true;
  return false;
}

const isBegun = ({ setup, trace }: Game, script: number): boolean =>
  setup.scripts[script]!.ops.some(({ id }) => trace?.ops[id] === 1);
