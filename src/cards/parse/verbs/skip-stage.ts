import type { CardSelector, PokemonOf, StageWord, Test } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { phraseIn } from '../basics.js';
import { either, map, mapSome, memo, optional, type Parser } from '../combinators.js';
import { allOf } from '../noun.js';
import { pokemon, ref } from '../pokemon.js';
import { say } from '../say.js';

/* A Basic Pokémon that evolves by a text with a card of the hand, past its Stage 1. @rule EVO-12 */

const STAGE_CARDS = [
  { means: 'stage-1' as const, says: ['stage 1'] },
  { means: 'stage-2' as const, says: ['stage 2'] },
];
const stage: Parser<StageWord> = phraseIn<StageWord>(STAGE_CARDS);
const stages: Parser<readonly StageWord[]> = either<readonly StageWord[]>(
  map(stage, (is) => [is]),
  map(say`${stage} or ${stage}`, ([a, b]) => [a, b]),
);

/** A card of the hand of one of these stages. */
const inHand = (is: readonly StageWord[], where?: Test): CardSelector => ({
  get: 'cards',
  in: { zone: 'hand', whose: 'you' },
  where: allOf({ test: 'stage', is }, where) as Test,
});

const fromHand = (of: PokemonOf, is: readonly StageWord[]): Act => ({
  op: 'evolve',
  pokemon: of,
  with: { ...inHand(is, { test: 'evolves-from', of, skipping: true }), take: { n: 1 } },
});

/** Those that a card of the hand can be put on. */
export const canBecome = (is: readonly StageWord[]): Test => ({
  test: 'evolves-into',
  of: inHand(is),
  skipping: true,
});

const BASIC: Test = { test: 'stage', is: ['basic'] };
const CHOSEN = ref('#!chosen');

const putThat = say`put that card on|onto the basic pokémon`;
const skipped = say`, skipping the stage 1`;

/** "Put a Stage 2 Evolution card from your hand on the matching Basic Pokémon." */
export const putOnMatching: Parser<Acts> = mapSome(
  say`put a ${stages} evolution card from your hand on|onto the matching basic pokémon`,
  ([is]) =>
    is.includes('stage-2')
      ? [
          {
            op: 'pick',
            as: '#!chosen',
            of: pokemon('you', 'in-play', allOf(BASIC, canBecome(is)), { n: 1 }),
          },
          fromHand(CHOSEN, is),
        ]
      : null,
);

/**
 * "If you have a Stage 2 card in your hand that evolves from that Pokémon, put that card onto the Basic Pokémon": which
 * one is chosen was said before, and only one that such a card can be put on is worth a choice. @rule TRN-03
 */
export const ifInHand: Parser<Acts> = memo(() =>
  mapSome(
    either(
      say`if you have a|an ${stages} card in your hand that evolves from that pokémon , ${putThat} ${optional(say`to evolve it`)} ${optional(skipped)}`,
      say`if you have a|an ${stages} card that evolves from that pokémon in your hand , ${putThat} ${optional(say`to evolve it`)} ${optional(skipped)}`,
    ),
    ([is, , , skips]) => {
      if (!is.includes('stage-2') || (skips !== null && is.length > 1)) return null;
      return [{ ...fromHand(ref('#?that'), is), narrows: canBecome(is) }];
    },
  ),
);

const NOT_NEW: readonly Test[] = [
  { test: 'not', of: { test: 'new' } },
  { test: 'not', of: { test: 'turn', whose: 'you', first: true } },
];

const barred = (narrows: readonly Test[], basic: boolean): Acts => [
  { op: 'amend', is: 'narrows', narrows: { test: 'all', of: narrows }, basic },
];

/** The turns in which no Pokémon evolves by the rules, said of the Pokémon that was chosen. @rule EVO-06 FIRST-05 */
export const notNew: Parser<Acts> = either<Acts>(
  map(
    say`you can't use|play this card|ability|power during your first turn or on a basic pokémon that was put into play this turn`,
    () => barred(NOT_NEW, true),
  ),
  map(
    say`you can't use|play this card|ability|power during your first turn or on a pokémon that was put into play this turn`,
    () => barred(NOT_NEW, false),
  ),
  map(
    either(
      say`you can only play this card when you would be allowed to evolve that pokémon anyway`,
      say`you can play this card only when you would be allowed to evolve that pokémon anyway`,
    ),
    () => barred(NOT_NEW, false),
  ),
);
