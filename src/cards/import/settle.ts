// What one card leaves open and the other cards of its database answer.
import type { CardFacts } from '../../engine/index.js';
import { type Absences, absencesOf } from './absences.js';
import type { CardDiagnostic, DiagnosticCode, ImportedCard } from './imported.js';
import { withLines } from './lines.js';
import { type Pieces, piecesOf } from './pieces.js';
import { type Relatives, relativesOf } from './relatives.js';
import { lacksEvolvesFrom } from './stage.js';

/** What the cards know of each other. */
interface Others {
  readonly absences: Absences;
  readonly pieces: Pieces;
  readonly relatives: Relatives;
}

/** The cards with every question answered that all of them together can answer; the rest stays open. */
export function settle(cards: readonly ImportedCard[]): readonly ImportedCard[] {
  const others: Others = { absences: absencesOf(cards), pieces: piecesOf(cards), relatives: relativesOf(cards) };
  const settled = cards.map((card) => {
    const known = card.diagnostics.some(({ code }) => code in ANSWERS) ? settleCard(card, others) : card;
    const whole = others.relatives.wholeEvolvesFrom(known.facts);
    return whole === null ? known : evolvingFrom(known, whole);
  });
  return withLines(settled);
}

/** An owner's Pokémon evolves from the same owner's, and Dark and Light ones from such; databases drop that word. @rule NAME-06 */
function evolvingFrom({ facts, diagnostics, ...card }: ImportedCard, whole: string): ImportedCard {
  const message = `It is said to evolve from ${facts.evolvesFrom}; there is ${whole}, which it evolves from.`;
  return {
    ...card,
    facts: { ...facts, evolvesFrom: whole },
    diagnostics: [...diagnostics, { severity: 'note', code: 'evolves-from-derived', message }],
  };
}

/** An answer: facts to write over and what is still to be said, or null where the others cannot tell either. */
interface Answer {
  readonly facts: Partial<CardFacts>;
  readonly says: readonly CardDiagnostic[];
}

type Asks = (card: ImportedCard, question: CardDiagnostic, others: Others) => Answer | null;

const ANSWERS: Readonly<Partial<Record<DiagnosticCode, Asks>>> = {
  'weakness-missing': (card, question, { absences }) => ({ facts: {}, says: absences.weakness(card, question) }),
  'retreat-missing': (card, question, { absences }) => ({ facts: {}, says: absences.retreat(card, question) }),
  'cost-missing': (card, question, { absences }) => ({ facts: {}, says: absences.cost(card, question) }),
  'piece-missing': (card, _, { pieces }) => {
    const piece = pieces.get(card.print.id);
    if (piece === undefined) return null;
    const { number, attacks, powers } = piece;
    return { facts: { piece: number, attacks, powers }, says: [] };
  },
  'stage-missing': (card, _, { relatives }) => {
    const found = relatives.stageOf(card.facts);
    if (found === null) return null;
    const { stage, why } = found;
    const below = belowDerived({ ...card.facts, stage }, relatives);
    return {
      facts: { stage, ...below.facts },
      says: [{ severity: 'note', code: 'stage-derived', message: why }, ...below.says],
    };
  },
  'evolves-from-missing': ({ facts }, _, { relatives }) => evolvesFromOthers(facts, relatives),
};

function evolvesFromOthers(facts: CardFacts, relatives: Relatives): Answer | null {
  const from = relatives.evolvesFromOf(facts);
  if (from === null) return null;
  const message = `What it evolves from is not given; other cards of that name say ${from}.`;
  return { facts: { evolvesFrom: from }, says: [{ severity: 'note', code: 'evolves-from-derived', message }] };
}

/** A card whose stage the others told is asked what it evolves from only then: before, it could have been Basic. */
function belowDerived(facts: CardFacts, relatives: Relatives): Answer {
  const said: CardDiagnostic[] = [];
  if (!lacksEvolvesFrom(facts, (severity, code, message) => said.push({ severity, code, message })))
    return { facts: {}, says: [] };
  return evolvesFromOthers(facts, relatives) ?? { facts: {}, says: said };
}

function settleCard(card: ImportedCard, others: Others): ImportedCard {
  let facts = card.facts;
  const diagnostics = card.diagnostics.flatMap((question) => {
    const answer = ANSWERS[question.code]?.({ ...card, facts }, question, others) ?? null;
    if (answer === null) return [question];
    facts = { ...facts, ...answer.facts };
    return answer.says;
  });
  return { ...card, facts, diagnostics };
}
