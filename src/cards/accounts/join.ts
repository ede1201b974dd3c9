// One card out of what two databases say of it, fact by fact; and what was found on the way.
import { BLANK_FACTS, type CardFacts } from '../../engine/index.js';
import type { Compile } from '../compiled.js';
import type { CardDiagnostic, DiagnosticCode, ImportedCard, Print } from '../import/imported.js';
import { lacksEvolvesFrom } from '../import/stage.js';
import { ownPrizes } from '../own-prizes.js';
import { Choosing, type Pair, type Place } from './choosing.js';
import { chooseClasses } from './classes.js';
import type { Finding } from './finding.js';
import { fullerList } from './fuller.js';
import { namesakeKey } from './namesake.js';
import { type Asking, chooseAttacks, chooseOwnText, choosePowers, textless } from './parts.js';
import { asInTcgdex, type SetTable } from './set-table.js';
import { chooseSimple, concerns, SIMPLE_FACTS } from './simple-facts.js';

/** A card with what was found when its accounts were put together. */
export interface Joined {
  readonly card: ImportedCard;
  readonly findings: readonly Finding[];
}

/** Whom the texts are compiled by, and which set is which. */
export interface Joining {
  readonly compile: Compile;
  readonly sets: SetTable;
}

/** The card that both accounts tell of, in the order of `DATABASES`. Nothing of it is settled: other cards may tell more. */
export function join(pair: Pair, { compile, sets }: Joining): Joined {
  const [here, there] = pair;
  const choosing = new Choosing(pair, here.print.id);
  const name = choosing.choose({ fact: 'name', says: [namesakeKey(here.facts.name), namesakeKey(there.facts.name)] });
  const kind = choosing.choose({ fact: 'kind', says: [here.facts.kind, there.facts.kind] });
  // What else a card has hangs on its kind: where that is contradicted, one account is taken whole.
  if (here.facts.kind !== there.facts.kind) return takenWhole(choosing, kind, sets);
  const plain: CardFacts = {
    ...BLANK_FACTS,
    name: pair[name].facts.name,
    kind: pair[kind].facts.kind,
    set: here.facts.set,
    released: here.facts.released,
    ...chooseSimple(choosing),
    ...chooseClasses(choosing),
  };
  const asking: Asking = { choosing, base: textless(plain), compile };
  const facts: CardFacts = {
    ...plain,
    attacks: chooseAttacks(asking),
    powers: choosePowers(asking),
    text: chooseOwnText(asking),
    prizes: ownPrizes(plain),
  };
  const print = printOf(choosing, sets);
  const card = { facts, print, diagnostics: saidOf(choosing, facts), accounts: pair };
  return { card, findings: choosing.findings };
}

function takenWhole({ pair, findings }: Choosing, place: Place, sets: SetTable): Joined {
  const { set, released } = pair[0].facts;
  const { facts, diagnostics } = pair[place];
  const print = { ...asInTcgdex(pair[place].print, sets), id: pair[0].print.id, setId: set, released };
  return { card: { facts: { ...facts, set, released }, print, diagnostics, accounts: pair }, findings };
}

/** Set, date, number and id are the first's; what only the other says of the print is taken from it. */
function printOf(choosing: Choosing, sets: SetTable): Print {
  const [here, there] = choosing.pair.map(({ print }) => print) as [Print, Print];
  const unlessBlank = <T extends string | readonly unknown[]>(value: T): T | null =>
    value.length === 0 ? null : value;
  const mark = choosing.choose({
    fact: 'regulation mark',
    says: [unlessBlank(here.regulationMark), unlessBlank(there.regulationMark)],
  });
  const sorted = ({ pokedex }: Print) => unlessBlank([...pokedex].sort((a, b) => a - b));
  const pokedex = choosing.choose({ fact: 'Pokédex numbers', says: [sorted(here), sorted(there)], judge: fullerList });
  const named = asInTcgdex(there, sets);
  return {
    ...here,
    setName: here.setName || named.setName,
    serie: here.serie || named.serie,
    released: here.released || named.released,
    rarity: here.rarity || there.rarity,
    regulationMark: [here, there][mark]!.regulationMark,
    legal: { ...there.legal, ...here.legal },
    pokedex: [here, there][pokedex]!.pokedex,
  };
}

/** Doubts about the card as a whole: one account that does not share them answers them. */
const OF_THE_WHOLE: readonly DiagnosticCode[] = ['vstar-power-missing', 'class-contradicted', 'attacks-missing'];

/** What is said of facts stands where they were taken from. */
function saidOf(choosing: Choosing, facts: CardFacts): readonly CardDiagnostic[] {
  const [here, there] = choosing.pair;
  const kept = choosing.pair.flatMap(({ diagnostics }, i) =>
    diagnostics.filter((each) => stands(each, i as Place, { choosing, facts })),
  );
  const shared = here.diagnostics.filter(
    ({ code }) => OF_THE_WHOLE.includes(code) && there.diagnostics.some((other) => other.code === code),
  );
  const said = [...kept, ...shared];
  lacksEvolvesFrom(facts, (severity, code, message) => said.push({ severity, code, message }));
  return said;
}

interface Chosen {
  readonly choosing: Choosing;
  readonly facts: CardFacts;
}

function stands(each: CardDiagnostic, place: Place, { choosing, facts }: Chosen): boolean {
  const { code } = each;
  if (OF_THE_WHOLE.includes(code) || code === 'evolves-from-missing') return false;
  if (code === 'corrected') return true;
  if (code === 'label-unknown') return facts.doubts.length > 0 && place === 0;
  if (code === 'piece-missing') return choosing.chosen('stage') === place;
  if (code === 'kind-contradicted') return choosing.chosen('kind') === place;
  if (code === 'attack-repeated') return choosing.chosen('attacks') === place;
  const simple = SIMPLE_FACTS.find(({ codes, of }) => codes.includes(code) && concerns(each, [code], of));
  if (simple !== undefined) return choosing.chosen(simple.fact) === place;
  return choosing.chosen(keyOf(each, place, choosing)) === place;
}

/** Under which key the choice was made that a doubt about a text, a cost or a damage is about. */
function keyOf({ code, of = '' }: CardDiagnostic, place: Place, choosing: Choosing): string {
  const [, where, digits] = /^(attack|power)(\d+)$/.exec(of) ?? [];
  if (where === undefined) return 'own text';
  const list = where === 'attack' ? 'attacks' : 'powers';
  if (choosing.chosen(list) !== null) return list;
  const what =
    code === 'cost-missing' || code === 'type-unreadable' ? 'cost' : code.startsWith('damage') ? 'damage' : 'text';
  return `${where} ${choosing.firstPlace(list, place, Number(digits))} ${what}`;
}
