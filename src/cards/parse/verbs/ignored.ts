import type { Ignored } from '../../language.js';
import type { Act, Acts } from '../../telling/act.js';
import { asBase } from '../../telling/marks.js';
import { either, list, map, mapSome, type Parser } from '../combinators.js';
import { say } from '../say.js';

/** What damage is not affected by; `aim`: whether the effects are on the Pokémon that was spoken of. */
interface Unaffected {
  readonly ignore: readonly Ignored[];
  readonly aim: 'that' | null;
}

type Item = Ignored | 'powers' | 'their-effects' | 'its-effects';

const anyEffects = either(say`any [other] effects on`, say`by any [other] effects on`);

const item: Parser<Item> = either<Item>(
  map(say`weakness`, () => 'weakness'),
  map(say`resistance`, () => 'resistance'),
  map(either(say`poké-powers`, say`poké-bodies`, say`pokémon powers`, say`abilities`), () => 'powers'),
  map(
    say`${anyEffects} ${either(say`the defending pokémon`, say`your opponent 's active pokémon`)}`,
    () => 'their-effects',
  ),
  map(say`${anyEffects} ${either(say`that pokémon`, say`those pokémon`)}`, () => 'its-effects'),
);

const ORDER: readonly Ignored[] = ['weakness', 'resistance', 'effects'];

/** Powers are named only as effects among others. @rule DMG-17 */
function unaffected(items: readonly Item[]): Unaffected | null {
  const their = items.includes('their-effects');
  const its = items.includes('its-effects');
  if (new Set(items).size !== items.filter((one) => one !== 'powers').length + (items.includes('powers') ? 1 : 0))
    return null;
  if ((their && its) || (items.includes('powers') && !their && !its)) return null;
  const ignore = ORDER.filter((word) => (word === 'effects' ? their || its : items.includes(word)));
  return { ignore, aim: its ? 'that' : null };
}

export const nothing: Parser<Unaffected> = mapSome(
  list(item, either(say`, or|and`, say`or|and|,`)),
  (items): Unaffected | null => unaffected(items),
);

/** Marks tell which damage is meant; they are taken away when that is settled. */
const marked = ({ ignore, aim }: Unaffected, about: 'attack' | 'last'): Act =>
  asBase({ op: 'base', ignore }, { ...(about === 'last' ? { about } : {}), ...(aim === null ? {} : { aim }) });

const isNot = either(say`isn't affected by`, say`is not affected by`);

/** "This attack's damage isn't affected by Weakness", "Don't apply Weakness and Resistance for this attack". @rule DMG-02 */
export const ignored: Parser<Acts> = either<Acts>(
  map(say`this attack 's damage ${isNot} ${nothing}`, ([, what]) => [marked(what, 'attack')]),
  map(say`don't apply ${nothing} [for this attack]`, ([what]) => [marked(what, 'attack')]),
  map(say`this damage ${isNot} ${nothing}`, ([, what]) => [marked(what, 'last')]),
  map(say`don't apply ${nothing} to this damage`, ([what]) => [marked(what, 'last')]),
);
