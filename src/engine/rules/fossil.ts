import type { Era } from '../eras/era.js';
import type { Card } from '../model/setup.js';

/** A Trainer card that is played as a Pokémon and is a Fossil by its kind. @rule FOS-01 SETUP-09 */
export const isFossil = ({ role, facts }: Card): boolean => role === 'fossil' && facts.trainer === 'fossil';

/** Whether a Fossil of the opening hand can be placed. @rule SETUP-09 */
export const isFossilPlaced = ({ fossilIsBasicInSetup }: Era): boolean => fossilIsBasicInSetup !== 'no';

/** Its own text says that it gives no Prize card, and the era that it gives one all the same. @rule FOS-04 KO-03 */
export const givesPrizeInSpite = (card: Card, { fossilPrize }: Era): boolean =>
  fossilPrize === 'always' && isFossil(card);

/** In play it is a Trainer card as well as a Pokémon, whatever its text says. @rule FOS-03 KIND-17 */
export const isTrainerAsWell = (card: Card, { fossilInPlay }: Era): boolean =>
  fossilInPlay === 'trainer-as-well' && isFossil(card);
