import { type Made, madeOf, marksOf } from '../effects/linked.js';
import type { Test } from '../effects/terms.js';
import type { Era } from '../eras/era.js';
import { QUESTION_CHANNELS } from '../link/listen.js';
import type { CardFacts } from '../model/card-facts.js';
import { cardOf, type Game, pokemonAt, topOf } from '../model/game.js';
import type { Card } from '../model/setup.js';
import { type CardId, NONE, type PokemonId } from '../model/state.js';
import { isOfClass } from '../rules/kind.js';
import { hasInName, nameThatCounts } from '../rules/name.js';
import { hasStage } from './card-test.js';
import { isListening } from './in-force.js';
import { knot } from './knot.js';
import { giveBack, lendAbout, type Scope } from './scope.js';
import { isInActiveSpot } from './spot.js';

/*
 * Filters, made into functions when they are first applied. A filter is asked of every card of a deck and of every Pokémon in
 * play, and mostly about what is printed: then neither the words of the test nor a scope need be looked at again. What is made
 * here says the same as `holds` does of that subject; whatever has no short way asks `holds`.
 */

/** Whether a card is such a one; `slot`: of the binding that it belongs to, `NONE` where it is looked for where it lies. */
export type OfCard = (game: Game, scope: Scope, card: CardId, slot: number) => boolean;

/** Whether a Pokémon in play is such a one. */
export type OfPokemon = (game: Game, scope: Scope, pokemon: PokemonId) => boolean;

export function cardFilter(test: Test): OfCard {
  const made: Made = madeOf(test);
  if (made.ofCard === undefined) made.ofCard = ofCard(test);
  return made.ofCard as OfCard;
}

export function pokemonFilter(test: Test): OfPokemon {
  const made: Made = madeOf(test);
  if (made.ofPokemon === undefined) made.ofPokemon = ofPokemon(test);
  return made.ofPokemon as OfPokemon;
}

function ofCard(test: Test): OfCard {
  switch (test.test) {
    case 'all':
      return ofAll(test.of.map(cardFilter));
    case 'any':
      return ofAny(test.of.map(cardFilter));
    case 'not': {
      const inner = cardFilter(test.of);
      return (game, scope, card, slot) => !inner(game, scope, card, slot);
    }
    case 'kind':
      return ofKind(test, marksOf(test).bits);
    case 'type':
      return ofType(test, marksOf(test).bits);
    case 'stage':
      return (game, _, card) => hasStage(cardOf(game, card), test.is);
    case 'name':
    case 'name-has':
    case 'tag': {
      const isSuch = printed(test, false);
      return (game, _, card) => isSuch(game, cardOf(game, card));
    }
    case 'is':
      if (test.of.get === 'ref' && test.of.name === 'card') return (_, scope, card) => card === scope.card;
      return cardAsked(test);
    default:
      return cardAsked(test);
  }
}

const cardAsked =
  (test: Test): OfCard =>
  (game, scope, card, slot) => {
    const about = lendAbout(scope, NONE, card);
    about.subjectOf = slot;
    const is = knot.holds(game, about, test);
    giveBack();
    return is;
  };

function ofAll(all: readonly OfCard[]): OfCard {
  const [one, other] = all;
  if (one !== undefined && other !== undefined && all.length === 2)
    return (game, scope, card, slot) => one(game, scope, card, slot) && other(game, scope, card, slot);
  return (game, scope, card, slot) => {
    for (let i = 0; i < all.length; i++) if (!all[i]!(game, scope, card, slot)) return false;
    return true;
  };
}

const ofAny =
  (all: readonly OfCard[]): OfCard =>
  (game, scope, card, slot) => {
    for (let i = 0; i < all.length; i++) if (all[i]!(game, scope, card, slot)) return true;
    return false;
  };

/** What a card is that may lie under another, or on it, is asked where it lies. @rule KIND-07 */
function ofKind(test: Test, bits: number): OfCard {
  const asked = cardAsked(test);
  return (game, scope, card, slot) => {
    const { rulesAsTool, kindBits } = cardOf(game, card);
    return rulesAsTool.length === 0 ? (kindBits & bits) !== 0 : asked(game, scope, card, slot);
  };
}

/** What an Energy card provides may hang on where it lies or lay. @rule NRG-06 */
function ofType(test: Test, bits: number): OfCard {
  const asked = cardAsked(test);
  return (game, scope, id, slot) => {
    const card = cardOf(game, id);
    if (slot !== NONE || card.rulesAsTool.length > 0) return asked(game, scope, id, slot);
    if (card.role !== 'energy') return (card.typeBits & bits) !== 0;
    if (isListening(game, QUESTION_CHANNELS.provides)) return asked(game, scope, id, slot);
    for (let i = 0; i < card.provides.length; i++) if ((card.provides[i]! & bits) !== 0) return true;
    return false;
  };
}

function ofPokemon(test: Test): OfPokemon {
  switch (test.test) {
    case 'all':
      return pokemonOfAll(test.of.map(pokemonFilter));
    case 'any': {
      const all = test.of.map(pokemonFilter);
      return (game, scope, pokemon) => {
        for (let i = 0; i < all.length; i++) if (all[i]!(game, scope, pokemon)) return true;
        return false;
      };
    }
    case 'not': {
      const inner = pokemonFilter(test.of);
      return (game, scope, pokemon) => !inner(game, scope, pokemon);
    }
    case 'kind':
      return test.is.includes('pokemon') ? () => true : pokemonAsked(test); // KIND-07
    case 'type': {
      const { bits } = marksOf(test);
      return (game, _, pokemon) => (knot.types(game, pokemon) & bits) !== 0;
    }
    case 'name':
    case 'name-has':
    case 'tag': {
      const isSuch = printed(test, true);
      return (game, _, pokemon) => isSuch(game, topOf(game, pokemon));
    }
    case 'condition': {
      const { bits } = marksOf(test);
      return (game, _, pokemon) => (pokemonAt(game, pokemon).conditions & bits) !== 0;
    }
    case 'spot':
      return (game, _, pokemon) => isInActiveSpot(game, pokemon) === (test.is === 'active');
    case 'is':
      if (test.of.get === 'ref' && (test.of.name === 'self' || test.of.name === 'holder'))
        return (_, scope, pokemon) => pokemon === scope.self;
      return pokemonAsked(test);
    default:
      return pokemonAsked(test);
  }
}

const pokemonAsked =
  (test: Test): OfPokemon =>
  (game, scope, pokemon) => {
    const about = lendAbout(scope, pokemon, NONE);
    const is = knot.holds(game, about, test);
    giveBack();
    return is;
  };

const pokemonOfAll =
  (all: readonly OfPokemon[]): OfPokemon =>
  (game, scope, pokemon) => {
    for (let i = 0; i < all.length; i++) if (!all[i]!(game, scope, pokemon)) return false;
    return true;
  };

/** The names are counted as the era counts them: a game has one era. */
function ofNames(printed: readonly string[]): (game: Game, card: Card) => boolean {
  let strip: Era['nameStrip'] | null = null;
  let names: readonly string[] = [];
  return ({ setup: { era } }, card) => {
    if (era.nameStrip !== strip) {
      strip = era.nameStrip;
      names = printed.map((name) => nameThatCounts(name, era.nameStrip));
    }
    return names.includes(card.counted);
  };
}

type PrintedTest = Extract<Test, { test: 'name' | 'name-has' | 'tag' }>;

/** What is printed on a card, for names and classes: worked out once for each name or card. */
function printed(test: PrintedTest, inPlay: boolean): (game: Game, card: Card) => boolean {
  switch (test.test) {
    case 'name':
      return ofNames(test.is);
    case 'name-has': {
      const known = new Map<string, boolean>();
      return (_, { name }) => {
        const before = known.get(name);
        if (before !== undefined) return before;
        known.set(name, hasInName(name, test.words));
        return known.get(name)!;
      };
    }
    case 'tag': {
      const known = new WeakMap<CardFacts, boolean>();
      return (_, { facts }) => {
        const before = known.get(facts);
        if (before !== undefined) return before;
        known.set(facts, isOfClass(facts, test.is, inPlay));
        return known.get(facts)!;
      };
    }
  }
}
