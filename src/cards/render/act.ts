import type { Amount, CardsOf, PokemonOf, Rule, Span, Statement, Where } from '../language.js';
import { pokemonAct } from './act-pokemon.js';
import { actOfPower } from './act-power.js';
import { type Factors, factors } from './amount.js';
import { turnedUp } from './face-up.js';
import { unmarkText } from './markers.js';
import { cardNoun, pokemonNoun } from './noun.js';
import { amountNumber } from './number.js';
import { OWN_CHOSEN } from './own-active.js';
import { ownBar } from './own-bar.js';
import { inPlural } from './plural.js';
import { ruleText, SPANS } from './rule.js';
import { aOrAn, listed, unsayable, type Voice, whose } from './speech.js';
import { withSubject } from './subject.js';
import { bearer, cards, group, pokemon, theNumber, wanted, zoneName } from './things.js';
import { attackChoice, useText } from './use.js';

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
      return `this ${statement.what} does nothing`;
    case 'put-counters':
      return putCounters(statement, voice);
    case 'heal':
      return heal(statement, voice);
    case 'draw':
      return draw(statement, voice);
    case 'shuffle':
      return `shuffle ${whose(statement.who, voice)} ${statement.zone === 'prizes' ? 'Prize cards' : zoneName(statement.zone)}`;
    case 'look':
      return look(statement, voice);
    case 'pick':
      return pick(statement, voice);
    case 'move':
      return move(statement, voice);
    case 'attach':
      return attach(statement, voice);
    case 'switch':
      return switched(statement, voice);
    case 'outcome':
      return outcome(statement);
    case 'lasting':
      return lasting(statement, voice);
    case 'evolve':
    case 'devolve':
    case 'knock-out':
    case 'move-counters':
    case 'take-prizes':
      return pokemonAct(statement, voice);
    case 'exchange':
    case 'set-remaining-hp':
      return actOfPower(statement, voice);
    case 'use':
      return useText(statement, voice);
    case 'unmark':
      return unmarkText(statement, false, voice);
    case 'prevent':
      return prevented(statement);
    case 'if':
    case 'may':
    case 'as-player':
    case 'for-each':
    case 'modal':
      return unsayable(`${statement.op} as one act`);
  }
}

function heal({ n: amount, from }: Of<'heal'>, voice: Voice): string {
  if (amount === 'all') return `heal all damage from ${pokemon(from, voice)}`;
  const done = doneText(amount, voice);
  if (done !== null) return `heal from ${pokemon(from, voice)} the same amount of ${done}`;
  const halved = halfText(amount, voice);
  if (halved !== null) return `heal from ${pokemon(from, voice)} ${halved}`;
  const { n, each } = factors(amount, voice);
  return `heal ${n} damage from ${pokemon(from, voice)}${each}`;
}

/** Damage that this attack did. */
function doneText(amount: Amount, voice: Voice): string | null {
  if (typeof amount === 'number' || amount.num !== 'tally' || amount.what.event !== 'damaged') return null;
  const { subject } = amount.what;
  if (amount.when !== 'this-attack' || (subject?.get !== 'ref' && subject?.get !== 'pokemon')) return null;
  return `damage you did to ${pokemon(subject, voice)}`;
}

/** Half of the damage that this attack did. */
function halfText(amount: Amount, voice: Voice): string | null {
  if (typeof amount === 'number' || amount.num !== 'calc') return null;
  const way = { 'half-up': 'up', 'half-down': 'down' }[amount.fn as string];
  const done = way === undefined ? null : doneText(amount.args[0], voice);
  return done === null ? null : `half the ${done} (rounded ${way} to the nearest 10)`;
}

const isTaken = (amount: Amount | undefined): boolean =>
  typeof amount === 'object' &&
  amount.num === 'tally' &&
  amount.what.event === 'damaged' &&
  amount.when === 'last-turn';

const OUTCOMES: Readonly<Partial<Record<Of<'outcome'>['is'], string>>> = {
  'end-turn': 'your turn ends',
  win: 'you win this game',
  lose: 'you lose this game',
  'extra-turn': 'take another turn after this one. Skip Pokémon Checkup',
};

/** A hand is revealed by whose it is. */
function look({ cards: of, who, faceUp }: Of<'look'>, voice: Voice): string {
  if (faceUp === true) return turnedUp(of, voice);
  if (who !== 'each') return `look at ${cards(of, voice)}`;
  if (of.get === 'cards' && 'zone' in of.in && of.in.until !== undefined)
    return `reveal cards from the top of your deck until you reveal ${aOrAn(cardNoun(of.in.until, false))}`;
  const isTheirHand = of.get === 'cards' && 'zone' in of.in && of.in.zone === 'hand' && of.in.whose === 'opponent';
  if (isTheirHand) return 'your opponent reveals their hand';
  return isWholeHand(of) ? 'show your hand to your opponent' : `reveal ${cards(of, voice)}`;
}

function outcome({ is, who }: Of<'outcome'>): string {
  if (who === 'opponent' && is === 'end-turn') return 'their turn ends';
  return (who === undefined ? OUTCOMES[is] : undefined) ?? unsayable(`such an end: ${is}`);
}

const PREVENTED: Readonly<Partial<Record<Of<'prevent'>['what'], string>>> = {
  damage: 'prevent that damage',
  all: 'prevent all effects of that attack (including damage)',
  effects: 'prevent all effects of that Poké-Power',
  event: 'that attack does nothing',
};

function prevented({ what, n }: Of<'prevent'>): string {
  if (typeof n === 'object' && n.num === 'calc' && n.fn === 'half-up')
    return 'reduce that damage to half (rounded down to the nearest 10)';
  if (typeof n === 'object' && n.num === 'calc' && n.fn === '-')
    return `reduce that damage to ${amountNumber(n.args[1])}`;
  if (n !== undefined) return `reduce that damage by ${amountNumber(n)} (after applying Weakness and Resistance)`;
  return PREVENTED[what] ?? unsayable(`to prevent ${what}`);
}

function lasting({ on, rules, span, ends }: Of<'lasting'>, voice: Voice): string {
  if (typeof on !== 'string' && on.get !== 'ref' && on.get !== 'pokemon') return turned(on, rules, span, voice);
  if (span === 'game' && on === 'you')
    return `for the rest of this game, ${ruleText(withSubject(rules, on), on, voice)}`;
  if (span === 'game' && ends !== undefined) return ruleText(withSubject(rules, on), on as PokemonOf, voice);
  if (span === 'game') return untilItLeaves(on, rules);
  const bar = on === 'you' ? ownBar(rules, span) : null;
  if (bar !== null) return bar;
  const said = `${SPANS[span] ?? unsayable(span)}, ${ruleText(withSubject(rules, on), on as PokemonOf, voice)}`;
  return on === 'you' && !isPlain(rules, span) ? `${said} (this includes new Pokémon that come into play)` : said;
}

/** Energy cards that are of another type for the turn. */
function turned(on: CardsOf, [rule]: readonly Rule[], span: Span, voice: Voice): string {
  const types =
    rule?.part === 'answer' && rule.question === 'provides' && 'types' in rule.change ? rule.change.types : [];
  if (span !== 'this-turn' || types.length !== 1) return unsayable('a rule for cards');
  return `turn ${cards(on, voice)} into ${types[0]} Energy for the rest of the turn`;
}

/** What an attack does to its own Pokémon ends when that is no longer Active. @rule EFF-09 */
function untilItLeaves(on: Of<'lasting'>['on'], [rule]: readonly Rule[]): string {
  const isSelf = typeof on === 'object' && on.get === 'ref' && on.name === 'self';
  if (!isSelf || rule?.part !== 'answer' || rule.question !== 'can-use-attack' || rule.attack === undefined)
    return unsayable('a rule for the rest of the game');
  return `this Pokémon can't use ${rule.attack} again until it leaves the Active Spot`;
}

/** Attacks of this turn are made when they are made: nobody needs to be told that later Pokémon are meant too. */
const isPlain = (rules: readonly Rule[], span: Span): boolean =>
  span === 'this-turn' && rules.every((rule) => rule.part === 'answer' && PLAIN.has(rule.question));

/** What is about the attacks of the turn. */
const PLAIN = new Set<string>(['damage-dealt', 'prizes-taken']);

function flip({ coins, who }: Of<'flip'>, voice: Voice): string {
  const flips = who === 'opponent' ? 'your opponent flips' : 'flip';
  if (coins === 'until-tails') return `${flips} a coin until ${who === 'opponent' ? 'they' : 'you'} get tails`;
  const { n, each } = factors(coins, voice);
  if (who === 'opponent')
    return each !== '' ? `${flips} a coin${each}` : `${flips} ${n === 1 ? 'a coin' : `${n} coins`}`;
  if (each !== '') return `flip a coin${each}`;
  return n === 1 ? 'flip a coin' : `flip ${n} coins`;
}

function base({ add, set, ignore }: Of<'base'>, voice: Voice): string {
  if (ignore !== undefined) return `this attack's damage isn't affected by ${ignoredText(ignore)}`;
  if (isTaken(set)) return "this attack does the same amount of damage to your opponent's Active Pokémon";
  if (isTaken(add)) return 'this attack does that much more damage';
  if (typeof set === 'number' && add !== undefined) return toldWhole(set, factors(add, voice));
  if (typeof set === 'number') return `this attack's base damage is ${set}`;
  const half = halfLeft(set);
  if (half !== null) return `this attack does damage equal to ${half}`;
  if (set !== undefined) return more(factors(set, voice), 'damage');
  if (add === undefined) return unsayable('damage without a number');
  const said = factors(add, voice);
  return said.n < 0 ? more({ ...said, n: -said.n }, 'less damage') : more(said, 'more damage');
}

/** A number that is nowhere else, and what is added to it or taken off. */
const toldWhole = (set: number, { n, each }: Factors): string =>
  n < 0
    ? `this attack does ${set} damage minus ${-n} damage${each}`
    : `this attack does ${set} damage plus ${n} more damage${each}`;

/** Half of what the Defending Pokémon has left. */
function halfLeft(amount: Amount | undefined): string | null {
  if (typeof amount !== 'object' || amount.num !== 'calc' || !amount.fn.startsWith('half')) return null;
  const way = amount.fn === 'half-up' ? 'up' : 'down';
  return `half the Defending Pokémon's remaining HP (rounded ${way} to the nearest 10)`;
}

function damageText(amount: Amount, to: string, voice: Voice): string {
  if (typeof amount !== 'number' && amount.num === 'calc' && amount.fn === '+') {
    const [first, more] = amount.args.map((one) => factors(one, voice));
    return `this attack does ${first.n} damage to ${to} plus ${more.n} more damage${more.each}`;
  }
  const { n, each } = factors(amount, voice);
  return `this attack does ${n} damage to ${to}${each}`;
}

/** What does not affect the damage is a sentence of its own. */
function damage({ n: amount, to, ignore, full }: Of<'damage'>, voice: Voice): string {
  const said = damageText(amount, pokemon(to, voice), voice);
  if (full === true) return `${said}. Also apply Weakness and Resistance for Benched Pokémon`;
  if (ignore === undefined) return said;
  return `${said}. This damage isn't affected by ${ignoredText(ignore, 'that Pokémon')}`;
}

const more = ({ n, each }: Factors, what: string): string => `this attack does ${n} ${what}${each}`;

function ignoredText(ignored: readonly string[], on = "your opponent's Active Pokémon"): string {
  return listed(
    ignored.map((word) => (word === 'effects' ? `any effects on ${on}` : `${word[0].toUpperCase()}${word.slice(1)}`)),
    'or',
  );
}

const conditionName = (word: string): string => `${word[0].toUpperCase()}${word.slice(1)}`;

function condition({ give, remove, to }: Of<'condition'>, voice: Voice): string {
  if (typeof to === 'string') return unsayable('a condition of a player');
  const of = pokemon(to, voice);
  if (give?.[0].startsWith('#'))
    return `${of} ${of.startsWith('both') ? 'are' : 'is'} now affected by that Special Condition`;
  if (give !== undefined)
    return `${of} ${of.startsWith('both') ? 'are' : 'is'} now ${listed(give.map(conditionName), 'and')}`;
  if (remove === 'all') return `remove all Special Conditions from ${of}`;
  if (remove === 'one') return `remove a Special Condition from ${of}`;
  if (Array.isArray(remove) && remove.length > 1)
    return `${of} ${of.startsWith('both') ? 'are' : 'is'} no longer ${listed(remove.map(conditionName), 'or')}`;
  return Array.isArray(remove)
    ? `remove the Special Condition ${conditionName(remove[0])} from ${of}`
    : unsayable('such a recovery');
}

function putCounters({ n: amount, on, split }: Of<'put-counters'>, voice: Voice): string {
  if (typeof amount !== 'number' && amount.num === 'bound' && amount.of === '#event')
    return `put damage counters on ${pokemon(on, voice)} equal to that damage`;
  if (typeof amount !== 'number' && amount.num === 'calc' && amount.fn === '+') {
    const [first, more] = amount.args.map((one) => factors(one, voice));
    return `put ${counters(first.n)}, plus ${counters(more.n).replace(' ', ' more ')}${more.each}, on ${pokemon(on, voice)}`;
  }
  const { n, each } = factors(amount, voice);
  const what = counters(n);
  if (split === true && on.get === 'pokemon') return `put ${what} on ${group(on, voice)} in any way you like`;
  return `put ${what} on ${pokemon(on, voice)}${each}`;
}

const counters = (n: number): string => (n === 1 ? '1 damage counter' : `${n} damage counters`);

function drawUntil(amount: Exclude<Amount, number>, voice: Voice): string {
  if (amount.num === 'count' && amount.of.get === 'pokemon' && amount.of.side === 'you')
    return `draw cards until you have as many cards in your hand as you have ${inPlural(pokemonNoun(amount.of.where))} in play`;
  if (amount.num === 'calc' && amount.fn === '+')
    return `draw cards until you have ${amountNumber(amount.args[1])} more ${amount.args[1] === 1 ? 'card' : 'cards'} in your hand than your opponent`;
  return `draw cards until you have the same number of cards in ${whose('you', voice)} hand as your opponent`;
}

/** As many as were put away just before, and some more. */
const isManyPlus = (amount: Amount): amount is Extract<Amount, { readonly num: 'calc' }> =>
  typeof amount === 'object' && amount.num === 'calc' && amount.fn === '+' && typeof amount.args[1] === 'number';

function draw({ n: amount, upTo, until }: Of<'draw'>, voice: Voice): string {
  if (until === true && typeof amount !== 'number') return drawUntil(amount, voice);
  if (isManyPlus(amount)) return `draw that many cards plus ${amountNumber(amount.args[1])}`;
  const { n, each } = factors(amount, voice);
  if (until === true) return `draw cards until ${voice} have ${n} cards in ${whose('you', voice)} hand`;
  if (upTo === true && typeof amount !== 'number') return `draw a number of cards up to ${theNumber(amount, voice)}`;
  if (upTo === true) return `draw up to ${n} cards`;
  if (each !== '') return `draw ${n === 1 ? 'a card' : `${n} cards`}${each}`;
  return n === 1 ? 'draw a card' : `draw ${n} cards`;
}

function pick({ of, who }: Of<'pick'>, voice: Voice): string {
  if (who === 'opponent' && of.get === 'cards' && 'pool' in of.in && of.take !== undefined && 'n' in of.take)
    return `your opponent chooses ${amountNumber(of.take.n)} of those cards`;
  if (who === 'opponent' && of.get === 'pokemon')
    return `your opponent chooses ${pokemon(of, voice).replace("your opponent's", 'their')}`;
  if (of.get === 'attacks') return `choose ${attackChoice(of, voice)}`;
  if (of.get === 'pokemon') return `choose ${pokemon(of, voice)}`;
  if (of.get === 'cards') return `choose ${cards(of, voice)}`;
  if (of.get === 'player') return 'choose either player';
  if (of.get !== 'condition') return unsayable('such a choice');
  return of.among === undefined
    ? 'choose a Special Condition'
    : `choose either ${listed(of.among.map(conditionName), 'or')}`;
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
      return to.end === undefined ? `into ${of} deck` : `on ${to.end === 'top' ? 'top' : 'the bottom'} of ${of} deck`;
    case 'lost-zone':
      return 'in the Lost Zone';
    case 'discard':
      return `in ${of} discard pile`;
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
  if (statement.cards.get === 'ref' && statement.cards.name === 'card' && statement.to.zone === 'prizes')
    return 'put this card in its place as a face-down Prize card';
  if (statement.cards.get === 'ref' && statement.cards.name === 'card' && statement.to.zone !== 'discard')
    return moveItself(statement, voice);
  const { cards: of, to, reveal, order } = statement;
  if (to.zone === 'prizes') return `add ${cards(of, voice)} to ${whose(to.whose, voice)} Prize cards face down`;
  if (order === 'random') return shuffledUnder(statement, voice);
  const cost = statement.step === 'cost' ? ' in order to use this attack' : '';
  const left = to.zone === 'discard' ? (downTo(of, voice) ?? benchDownTo(of, voice)) : null;
  if (left !== null) return left;
  if (of.get === 'ref' && reveal === true && to.zone === 'deck' && to.end !== undefined)
    return `reveal ${cards(of, voice)} and put it ${destination(to, voice)}`;
  const found = sought(of, voice) ?? (reveal === true ? `choose ${cards(of, voice)}` : null);
  const away = to.zone === 'discard' && to.whose === undefined;
  if (to.whose?.startsWith('#'))
    return to.zone === 'deck' && to.end === 'bottom'
      ? "put that card on the bottom of that player's deck"
      : 'put them back in any order';
  if (found === null) {
    return away
      ? `discard ${cards(of, voice)}${cost}`
      : `put ${cards(of, voice)} ${destination(to, voice)}${inOrder(order)}${cost}`;
  }
  const shown = reveal === true ? `, reveal ${them(of)},` : '';
  return `${found}${shown} and ${away ? `discard ${them(of)}` : `put ${them(of)} ${destination(to, voice)}${inOrder(order)}`}${cost}`;
}

/** As many cards of a hand as it has more than so many. */
export function downTo(of: CardsOf, voice: Voice): string | null {
  if (of.get !== 'cards' || !('zone' in of.in) || of.take === undefined || !('n' in of.take)) return null;
  const { n } = of.take;
  if (typeof n === 'number' || n.num !== 'calc' || n.fn !== '-' || of.in.zone !== 'hand') return null;
  const hand = `${whose(of.in.whose, voice)} hand`;
  const left = `${amountNumber(n.args[1])} cards`;
  if (of.how === 'random') return `discard random cards from ${hand} until they have ${left} in their hand`;
  if (of.how === 'blind')
    return `discard a number of cards without looking until your opponent has ${left} in their hand`;
  return `discard cards from ${hand} until ${voice === 'they' ? 'they' : 'you'} have ${left} in ${hand}`;
}

/** As many Pokémon of a Bench as it has more than so many. */
function benchDownTo(of: CardsOf, voice: Voice): string | null {
  if (of.get !== 'whole' || of.of.get !== 'pokemon' || of.of.take === undefined || !('n' in of.of.take)) return null;
  const { n } = of.of.take;
  if (typeof n === 'number' || n.num !== 'calc' || n.fn !== '-') return null;
  return `discard ${whose(of.of.side === 'you' ? 'you' : 'opponent', voice)} Benched Pokémon until ${voice} have ${amountNumber(n.args[1])} Benched Pokémon`;
}

const moveItself = ({ to, reveal }: Of<'move'>, voice: Voice): string =>
  reveal === true
    ? `reveal this Pokémon and put it ${destination(to, voice)}`
    : `put this Pokémon ${destination(to, voice)}`;

const inOrder = (order: Of<'move'>['order']): string => (order === 'any' ? ' in any order' : '');

/** "shuffle them and put them on the bottom": nobody knows their order. */
const shuffledUnder = ({ cards: of, to }: Of<'move'>, voice: Voice): string =>
  `shuffle ${cards(of, voice)} and put ${isHand(of) ? 'it' : 'them'} ${destination(to, voice)}`;

const isWholeHand = (of: CardsOf): boolean =>
  isHand(of) && of.get === 'cards' && of.where === undefined && of.take === undefined;

const isHand = (of: CardsOf): boolean => of.get === 'cards' && 'zone' in of.in && of.in.zone === 'hand';

function attach({ cards: of, to, split, other, asTool }: Of<'attach'>, voice: Voice): string {
  if (asTool === true) return 'attach this Pokémon to 1 of your Pokémon as a Pokémon Tool';
  const over = split === true && to.get === 'pokemon' ? group(to, voice) : null;
  const target =
    over === null ? pokemon(to, voice) : `${other === true ? elsewhereText(over) : over} in any way you like`;
  const found = sought(of, voice);
  if (found !== null) return `${found} and attach ${them(of)} to ${target}`;
  const moved = of.get === 'cards' && 'on' in of.in;
  if (of.get === 'cards' && 'pool' in of.in) return `choose ${cards(of, voice)} and attach ${them(of)} to ${target}`;
  return `${moved ? 'move' : 'attach'} ${cards(of, voice)} to ${target}`;
}

/** Others than where a card is; those other than the Pokémon with the text are left out besides. */
const elsewhereText = (over: string): string =>
  over.startsWith('your other ')
    ? `${over} (excluding this Pokémon)`
    : over.replace(/^(your opponent's|your|their) /, '$1 other ');

function switched({ in: into, out }: Of<'switch'>, voice: Voice): string {
  if (into.get === 'ref' && out === undefined) {
    // Whose a chosen Pokémon is, was said where it was chosen.
    const whose = ['self', 'holder', OWN_CHOSEN].includes(into.name) ? 'your' : 'the';
    return `switch ${pokemon(into, voice)} with ${whose} Active Pokémon`;
  }
  if (into.get !== 'pokemon' && out?.get === 'pokemon' && out.side === 'opponent')
    return 'switch it with 1 of the Defending Pokémon';
  if (into.get !== 'pokemon' && into.name === 'self' && out?.get === 'pokemon')
    return `switch ${pokemon(out, voice)} with this Pokémon`;
  if (into.get !== 'pokemon')
    return out?.get === 'ref' && out.name === 'self'
      ? 'switch this Pokémon with that Pokémon'
      : unsayable('such a switch');
  // Whom the words before named.
  if (voice === 'they' && out?.get === 'ref') return `switch that Pokémon with ${pokemon(into, voice)}`;
  if (into.side === 'you') {
    const active = out === undefined ? `${whose('you', voice)} Active Pokémon` : bearer(out, voice);
    return `switch ${active} with ${pokemon(into, voice)}`;
  }
  if (voice === 'they' && out?.get === 'pokemon') return `switch ${pokemon(out, voice)} with ${pokemon(into, voice)}`;
  const active = out === undefined ? 'their Active Pokémon' : '1 of the Defending Pokémon';
  return `switch ${pokemon(into, voice)} with ${active}`;
}
