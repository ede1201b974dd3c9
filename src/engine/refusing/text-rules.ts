import { cardOf, type Game, pokemonAt, sideOf, topOf } from '../model/game.js';
import { ATTACK, DECLARE, kindOfAnswer, type Packed, USE, USE_CARD, USE_STADIUM, xOf, yOf } from '../model/packed.js';
import { NONE, type Seat } from '../model/state.js';
import { attackOf } from '../rules/attack.js';
import { isOfClass } from '../rules/kind.js';
import { ASKED, forbidderOf, ofPokemon } from '../terms/judge.js';
import { seesOwn } from '../view/may-see.js';
import { usedBy } from './source.js';
import { hasPowerBelow } from './unused-power.js';

/* Rules about attacks, powers and the texts of cards that hold in certain cases only. */

type CaseRules = (game: Game, seat: Seat, given: Packed) => readonly string[];

const isThere = ({ state }: Game, pokemon: number): boolean => state.pokemon[pokemon] != null;

/** A limit that all cards of a name share. @rule EFF-18 */
export const sharedLimit: CaseRules = (game, _, given) => {
  const used = usedBy(game, given);
  if (used === null) return ['EFF-18']; // a power that waits for its moment: only such a limit spends it beforehand
  const { part } = game.setup.scripts[used.action.script]!;
  const limits = 'limits' in part ? (part.limits ?? []) : [];
  return limits.some(({ of }) => of !== 'card') && used.action.power !== null ? ['EFF-18'] : [];
};

/** What a Stadium or an attached card lets a player do is no power: its text alone says when. @rule PREC-01 */
export const ofCard: CaseRules = (game, _, given) => (usedBy(game, given)?.action.power === null ? ['PREC-01'] : []);

/** The limit is one that its text sets. @rule PREC-01 STAD-01 */
export const limitOfCard: CaseRules = (game, _, given) => {
  if (usedBy(game, given)?.action.power !== null) return [];
  return kindOfAnswer(given) === USE_STADIUM ? ['STAD-01', 'PREC-01'] : ['PREC-01'];
};

/** What a Fossil does, and what cards further down had. @rule FOS-01 EVO-05 LVL-08 */
export const lostPower: CaseRules = (game, _, given) => {
  const pokemon = xOf(given);
  if (kindOfAnswer(given) === USE_CARD || !isThere(game, pokemon)) return [];
  if (topOf(game, pokemon).facts.trainer === 'fossil') return ['FOS-01'];
  if (!hasPowerBelow(game, pokemon)) return [];
  return topOf(game, pokemon).role === 'level-up' ? ['LVL-08', 'EVO-05'] : ['EVO-05'];
};

/** Attacks of the cards further down are lost. @rule EVO-05 LVL-08 */
export const lostAttack: CaseRules = (game, _, given) => {
  const pokemon = xOf(given);
  if (!isThere(game, pokemon)) return [];
  const { stack } = pokemonAt(game, pokemon);
  const isBelow = stack.slice(0, -1).some((card) => cardOf(game, card).attacks.length > 0);
  const lost = isBelow ? ['EVO-05'] : [];
  return topOf(game, pokemon).role === 'level-up' ? ['LVL-08', ...lost] : lost;
};

/** Who has Technical Machines has their attacks while they are attached; others' lists are theirs. @rule TM-01 TM-02 ZONE-03 */
export const lostMachine: CaseRules = (game, seat) => {
  const { byId, ownerOf, occurs } = game.setup;
  const hasOne = byId.some(({ role }, card) => role === 'technical-machine' && ownerOf[card] === seat);
  if (!occurs.machines || !hasOne) return [];
  const isGone = sideOf(game, seat).discard.some((card) => cardOf(game, card).role === 'technical-machine');
  return isGone && game.setup.era.tmDiscard === 'end-of-turn' ? ['TM-01', 'TM-02'] : ['TM-01'];
};

/** Who has attacked has had the turn's attack, and powers are used before it. @rule TURN-07 ATK-02 FMT-07 POW-02 */
export const oneAttackATurn: CaseRules = ({ setup }, _, given) => {
  const kind = kindOfAnswer(given);
  if (kind === USE) return ['TURN-07', 'POW-02'];
  if (kind !== ATTACK) return ['TURN-07'];
  return setup.format.actives > 1 ? ['TURN-07', 'ATK-02', 'FMT-07'] : ['TURN-07', 'ATK-02'];
};

/** Only attacks against one Pokémon are forbidden, and this is one of them. @rule ATK-04 */
export const againstOne: CaseRules = (game, seat, given) =>
  forbidderOf(game, ASKED['can-attack'], ofPokemon(xOf(given), seat)) === null ? ['ATK-04'] : [];

/** A Fossil in play has the limits of its text. @rule FOS-01 */
export const ofFossil: CaseRules = (game, _, given) =>
  isThere(game, xOf(given)) && topOf(game, xOf(given)).facts.trainer === 'fossil' ? ['FOS-01'] : [];

/** What is disabled has no effect; some texts disable what has a Rule Box. @rule POW-11 TOOL-01 CLS-36 CLS-37 */
export const disabled: CaseRules = (game, seat, given) => {
  const isPower = usedBy(game, given)?.action.power !== null;
  return isPower ? ['POW-11', ...ofRuleBox(game, seat, given)] : ['TOOL-01'];
};

const ofRuleBox: CaseRules = (game, _, given) => {
  if (!isThere(game, xOf(given))) return [];
  const { facts } = topOf(game, xOf(given));
  if (!isOfClass(facts, ['rule-box'], true)) return [];
  return facts.stage === 'v-union' ? ['CLS-36', 'CLS-37'] : ['CLS-37'];
};

/** What a Pokémon loses after it was healed is the price of that, and no reason to play the card. @rule TRN-09 */
export const atALoss: CaseRules = (game, seat, given) => {
  const card = xOf(given);
  const play = seesOwn(game, seat, card) ? cardOf(game, card).play : NONE;
  return play !== NONE && game.setup.scripts[play]!.healsAtALoss ? ['TRN-09'] : [];
};

/** @rule TM-04 */
export const ofMachine: CaseRules = (game, _, given) => {
  const kind = kindOfAnswer(given);
  if ((kind !== ATTACK && kind !== DECLARE) || !isThere(game, xOf(given))) return [];
  const attack = attackOf(game, xOf(given), yOf(given));
  const machines = pokemonAt(game, xOf(given)).attached.map((card) => cardOf(game, card));
  const isOfMachine = machines.some(
    ({ role, attacks }) => role === 'technical-machine' && attack !== null && attacks.includes(attack),
  );
  return isOfMachine ? ['TM-04', 'TM-01'] : [];
};
