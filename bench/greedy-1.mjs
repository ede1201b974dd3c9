// The greedy bot as it was before a better one: what later bots are measured against, with `rulebox arena --bot`.
// Kept as it was, and nothing is mended in it.
import {
  answersIn,
  attacksIn,
  forkOf,
  hpIn,
  NONE as NONE3,
  opposes as opposes2,
  opposes as opposes3,
  playIn,
  teamOf,
} from 'rulebox/engine/view';

var Look = class {
  game;
  attacks = [];
  hp = [];
  constructor(game) {
    this.game = game;
  }
  attacksOf(pokemon) {
    this.attacks[pokemon] ??= attacksIn(this.game, pokemon);
    return this.attacks[pokemon];
  }
  hpOf(pokemon) {
    this.hp[pokemon] ??= Math.max(10, hpIn(this.game, pokemon));
    return this.hp[pokemon];
  }
};

import { COLORLESS, cardIn, evolvesIn, formatIn, NONE, topIn } from 'rulebox/engine/view';

var activeOf = (game, seat) => game.state.sides[seat].active.filter((id) => id !== NONE);
var pokemonOf = (game, seat) => [...activeOf(game, seat), ...game.state.sides[seat].bench];

var PRIZE = 100;
var LAST_PRIZES = [0, 40, 20];
var POKEMON = {
  inPlay: 12,
  hp: 0.12,
  evolved: 9,
  /** Of the damage that its best attack does, as far as it is ready. */
  attack: 0.55,
  attackOnBench: 0.4,
  /** Of the same for what a card in hand can make of it. */
  promise: 0.2,
  unit: 4,
  /** Units that no attack asks for. */
  surplus: 0.5,
  tool: 6,
  power: 10,
  /** For each Prize card that it gives, when it is damaged all over. */
  damaged: 45,
  /** It cannot leave without paying so many units that it does not have. */
  stuck: 2,
};
var READY = [1, 0.6, 0.36, 0.2, 0.1];
var CONDITIONS = [18, 14, 22, 12, 12];
var ALONE = 70;
var NEARLY_ALONE = 18;
var HAND = {
  unknown: 6,
  basic: 8,
  basicTooMany: 2,
  evolutionThatFits: 20,
  evolution: 6,
  energy: [7, 6, 4, 2],
  energyOfNoUse: 1.5,
  supporter: [10, 6, 3],
  trainer: [7, 6, 5, 3],
};
var DECK_LOW = 12;
var DECK_CARD = 0.9;
var DECK_EMPTY = 150;
var THREAT = {
  /** For each Prize card of a Pokémon that can be Knocked Out, and of what has been put into it. */
  prize: 60,
  invested: 0.35,
  /** For each Prize card, of a Pokémon that is hurt by as much as it has left. */
  hurt: 28,
  /** It would be the end of the game. */
  end: 420,
  /** How likely it is that the attack is made: ready, or one unit of Energy short. */
  chance: [1, 0.5],
  /** Whoever is not to move has to wait for it. */
  later: 0.6,
};

function handWorth(game, seat) {
  const { hand, bench } = game.state.sides[seat];
  const space = formatIn(game).bench - bench.length;
  const wanted = typesWanted(game, seat);
  const count = { energy: 0, supporter: 0, trainer: 0, basic: 0 };
  let points = 0;
  for (const id of hand) {
    const card = cardIn(game, id);
    switch (card.role) {
      case 'energy':
        points += isUseful(card, wanted) ? step(HAND.energy, count.energy++) : HAND.energyOfNoUse;
        break;
      case 'basic':
        points += count.basic++ < space ? HAND.basic : HAND.basicTooMany;
        break;
      case 'evolution':
      case 'level-up':
        points += fitsNow(game, seat, id) ? HAND.evolutionThatFits : HAND.evolution;
        break;
      case 'supporter':
        points += step(HAND.supporter, count.supporter++);
        break;
      default:
        points += step(HAND.trainer, count.trainer++);
    }
  }
  return points;
}
var step = (points, number) => points[Math.min(number, points.length - 1)];
var fitsNow = (game, seat, card) => pokemonOf(game, seat).some((pokemon) => evolvesIn(game, card, pokemon));
function typesWanted(game, seat) {
  let bits = 0;
  for (const pokemon of pokemonOf(game, seat)) bits |= typesOfCosts(topIn(game, pokemon));
  for (const card of game.state.sides[seat].hand) bits |= typesOfCosts(cardIn(game, card));
  return bits;
}
function typesOfCosts({ attacks }) {
  let bits = 0;
  for (const { cost } of attacks) for (let type = 0; type < cost.length; type++) if (cost[type] > 0) bits |= 1 << type;
  return bits;
}
function isUseful({ provides }, wanted) {
  if (provides.length === 0) return true;
  return (wanted & (1 << COLORLESS)) !== 0 || provides.some((unit) => (unit & wanted) !== 0);
}

import {
  cardIn as cardIn2,
  evolvesIn as evolvesIn2,
  missingFor,
  NONE as NONE2,
  retreatCostIn,
  seatOf,
  topIn as topIn2,
  unitsIn,
} from 'rulebox/engine/view';

var TEXT = 12;
var TEXT_ALONE = 18;
var COUNTED = 1.6;
function powerOf({ damage, counted, script }) {
  if (damage === 0) return script === NONE2 ? 0 : TEXT_ALONE;
  return damage * (counted ? COUNTED : 1) + (script === NONE2 ? 0 : TEXT);
}
var readiness = (missing) => READY[Math.min(missing, READY.length - 1)];
function bestAttack(attacks) {
  let best2 = 0;
  for (const { attack, missing } of attacks) best2 = Math.max(best2, powerOf(attack) * readiness(missing));
  return best2;
}
function bestAttackAs(game, pokemon, { attacks }) {
  let best2 = 0;
  for (const attack of attacks) best2 = Math.max(best2, powerOf(attack) * readiness(missingFor(game, pokemon, attack)));
  return best2;
}
var dearest = (attacks) => attacks.reduce((most, { attack }) => Math.max(most, attack.symbols), 0);

function pokemonWorth(look, id, { active, hand }) {
  const { game } = look;
  const pokemon = game.state.pokemon[id];
  const card = topIn2(game, id);
  const hp = look.hpOf(id);
  const left = Math.max(0, hp - pokemon.damage);
  const attacks = look.attacksOf(id);
  const units = unitsOn(game, pokemon.attached);
  const useful = Math.min(units, dearest(attacks));
  const attack = bestAttack(attacks);
  let points = POKEMON.inPlay + POKEMON.hp * left + POKEMON.evolved * (pokemon.stack.length - 1);
  points += attack * (active ? POKEMON.attack : POKEMON.attackOnBench);
  points += POKEMON.unit * useful + POKEMON.surplus * (units - useful);
  if (card.actions.length + card.rules.length > 0) points += POKEMON.power;
  points -= (POKEMON.damaged * card.prizes * Math.min(pokemon.damage, hp)) / hp;
  points += POKEMON.tool * toolsOn(game, pokemon.attached);
  if (hand) points += POKEMON.promise * Math.max(0, promise(game, id) - attack);
  if (!active) return points;
  return points - conditionCost(pokemon.conditions) - POKEMON.stuck * Math.max(0, retreatCostIn(game, id) - units);
}
function unitsOn(game, attached) {
  let units = 0;
  for (const card of attached) units += unitsIn(game, card);
  return units;
}
function toolsOn(game, attached) {
  let tools = 0;
  for (const card of attached) if (cardIn2(game, card).role === 'tool') tools++;
  return tools;
}
function promise(game, id) {
  let best2 = 0;
  for (const card of game.state.sides[seatOf(id)].hand) {
    const next = cardIn2(game, card);
    if (next.role === 'evolution' && evolvesIn2(game, card, id)) best2 = Math.max(best2, bestAttackAs(game, id, next));
  }
  return best2;
}
function conditionCost(conditions) {
  let points = 0;
  for (let bit = 0; bit < CONDITIONS.length; bit++) if ((conditions & (1 << bit)) !== 0) points += CONDITIONS[bit];
  return points;
}

function sideWorth(look, seat, known) {
  const { game } = look;
  const { prizes, bench, hand, deck, out } = game.state.sides[seat];
  if (out !== 0) return 0;
  let points = -PRIZE * prizes.length + (LAST_PRIZES[prizes.length] ?? 0);
  for (const id of activeOf(game, seat)) points += pokemonWorth(look, id, { active: true, hand: known });
  for (const id of bench) points += pokemonWorth(look, id, { active: false, hand: known });
  points -= bench.length === 0 ? ALONE : bench.length === 1 ? NEARLY_ALONE : 0;
  points += known ? handWorth(game, seat) : HAND.unknown * hand.length;
  return points - deckCost(deck.length);
}
function deckCost(cards) {
  if (cards === 0) return DECK_EMPTY;
  const low = DECK_LOW - cards;
  return low <= 0 ? 0 : DECK_CARD * low * low;
}

import { damageIn, opposes, seatOf as seatOf2, topIn as topIn3 } from 'rulebox/engine/view';

function threat(look, attacking, defending) {
  const { game } = look;
  let worst = 0;
  for (const attacker of activeOf(game, attacking)) {
    for (const { attack, missing } of look.attacksOf(attacker)) {
      const chance = THREAT.chance[missing];
      if (chance === void 0 || attack.damage === 0) continue;
      const more = powerOf(attack) / attack.damage;
      for (const defender of activeOf(game, defending)) {
        const damage = damageIn(game, attack, attacker, defender) * (attack.counted ? more : 1);
        worst = Math.max(worst, chance * loss(look, defender, damage));
      }
    }
  }
  return game.state.seat === attacking ? worst : worst * THREAT.later;
}
function loss(look, id, damage) {
  const { game } = look;
  const { damage: before, stack, attached } = game.state.pokemon[id];
  const left = Math.max(10, look.hpOf(id) - before);
  const { prizes } = topIn3(game, id);
  if (damage < left) return (THREAT.hurt * prizes * damage) / left;
  const invested = THREAT.invested * (stack.length + attached.length) * 10;
  return THREAT.prize * prizes + invested + (isLast(game, id, prizes) ? THREAT.end : 0);
}
function isLast({ state }, id, prizes) {
  const seat = seatOf2(id);
  if (state.sides[seat].bench.length === 0 && state.sides.length === 2) return true;
  return state.sides.some((side, other) => opposes(other, seat) && side.prizes.length <= prizes);
}

var WON = 1e5;
function evaluate(game, seat) {
  const { phase, winner, sides } = game.state;
  if (phase === 'over') return winner === NONE3 ? 0 : winner === teamOf(seat) ? WON : -WON;
  const look = new Look(game);
  let points = 0;
  for (let one = 0; one < sides.length; one++) {
    const sign = opposes2(one, seat) ? -1 : 1;
    points += sign * sideWorth(look, one, one === seat);
    for (let other = 0; other < sides.length; other++)
      if (opposes2(one, other)) points += sign * threat(look, one, other);
  }
  return points;
}

function someOf(answers, most, random) {
  if (answers.length <= most) return answers;
  const left = answers.filter((given) => !isStanding(given));
  const chosen = answers.filter(isStanding);
  while (chosen.length < most && left.length > 0) {
    const [taken] = left.splice(random(left.length), 1);
    chosen.push(taken);
  }
  return answers.filter((given) => chosen.includes(given));
}
function isStanding(given) {
  const kind = given.kind;
  return kind === 'pass' || kind === 'done' || kind === 'attack';
}

var OWN_WIDTH = 5;
var OTHERS_WIDTH = 3;
var LONGEST = 40;
function foresee(game, given, thought) {
  const next = tried(game, given, thought);
  settle(next, thought, 1);
  return isOwnTurn(next, thought.seat) ? bestEnding(next, thought) : evaluate(next, thought.seat);
}
function tried(game, given, { patience }) {
  patience.left--;
  const next = forkOf(game);
  playIn(next, given);
  return next;
}
var isOwnTurn = ({ state }, seat) =>
  state.phase !== 'over' && state.decision.kind === 'turn' && state.decision.seat === seat;
function isEnding(given) {
  const kind = given.kind;
  return kind === 'attack' || kind === 'pass';
}
function bestEnding(game, thought) {
  let best2 = Number.NEGATIVE_INFINITY;
  for (const given of answersIn(game)) {
    if (isEnding(given)) best2 = Math.max(best2, endingValue(game, given, thought));
  }
  return best2;
}
function endingValue(game, given, thought) {
  const next = tried(game, given, thought);
  settle(next, thought, 1);
  return evaluate(next, thought.seat);
}
function settle(game, thought, depth) {
  const { state } = game;
  for (let steps = 0; steps < LONGEST; steps++) {
    if (state.phase === 'over' || state.decision.kind === 'turn') return;
    playIn(game, depth === 0 || thought.patience.left <= 0 ? anyOf(game, thought) : bestOf(game, thought, depth));
  }
}
function anyOf(game, { random }) {
  const offered = answersIn(game);
  return offered[random(offered.length)];
}
function bestOf(game, thought, depth) {
  const offered = answersIn(game);
  if (offered.length === 1) return offered[0];
  const { seat } = game.state.decision;
  const sign = opposes3(seat, thought.seat) ? -1 : 1;
  const looked = someOf(offered, sign > 0 ? OWN_WIDTH : OTHERS_WIDTH, thought.random);
  let best2 = looked[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const given of looked) {
    const next = tried(game, given, thought);
    settle(next, thought, depth - 1);
    const value = sign * evaluate(next, thought.seat);
    if (value <= most) continue;
    most = value;
    best2 = given;
  }
  return best2;
}

var MOST_ANSWERS = 48;
var PATIENCE = 900;
var FIRST_GAMES = 1;
var MORE_GAMES = 3;
var FINALISTS = 4;
var LEAST_GAIN = 0.5;
var GAIN_A_CHOICE = 0.05;
var greedyBot = (outlook, random) => {
  const { answers, kind } = outlook;
  if (answers.length === 1 || kind === 'first' || kind === 'prizes') return answers[0];
  if (kind === 'coin') return answers[random(answers.length)];
  const looked = someOf(answers, MOST_ANSWERS, random);
  return kind === 'turn' ? bestInTurn(outlook, looked, random) : bestAnswer(outlook, looked, random);
};
function bestAnswer(outlook, answers, random) {
  return best(weigh(outlook, answers, ({ game }, given, thought) => foresee(game, given, thought), random)).given;
}
function bestInTurn(outlook, answers, random) {
  const endings = answers.filter(isEnding);
  const acts = answers.filter((given) => !isEnding(given) && given.kind !== 'declare');
  if (acts.length > 0) {
    const act = best(weigh(outlook, acts, gain, random));
    if (act.value > LEAST_GAIN) return act.given;
  }
  if (endings.length === 1) return endings[0];
  return best(weigh(outlook, endings, ({ game }, given, thought) => endingValue(game, given, thought), random)).given;
}
function gain(trial, given, thought) {
  const { game } = trial;
  trial.ending ??= bestEnding(game, thought);
  return foresee(game, given, thought) - trial.ending - game.state.turnChoices * GAIN_A_CHOICE;
}
var best = (all) => all.reduce((one, other) => (other.value > one.value ? other : one));
function weigh(outlook, answers, value, random) {
  const thought = { seat: outlook.seat, random, patience: { left: PATIENCE } };
  const sum = (given, trials2) => trials2.reduce((total, trial) => total + value(trial, given, thought), 0);
  const trials = (count) => Array.from({ length: count }, () => ({ game: outlook.imagine(random), ending: null }));
  const first = trials(FIRST_GAMES);
  const weighed = answers.map((given) => ({ given, value: sum(given, first) / FIRST_GAMES }));
  if (answers.length === 1 || thought.patience.left <= 0) return weighed;
  const finalists = weighed.sort((one, other) => other.value - one.value).slice(0, FINALISTS);
  const more = trials(MORE_GAMES);
  return finalists.map(({ given, value: before }) => ({
    given,
    value: (before * FIRST_GAMES + sum(given, more)) / (FIRST_GAMES + MORE_GAMES),
  }));
}

export { greedyBot as default };
