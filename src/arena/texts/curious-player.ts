import type { Random } from '../../bots/index.js';
import {
  A,
  actionsOf,
  attackOf,
  type CardId,
  cardActions,
  cardOf,
  ENERGY_TYPES,
  type Game,
  isActive,
  kindOfAnswer,
  NONE,
  type Packed,
  type PokemonId,
  payableAttack,
  stadiumActions,
  topOf,
  xOf,
  yOf,
} from '../../engine/index.js';

/** How much an answer is liked; what leads to something that was never tried is liked most. */
const UNTRIED = 60;
/** Of which a part was carried out before: the rest may wait for something else to be done first. */
const BEGUN = 15;
const HELPFUL = 20;
const LIKED: Readonly<Record<number, number>> = {
  [A.PASS]: 1,
  [A.RETREAT]: 1,
  [A.DECLARE]: 1,
  [A.GO_BACK]: 1,
  [A.ATTACK]: 2,
  [A.BENCH]: 6,
  [A.EVOLVE]: 8,
  [A.ATTACH]: 2,
  [A.NO]: 1,
  [A.YES]: 4,
};
const OTHERWISE = 3;

/** An offered answer by chance, those the likelier that use texts of which something was never carried out. */
export function curiousAnswer(game: Game, random: Random, offered: readonly Packed[]): Packed {
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

function likingOf(game: Game, given: Packed): number {
  const script = scriptOf(game, given);
  if (script !== NONE && isUntried(game, script)) return isBegun(game, script) ? BEGUN : UNTRIED;
  const usual = LIKED[kindOfAnswer(given)] ?? OTHERWISE;
  return isHelpful(game, given) ? usual + HELPFUL : usual;
}

/** Whether the answer brings a text that was never tried nearer to its use. */
function isHelpful(game: Game, given: Packed): boolean {
  const [x, y] = [xOf(given), yOf(given)];
  switch (kindOfAnswer(given)) {
    case A.ATTACH:
      return isActive(game, y) ? paysFor(game, x, y) : paysFor(game, x, y) && game.state.turn % 2 === 0;
    case A.EVOLVE:
    case A.BENCH:
    case A.PLAY:
      return hasUntried(game, x);
    case A.RETREAT:
      return canTry(game, y) && !canTry(game, x);
    case A.POKEMON:
      return game.state.pokemon[x] != null && (canTry(game, x) || hasUnanswered(game, x));
    case A.ATTACK:
      return awaitsAttack(game);
    default:
      return false;
  }
}

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
function scriptOf(game: Game, given: Packed): number {
  const [x, y] = [xOf(given), yOf(given)];
  switch (kindOfAnswer(given)) {
    case A.ATTACK:
      return attackOf(game, x, y)?.script ?? NONE;
    case A.PLAY:
      return cardOf(game, x).play;
    case A.USE:
      return actionsOf(game, x)[y]?.action.script ?? NONE;
    case A.USE_STADIUM:
      return stadiumActions(game)[y]?.action.script ?? NONE;
    case A.USE_CARD:
      return cardActions(game, x)[y]?.action.script ?? NONE;
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
