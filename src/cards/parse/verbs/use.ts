import type { CardsOf, Place, Test } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { attackChoice, chosenAttack, OWN_ATTACK, ownAttack } from '../attack-name.js';
import { types } from '../basics.js';
import { cards, zone } from '../cards.js';
import { either, map, mapSome, memo, type Parser } from '../combinators.js';
import { thisPokemon } from '../itself.js';
import { cardNoun } from '../noun.js';
import { ref, single } from '../pokemon.js';
import { say } from '../say.js';

const lacking = either(
  say`${thisPokemon} doesn't have the energy necessary to use that attack`,
  say`${thisPokemon} doesn't have the necessary energy to use that attack`,
);

/** The name before "copies" is that of the text's own attack. */
const copier: Parser<string> = map(ownAttack, (name) => `${OWN_ATTACK}this${name}`);
const copied = (paid: { pay?: 'nothing' }, name: string): Acts => {
  const made = { op: 'use', what: chosenAttack, ...paid, attack: name } as const;
  return [made];
};

/** Says more, or the same again, of the attack that was copied just before. */
const again = (paid: { pay?: 'cost'; still?: readonly string[] }): Acts => [{ op: 'amend', is: 'performs', ...paid }];

/** An attack of another Pokémon is used as one's own. @rule ATK-16 ATK-17 */
export const use: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`use that attack as this attack`, (): Acts => [{ op: 'use', what: chosenAttack, pay: 'nothing' }]),
    map(say`choose ${attackChoice}`, ([of]): Acts => [{ op: 'pick', of }]),
    map(say`choose ${attackChoice} and use it as this attack`, ([what]): Acts => [{ op: 'use', what, pay: 'nothing' }]),
  ),
);

const asThis = either(say`as the effect of this attack|power|ability|card`, say`as the effect of this poké-power`);
const CARD = ref('#?used') as CardsOf;
const USE_CARD: Act = { op: 'use', what: CARD, pay: 'nothing' };
const ofThatCard = say`use the effect of that card ${asThis}`;

const pickOf = (of: CardsOf): Act => ({ op: 'pick', of });
const one = (where: Test | null, place: Place): CardsOf => cards(place, where, { n: 1 });
const POOL: Place = { pool: '#?pool' };

/** What another card does is done as part of this one. */
export const useCard: Parser<Acts> = memo(() =>
  either<Acts>(
    map(ofThatCard, (): Acts => [USE_CARD]),
    map(say`choose a|an ${cardNoun} you find there and ${ofThatCard}`, ([where]) => [
      pickOf(one(where, POOL)),
      USE_CARD,
    ]),
    map(say`use the effect of a|an ${cardNoun} you find there ${asThis}`, ([where]) => [
      pickOf(one(where, POOL)),
      USE_CARD,
    ]),
    mapSome(say`choose a|an ${cardNoun} from|in ${zone} and ${ofThatCard}`, ([where, place]) =>
      'zone' in place && place.zone === 'discard' ? [pickOf(one(where, place)), USE_CARD] : null,
    ),
    mapSome(say`search ${zone} for a|an ${cardNoun} and ${ofThatCard}`, ([place, where]) =>
      'zone' in place && place.zone === 'discard' ? [pickOf(one(where, place)), USE_CARD] : null,
    ),
  ),
);

const stillTypes: Parser<readonly string[]> = either(
  map(say`no matter what type ${single} is , ~ 's type is still ${types}`, ([, all]) => all),
  map(say`no matter what type ${single} is , ~ is still ${types}`, ([, all]) => all),
);

/** "Mirror copies that attack except for its Energy cost": a sentence that opens with a name. */
export const copies: Parser<Acts> = memo(() =>
  either<Acts>(
    map(say`${copier} copies that attack except for its energy cost`, ([name]) => copied({ pay: 'nothing' }, name)),
    map(say`${copier} copies that attack`, ([name]) => copied({}, name)),
    map(say`${thisPokemon} performs that attack`, () => again({})),
    // What the cost of the other attack is, was left out; that is said once more. @rule ATK-17
    map(
      say`${thisPokemon} can make that attack even if it ${either(say`doesn't`, say`does not`)} have the appropriate number or type of energy attached to it necessary to make the|that attack`,
      () => again({}),
    ),
    // Copying an attack does not change what the copier is; the types that it keeps are checked. @rule ATK-16
    map(stillTypes, (still) => again({ still })),
    map(either(say`this attack does nothing if ${lacking}`, say`if ${lacking} , this attack does nothing`), () =>
      again({ pay: 'cost' }),
    ),
  ),
);
