// When "not given" means "none": judged by the whole set, because a database leaves out both what a card does not have
// and what nobody has typed in yet.
import type { CardDiagnostic, DiagnosticCode, ImportedCard } from './imported.js';

export interface Absences {
  weakness(card: ImportedCard, question: CardDiagnostic): readonly CardDiagnostic[];
  retreat(card: ImportedCard, question: CardDiagnostic): readonly CardDiagnostic[];
  cost(card: ImportedCard, question: CardDiagnostic): readonly CardDiagnostic[];
}

/** Fewer cards of a set say nothing about its habits. */
const FEWEST = 5;

class Tally {
  given = 0;
  missing = 0;
  /** How often the database writes that there is none, instead of leaving it out. */
  saidNone = 0;

  get isKnown(): boolean {
    return this.given + this.missing >= FEWEST;
  }

  /** At least half of the cards have it, so the set was typed in, and a card without it has none. */
  get isTypedIn(): boolean {
    return this.isKnown && this.given >= this.missing;
  }
}

interface Habits {
  readonly weakness: Tally;
  readonly retreat: Tally;
  readonly cost: Tally;
}

export function absencesOf(cards: readonly ImportedCard[]): Absences {
  const sets = habitsOf(cards);
  const habits = (card: ImportedCard) => sets.get(card.print.setId)!;
  return {
    weakness: (card, question) => {
      const { weakness } = habits(card);
      if (!weakness.isTypedIn) return [unknown(question, weakness)];
      return isAlwaysWeak(card) ? [{ ...question, message: `${question.message} ${ALWAYS_WEAK}` }] : [];
    },
    retreat: (card, question) => {
      const { retreat } = habits(card);
      return retreat.isTypedIn && retreat.saidNone === 0 ? [] : [unknown(question, retreat)];
    },
    cost: (card, question) => {
      const { cost } = habits(card);
      if (cost.isTypedIn) return [];
      return [{ ...unknown(question, cost), severity: cost.isKnown ? 'blocking' : 'incomplete' }];
    },
  };
}

/** From then on few Pokémon but Dragons are printed without a Weakness. */
const WEAK_SINCE = '2020-02-01';
const ALWAYS_WEAK = 'Since Sword & Shield nearly all Pokémon but Dragons have one, so it is a gap and not "none".';

const isAlwaysWeak = ({ facts }: ImportedCard): boolean =>
  facts.released >= WEAK_SINCE &&
  facts.types.length > 0 &&
  !facts.types.includes('Dragon') &&
  facts.stage !== 'v-union';

/** The same question, and why the set does not answer it. */
function unknown(question: CardDiagnostic, { given, missing, saidNone, isKnown }: Tally): CardDiagnostic {
  let why = `its set lacks it ${missing} of ${given + missing} times, so it is a gap and not "none".`;
  if (!isKnown) why = 'too few cards of its set are here to tell whether there is none.';
  else if (given >= missing && saidNone > 0) why = 'its set writes 0 where there is none, so this one is unknown.';
  return { ...question, message: `${question.message.replace(/\.$/, '')}: ${why}` };
}

function habitsOf(cards: readonly ImportedCard[]): Map<string, Habits> {
  const sets = new Map<string, Habits>();
  for (const card of cards) {
    const { setId } = card.print;
    const habits = sets.get(setId) ?? { weakness: new Tally(), retreat: new Tally(), cost: new Tally() };
    sets.set(setId, habits);
    if (card.facts.kind === 'pokemon' && card.facts.stage !== 'break') countIn(habits, card);
    const missing = count(card, 'cost-missing');
    habits.cost.missing += missing;
    habits.cost.given += card.facts.attacks.length - missing;
  }
  return sets;
}

function countIn({ weakness, retreat }: Habits, card: ImportedCard): void {
  if (count(card, 'weakness-missing') > 0) weakness.missing++;
  else weakness.given++;
  if (count(card, 'retreat-missing') > 0) retreat.missing++;
  else {
    retreat.given++;
    if (card.facts.retreat === 0) retreat.saidNone++;
  }
}

const count = ({ diagnostics }: ImportedCard, code: DiagnosticCode): number =>
  diagnostics.filter((each) => each.code === code).length;

/** What is wrong with a set as a whole: the field that nearly all of its cards lack. */
export interface SetDiagnostic {
  readonly setId: string;
  readonly code: DiagnosticCode;
  readonly message: string;
}

const FIELDS = [
  ['weakness', 'weakness-missing', 'Weakness'],
  ['retreat', 'retreat-missing', 'the Retreat Cost'],
  ['cost', 'cost-missing', 'the cost of attacks'],
] as const;

/** The gaps of sets, from cards as `importCard` gives them (before they are settled). */
export function setDiagnostics(cards: readonly ImportedCard[]): readonly SetDiagnostic[] {
  return [...habitsOf(cards)].flatMap(([setId, habits]) =>
    FIELDS.filter(([field]) => habits[field].isKnown && !habits[field].isTypedIn).map(([field, code, title]) => {
      const { given, missing } = habits[field];
      return {
        setId,
        code,
        message: `${setId} lacks ${title} ${missing} of ${given + missing} times: a gap, not "none".`,
      };
    }),
  );
}
