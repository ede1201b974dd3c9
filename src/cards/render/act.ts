import type { Amount, CardsOf, Statement, Where } from '../language.js';
import { type Factors, factors } from './amount.js';
import { pokemonNoun } from './noun.js';
import { ruleText, SPANS } from './rule.js';
import { listed, unsayable, type Voice, whose } from './speech.js';
import { bearer, cards, group, pokemon, wanted, zoneName } from './things.js';

type Of<K extends Statement['op']> = Extract<Statement, { readonly op: K }>;

/** One act as a clause: what stands in a sentence after "then", "if heads," or "you may". */
export function actText(statement: Statement, voice: Voice): string {
  switch (statement.op) {
    case 'flip':
      return flip(statement, voice);
    case 'base':
      return base(statement, voice);
    case 'damage':
      return damage(statement, voice);
    case 'condition':
      return condition(statement, voice);
    case 'stop':
      return 'this attack does nothing';
    case 'put-counters':
      return putCounters(statement, voice);
    case 'heal':
      return heal(statement, voice);
    case 'draw':
      return draw(statement, voice);
    case 'shuffle':
      return `shuffle ${whose(statement.who, voice)} ${zoneName(statement.zone)}`;
    case 'look':
      return `look at ${cards(statement.cards, voice)}`;
    case 'pick':
      return pick(statement, voice);
    case 'move':
      return move(statement, voice);
    case 'attach':
      return attach(statement, voice);
    case 'switch':
      return switched(statement, voice);
    case 'outcome':
      return statement.is === 'end-turn' ? 'your turn ends' : unsayable(statement.is);
    case 'lasting':
      return `${SPANS[statement.span] ?? unsayable(statement.span)}, ${ruleText(statement.rules, statement.on, voice)}`;
    case 'devolve':
      return devolve(statement, voice);
    case 'knock-out':
      return knockOut(statement, voice);
    case 'evolve':
      return evolve(statement, voice);
    case 'move-counters':
      return moveCounters(statement, voice);
    case 'exchange':
      return exchange(statement, voice);
    case 'prevent':
      return PREVENTED[statement.what] ?? unsayable('effects that are prevented');
    case 'set-remaining-hp':
      return `its remaining HP becomes ${factors(statement.hp, voice).n}`;
    case 'if':
    case 'may':
    case 'as-player':
    case 'for-each':
    case 'modal':
    case 'take-prizes':
    case 'use':
      return unsayable(`${statement.op} as one act`);
  }
}

function heal({ n: amount, from }: Of<'heal'>, voice: Voice): string {
  if (amount === 'all') return `heal all damage from ${pokemon(from, voice)}`;
  const { n, each } = factors(amount, voice);
  return `heal ${n} damage from ${pokemon(from, voice)}${each}`;
}

/** One that needs no choice is Knocked Out; others are chosen by whoever does it. */
function knockOut({ pokemon: of }: Of<'knock-out'>, voice: Voice): string {
  const isOne =
    of.get === 'ref' || (of.spot === 'active' && of.where === undefined && of.take === undefined && of.side !== 'any');
  return isOne ? `${pokemon(of, voice)} is Knocked Out` : `knock out ${pokemon(of, voice)}`;
}

function devolve({ pokemon: of, to }: Of<'devolve'>, voice: Voice): string {
  if (of.get === 'ref') return `devolve ${pokemon(of, voice)} and put this Pokémon into your hand`;
  return to.whose === 'opponent'
    ? `devolve ${pokemon(of, voice)} by putting the highest Stage Evolution card on it into your opponent's hand`
    : unsayable('such a devolution');
}

/** A card that evolves from it, out of the deck, or a card out of the hand. */
function evolve({ pokemon: of, with: given }: Of<'evolve'>, voice: Voice): string {
  if (of.get !== 'ref' || of.name !== 'self') return unsayable('the evolution of other Pokémon');
  const where = given.get === 'cards' ? given.where : undefined;
  if (where?.test === 'evolves-from')
    return 'search your deck for a card that evolves from this Pokémon and put it onto this Pokémon to evolve it';
  return sought(given, voice) === null
    ? `put ${cards(given, voice)} onto this Pokémon to evolve it`
    : unsayable('such an evolution');
}

export function moveCounters({ n, from, to }: Of<'move-counters'>, voice: Voice, most?: number): string {
  if (most !== undefined)
    return `move up to ${most} damage counters from ${pokemon(from, voice)} to ${pokemon(to, voice)}`;
  const what = n === 'all' ? 'all damage counters' : n === 'any' ? 'any number of damage counters' : countersMoved(n);
  return `move ${what} from ${pokemon(from, voice)} to ${pokemon(to, voice)}`;
}

const countersMoved = (n: Amount): string => {
  if (typeof n !== 'number') return unsayable('so many damage counters');
  return n === 1 ? '1 damage counter' : `${n} damage counters`;
};

const KEPT = 'Any attached cards, damage counters, Special Conditions';

function exchange({ pokemon: of, with: given, keeps, to }: Of<'exchange'>, voice: Voice): string {
  if (given.get !== 'cards' || !('zone' in given.in)) return unsayable('such an exchange');
  const { zone } = given.in;
  const what = wanted(given.where, given.take);
  const rest = keeps.includes('turns')
    ? `${KEPT}, turns in play, and any other effects remain on the new Pokémon`
    : `${KEPT}, and effects on it are now on the new Pokémon`;
  if (zone === 'hand') return `switch ${pokemon(of, voice)} with ${what} in your hand. ${rest}`;
  const swap = `search your ${zoneName(zone)} for ${what} and switch it with ${pokemon(of, voice)}. ${rest}`;
  if (to.zone !== 'deck') return swap;
  return `${swap}. ${to.end === 'top' ? 'Put this Pokémon on top of your deck' : 'Shuffle this Pokémon back into your deck'}`;
}

const PREVENTED: Readonly<Record<string, string>> = {
  damage: 'prevent that damage',
  all: 'prevent all effects of that attack, including damage',
  event: 'this Pokémon is not Knocked Out',
};

function flip({ coins, who }: Of<'flip'>, voice: Voice): string {
  if (who === 'opponent') return `your opponent flips ${coins === 1 ? 'a coin' : `${coins} coins`}`;
  if (coins === 'until-tails') return 'flip a coin until you get tails';
  const { n, each } = factors(coins, voice);
  if (each !== '') return `flip a coin${each}`;
  return n === 1 ? 'flip a coin' : `flip ${n} coins`;
}

function base({ add, set, ignore }: Of<'base'>, voice: Voice): string {
  if (ignore !== undefined) return `this attack's damage isn't affected by ${ignoredText(ignore)}`;
  if (set !== undefined) return more(factors(set, voice), 'damage');
  const said = factors(add ?? unsayable('damage without a number'), voice);
  return said.n < 0 ? more({ ...said, n: -said.n }, 'less damage') : more(said, 'more damage');
}

/** What does not affect the damage is a sentence of its own. */
function damage({ n: amount, to, ignore }: Of<'damage'>, voice: Voice): string {
  const { n, each } = factors(amount, voice);
  const said = `this attack does ${n} damage to ${pokemon(to, voice)}${each}`;
  if (ignore === undefined) return said;
  if (ignore.includes('effects')) return unsayable('damage that no effects on its Pokémon change');
  return `${said}. This attack's damage isn't affected by ${ignoredText(ignore)}`;
}

const more = ({ n, each }: Factors, what: string): string => `this attack does ${n} ${what}${each}`;

function ignoredText(ignored: readonly string[]): string {
  if (!ignored.includes('effects'))
    return listed(
      ignored.map((word) => `${word[0].toUpperCase()}${word.slice(1)}`),
      'or',
    );
  return ignored.length === 1
    ? "any effects on your opponent's Active Pokémon"
    : "Weakness or Resistance, or by any other effects on your opponent's Active Pokémon";
}

const conditionName = (word: string): string => `${word[0].toUpperCase()}${word.slice(1)}`;

function condition({ give, remove, to }: Of<'condition'>, voice: Voice): string {
  if (typeof to === 'string') return unsayable('a condition of a player');
  const of = pokemon(to, voice);
  if (give !== undefined)
    return `${of} ${of.startsWith('both') ? 'are' : 'is'} now ${listed(give.map(conditionName), 'and')}`;
  if (remove === 'all') return `remove all Special Conditions from ${of}`;
  return Array.isArray(remove)
    ? `remove the Special Condition ${conditionName(remove[0])} from ${of}`
    : unsayable('such a recovery');
}

function putCounters({ n: amount, on, split }: Of<'put-counters'>, voice: Voice): string {
  const { n, each } = factors(amount, voice);
  const what = n === 1 ? '1 damage counter' : `${n} damage counters`;
  if (split === true && on.get === 'pokemon') return `put ${what} on ${group(on, voice)} in any way you like`;
  return `put ${what} on ${pokemon(on, voice)}${each}`;
}

function draw({ n: amount, upTo, until }: Of<'draw'>, voice: Voice): string {
  const { n, each } = factors(amount, voice);
  if (until === true) return `draw cards until ${voice} have ${n} cards in ${whose('you', voice)} hand`;
  if (upTo === true) return `draw up to ${n} cards`;
  if (each !== '') return `draw a card${each}`;
  return n === 1 ? 'draw a card' : `draw ${n} cards`;
}

function pick({ of }: Of<'pick'>, voice: Voice): string {
  return of.get === 'pokemon' ? `choose ${pokemon(of, voice)}` : unsayable('such a choice');
}

/** "into your hand", "on the bottom of your deck". */
export function destination(to: Where, voice: Voice): string {
  const of = whose(to.whose, voice);
  switch (to.zone) {
    case 'hand':
      return `into ${of} hand`;
    case 'bench':
      return `onto ${of} Bench`;
    case 'deck':
      return to.end === undefined
        ? unsayable('a place in the deck')
        : `on ${to.end === 'top' ? 'top' : 'the bottom'} of ${of} deck`;
    case 'lost-zone':
      return 'in the Lost Zone';
    case 'discard':
      return `in ${of} discard pile`;
    case 'active':
    case 'stadium':
    case 'prizes':
      return unsayable(`to put cards in the ${to.zone}`);
  }
}

/** Cards that are looked for: "search your deck for …", "choose … without looking". */
function sought(of: CardsOf, voice: Voice): string | null {
  if (of.get !== 'cards' || !('zone' in of.in)) return null;
  const { zone, whose: owner, top, bottom } = of.in;
  if (zone === 'deck' && top === undefined && bottom === undefined) {
    return `search ${whose(owner, voice)} deck for ${wanted(of.where, of.take)}`;
  }
  return of.how === undefined ? null : `choose ${cards(of, voice)}`;
}

const them = (of: CardsOf): string => {
  if (of.get !== 'cards' || of.take === undefined) return 'them';
  return 'n' in of.take && of.take.n === 1 ? 'it' : 'them';
};

function move(statement: Of<'move'>, voice: Voice): string {
  if (statement.cards.get === 'ref' && statement.cards.name === 'card') return moveItself(statement, voice);
  const { cards: of, to, reveal, order } = statement;
  const cost = statement.step === 'cost' ? ' in order to use this attack' : '';
  const found = sought(of, voice) ?? (reveal === true ? `choose ${cards(of, voice)}` : null);
  const away = to.zone === 'discard' && to.whose === undefined;
  if (found === null) {
    return away
      ? `discard ${cards(of, voice)}${cost}`
      : `put ${cards(of, voice)} ${destination(to, voice)}${inOrder(order)}`;
  }
  const shown = reveal === true ? `, reveal ${them(of)},` : '';
  return `${found}${shown} and ${away ? `discard ${them(of)}` : `put ${them(of)} ${destination(to, voice)}${inOrder(order)}`}`;
}

const moveItself = ({ to, reveal }: Of<'move'>, voice: Voice): string =>
  reveal === true
    ? `reveal this Pokémon and put it ${destination(to, voice)}`
    : `put this Pokémon ${destination(to, voice)}`;

const inOrder = (order: Of<'move'>['order']): string => (order === 'any' ? ' in any order' : '');

function attach({ cards: of, to, split }: Of<'attach'>, voice: Voice): string {
  const target =
    split === true && to.get === 'pokemon' ? `${group(to, voice)} in any way you like` : pokemon(to, voice);
  const found = sought(of, voice);
  if (found !== null) return `${found} and attach ${them(of)} to ${target}`;
  const moved = of.get === 'cards' && 'on' in of.in;
  if (of.get === 'cards' && 'pool' in of.in) return `choose ${cards(of, voice)} and attach ${them(of)} to ${target}`;
  return `${moved ? 'move' : 'attach'} ${cards(of, voice)} to ${target}`;
}

function switched({ in: into, out }: Of<'switch'>, voice: Voice): string {
  if (into.get === 'ref' && out === undefined) return `switch ${pokemon(into, voice)} with your Active Pokémon`;
  if (into.get !== 'pokemon')
    return out?.get === 'ref' && out.name === 'self'
      ? 'switch this Pokémon with that Pokémon'
      : unsayable('such a switch');
  if (into.side === 'you') {
    const active = out === undefined ? `${whose('you', voice)} Active Pokémon` : bearer(out, voice);
    return `switch ${active} with 1 of ${whose('you', voice)} Benched Pokémon`;
  }
  const benched = `1 of your opponent's Benched ${pokemonNoun(into.where)}`;
  return out === undefined
    ? `switch ${benched} with their Active Pokémon`
    : `choose ${benched} and switch it with 1 of the Defending Pokémon`;
}
