import type { Happening, PokemonOf, Source, Test } from '../language.js';
import { either, map, mapSome, memo, optional, type Parser } from './combinators.js';
import { thisPokemon } from './itself.js';
import { attackName as anyAttackName, cardName } from './name.js';
import { allOf, cardNoun, joinedNoun, pokemonNoun } from './noun.js';
import { group, pokemon, single } from './pokemon.js';
import { isOwnName } from './quality.js';
import { say } from './say.js';

/* What the game remembers: of this turn, of the last one, of this attack. */

const self: PokemonOf = { get: 'ref', name: 'self' };

const happenedThen = (what: Happening, when: 'this-attack' | 'this-turn' | 'last-turn' | 'your-last-turn'): Test => ({
  test: 'happened',
  what,
  when,
});
const not = (of: Test): Test => ({ test: 'not', of });

const thisTurn = either(say`this turn`, say`during this turn`);
const theirLastTurn = either(say`during your opponent 's last turn`, say`during their last turn`);

const THEIR_ATTACK: Source = { what: ['attack'], whose: 'opponent' };

const byTheirAttack = either(
  say`by damage from an attack from your opponent 's pokémon`,
  say`by damage from an opponent 's attack`,
  say`by damage from an attack`,
);

const playedNow = (what: Pick<Happening, 'card' | 'subject'>): Test =>
  happenedThen({ event: 'played', by: 'you', ...what, from: 'hand' }, 'this-turn');

/** Its own name means itself, "a" of its name any copy. @rule EFF-16 EFF-17 */
const played: Parser<Test> = either<Test>(
  map(say`you played ${thisPokemon} from your hand ${thisTurn}`, () => playedNow({ subject: self })),
  mapSome(say`you played a|an|any ${cardNoun} from your hand ${thisTurn}`, ([card]) =>
    card === null ? null : playedNow({ card }),
  ),
  mapSome(say`you played ${cardNoun} from your hand ${thisTurn}`, ([card]) =>
    card === null || isOwnName(card) ? null : playedNow({ card }),
  ),
);

const notPlayed: Parser<Test> = mapSome(
  say`you didn't play [a|an|any] ${cardNoun} from your hand ${thisTurn}`,
  ([card]) =>
    card === null ? null : not(happenedThen({ event: 'played', by: 'you', card, from: 'hand' }, 'this-turn')),
);

const toTheFront: Happening = { event: 'became-active', subject: self, from: 'bench' };
const theBench = either(say`your bench`, say`the bench`);

const moved: Parser<Test> = either<Test>(
  map(say`${thisPokemon} moved from ${theBench} to the active spot ${thisTurn}`, () =>
    happenedThen(toTheFront, 'this-turn'),
  ),
  map(say`${thisPokemon} was on ${theBench} and became your|an active pokémon ${thisTurn}`, () =>
    happenedThen(toTheFront, 'this-turn'),
  ),
  map(say`${thisPokemon} didn't move from ${theBench} to the active spot ${thisTurn}`, () =>
    not(happenedThen(toTheFront, 'this-turn')),
  ),
);

const evolved: Parser<Test> = either<Test>(
  map(say`${thisPokemon} evolved from ${cardName} ${thisTurn}`, ([, name]) =>
    happenedThen({ event: 'evolved', subject: self, was: { test: 'name', is: [name] } }, 'this-turn'),
  ),
  map(say`${thisPokemon} didn't evolve from ${cardName} ${thisTurn}`, ([, name]) =>
    not(happenedThen({ event: 'evolved', subject: self, was: { test: 'name', is: [name] } }, 'this-turn')),
  ),
  map(say`${thisPokemon} evolved ${thisTurn}`, () => happenedThen({ event: 'evolved', subject: self }, 'this-turn')),
  map(say`${thisPokemon} didn't evolve ${thisTurn}`, () =>
    not(happenedThen({ event: 'evolved', subject: self }, 'this-turn')),
  ),
);

/** Knocked Out in the opponent's last turn by their attack. */
const lost: Parser<Test> = mapSome(say`any of ${group} were knocked out ${byTheirAttack} ${theirLastTurn}`, ([of]) =>
  of.side === 'you' && of.spot === 'in-play'
    ? happenedThen({ event: 'knocked-out', subject: of, source: THEIR_ATTACK, cause: 'damage' }, 'last-turn')
    : null,
);

/** Knocked Out in the opponent's last turn, whatever did it. */
const lostAny: Parser<Test> = either<Test>(
  map(say`1 of your ${either<Test | null>(pokemonNoun, joinedNoun)} was knocked out ${theirLastTurn}`, ([where]) =>
    happenedThen({ event: 'knocked-out', subject: pokemon('you', 'in-play', where) }, 'last-turn'),
  ),
  mapSome(say`any of ${group} were knocked out ${theirLastTurn}`, ([of]) =>
    of.side === 'you' && of.spot === 'in-play'
      ? happenedThen({ event: 'knocked-out', subject: of }, 'last-turn')
      : null,
  ),
);

/** An attack by its name, which is not the card's. */
const attackName: Parser<string> = mapSome(cardName, (name) => (name === '~' ? null : name));

const used: Parser<Test> = either<Test>(
  map(say`${thisPokemon} used any attacks|attack during your last turn`, () =>
    happenedThen({ event: 'used-attack', subject: self }, 'your-last-turn'),
  ),
  map(say`${thisPokemon} used an attack during your last turn`, () =>
    happenedThen({ event: 'used-attack', subject: self }, 'your-last-turn'),
  ),
  map(say`${thisPokemon} used ${attackName} during your last turn`, ([, attack]) =>
    happenedThen({ event: 'used-attack', subject: self, attack }, 'your-last-turn'),
  ),
  map(say`1 of your pokémon used ${attackName} during your last turn`, ([attack]) =>
    happenedThen({ event: 'used-attack', subject: pokemon('you', 'in-play'), attack }, 'your-last-turn'),
  ),
  mapSome(say`1 of your other ${pokemonNoun} used an attack during your last turn`, ([where]) =>
    happenedThen(
      {
        event: 'used-attack',
        subject: pokemon('you', 'in-play', allOf(where, { test: 'not', of: { test: 'is', of: self } })),
      },
      'your-last-turn',
    ),
  ),
  map(say`your ${cardName} used ${anyAttackName} during your last turn`, ([name, attack]) =>
    happenedThen(
      { event: 'used-attack', subject: pokemon('you', 'in-play', { test: 'name', is: [name] }), attack },
      'your-last-turn',
    ),
  ),
  map(say`1 of your ${cardName} used ${anyAttackName} during your last turn`, ([name, attack]) =>
    happenedThen(
      { event: 'used-attack', subject: pokemon('you', 'in-play', { test: 'name', is: [name] }), attack },
      'your-last-turn',
    ),
  ),
);

const afterAll = say`[ ( after applying weakness and resistance ) ]`;

/** Whether this attack did any damage. */
const damagedNow: Parser<Test> = either<Test>(
  map(say`this attack does any damage to ${single} ${afterAll}`, ([subject]) =>
    happenedThen({ event: 'damaged', subject }, 'this-attack'),
  ),
  map(say`~ does [any] damage to ${single} ${afterAll}`, ([subject]) =>
    happenedThen({ event: 'damaged', subject }, 'this-attack'),
  ),
  map(say`this attack damages ${single} ${afterAll}`, ([subject]) =>
    happenedThen({ event: 'damaged', subject }, 'this-attack'),
  ),
  // What is done in full is none of it prevented; where none is left, nothing was done. @rule DMG-02
  map(say`all damage from this attack is prevented`, () =>
    not(happenedThen({ event: 'damaged', subject: { get: 'ref', name: 'defender' } }, 'this-attack')),
  ),
  map(say`you did any damage with this attack`, () =>
    happenedThen({ event: 'damaged', subject: pokemon('opponent', 'in-play') }, 'this-attack'),
  ),
);

/** What would be Knocked Out is so once nothing has kept it from that. @rule KO-02 */
const isOrWouldBe = either(say`is`, say`would be`);

/** In this very attack. */
const knockedOut: Parser<Test> = either<Test>(
  map(say`${single} ${isOrWouldBe} knocked out by this attack`, ([subject]) =>
    happenedThen({ event: 'knocked-out', subject }, 'this-attack'),
  ),
  map(say`${single} ${isOrWouldBe} knocked out by [the] damage from this attack`, ([subject]) =>
    happenedThen({ event: 'knocked-out', subject, cause: 'damage' }, 'this-attack'),
  ),
  map(say`this attack knocks out ${single}`, ([subject]) =>
    happenedThen({ event: 'knocked-out', subject }, 'this-attack'),
  ),
  map(
    either(say`${single} isn't knocked out by this attack`, say`this attack doesn't knock out ${single}`),
    ([subject]) => not(happenedThen({ event: 'knocked-out', subject }, 'this-attack')),
  ),
  map(say`${single} isn't knocked out by [the] damage from this attack`, ([subject]) =>
    not(happenedThen({ event: 'knocked-out', subject, cause: 'damage' }, 'this-attack')),
  ),
  map(
    either(
      say`your opponent 's pokémon is knocked out by this attack`,
      say`any of your opponent 's pokémon are knocked out by this attack`,
    ),
    () => happenedThen({ event: 'knocked-out', subject: pokemon('opponent', 'in-play') }, 'this-attack'),
  ),
  map(say`your opponent 's ${joinedNoun} is knocked out by [the] damage from this attack`, ([where]) =>
    happenedThen(
      { event: 'knocked-out', subject: pokemon('opponent', 'in-play', where), cause: 'damage' },
      'this-attack',
    ),
  ),
  mapSome(say`your opponent 's ${pokemonNoun} is knocked out by [the] damage from this attack`, ([where]) =>
    where === null
      ? null
      : happenedThen(
          { event: 'knocked-out', subject: pokemon('opponent', 'in-play', where), cause: 'damage' },
          'this-attack',
        ),
  ),
  map(
    either(
      say`your opponent 's pokémon is knocked out by [the] damage from this attack`,
      say`1 of your opponent 's pokémon is knocked out by [the] damage from this attack`,
      say`any of your opponent 's pokémon are knocked out by [the] damage from this attack`,
    ),
    () =>
      happenedThen({ event: 'knocked-out', subject: pokemon('opponent', 'in-play'), cause: 'damage' }, 'this-attack'),
  ),
);

/** What is used once in a game. @rule CLS-18 CLS-32 */
const once: Parser<'gx' | 'vstar'> = either<'gx' | 'vstar'>(
  map(say`gx attack`, () => 'gx'),
  map(say`vstar power`, () => 'vstar'),
);
const inGame = optional(say`during this game`);

const usedUp: Parser<Test> = either<Test>(
  map(say`you have [already] used your ${once} ${inGame}`, ([what]) => ({ test: 'spent', what, who: 'you' })),
  map(say`your opponent has [already] used their ${once} ${inGame}`, ([what]) => ({
    test: 'spent',
    what,
    who: 'opponent',
  })),
);

export const happened: Parser<Test> = memo(() =>
  either<Test>(
    usedUp,
    played,
    notPlayed,
    map(say`${thisPokemon} was damaged by an attack ${theirLastTurn}`, () =>
      happenedThen({ event: 'damaged', subject: self, source: { what: ['attack'] } }, 'last-turn'),
    ),
    map(say`an attack damaged ${thisPokemon} ${theirLastTurn}`, () =>
      happenedThen({ event: 'damaged', subject: self, source: { what: ['attack'] } }, 'last-turn'),
    ),
    map(say`${thisPokemon} was put into play this turn`, () => ({ test: 'matches', of: self, where: { test: 'new' } })),
    map(say`${thisPokemon} was healed ${thisTurn}`, () =>
      happenedThen({ event: 'healed', subject: self }, 'this-turn'),
    ),
    mapSome(say`any of ${group} were healed ${thisTurn}`, ([of]) =>
      of.take === undefined ? happenedThen({ event: 'healed', subject: of }, 'this-turn') : null,
    ),
    moved,
    evolved,
    lost,
    lostAny,
    used,
    knockedOut,
    damagedNow,
  ),
);
