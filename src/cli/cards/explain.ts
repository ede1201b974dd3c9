// `rulebox cards explain`: what comes of one card, or of one text.
import {
  type CardTexts,
  type Compilation,
  type ImportedCard,
  isBlocked,
  textAround,
  type UnsupportedSpan,
} from '../../cards/index.js';
import { BLANK_FACTS, type CardFacts, type CardProgram } from '../../engine/index.js';
import { HOW_TO_KNOW_MORE, knownCards } from '../local/known-cards.js';
import { EXIT, fail, table, terminalWidth, wrap } from '../terminal.js';
import { accountLines } from './accounts.js';
import { factLines } from './fact-lines.js';
import { findCard, namesNear } from './find-card.js';
import { markSpan } from './mark.js';
import { shippedBeside } from './shipped-cards.js';
import { compile, worded } from './toolchain.js';

interface Options {
  readonly text?: string;
}

export function runExplain(card: string | undefined, paths: readonly string[], { text }: Options): void {
  if (text !== undefined) {
    print(explanation(withAttackText(card ?? 'This Pokémon', text)));
    return;
  }
  if (card === undefined) fail('Name a card, or give a text with --text.');
  const { cards, hasDatabase } = cardsToLookIn(paths);
  const found = findCard(cards, card);
  if (found.length === 1)
    print([...factLines(found[0]!), '', ...accountLines(found[0]!), ...explanation(found[0]!.facts, found[0])]);
  else if (found.length > 1) print(choices(card, found));
  else {
    const near = namesNear(cards, card);
    const meant = near.length === 0 ? '' : ` Do you mean ${near.join(' or ')}?`;
    const hint = hasDatabase ? '' : ` ${HOW_TO_KNOW_MORE}`;
    process.stderr.write(`rulebox: there is no card "${card}" there.${meant}${hint}\n`);
    process.exitCode = EXIT.fails;
  }
}

const print = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** Where nothing is named: what was imported, and what ships with Rulebox. */
function cardsToLookIn(paths: readonly string[]): { cards: readonly ImportedCard[]; hasDatabase: boolean } {
  if (paths.length > 0) return { cards: knownCards(paths), hasDatabase: true };
  const database = knownCards();
  return { cards: [...database, ...shippedBeside(database)], hasDatabase: database.length > 0 };
}

const withAttackText = (name: string, text: string): CardFacts => ({
  ...BLANK_FACTS,
  name,
  stage: 'basic',
  attacks: [{ name: 'Attack', cost: [], damage: 0, mark: '', text, gx: false, vstar: false }],
});

function choices(asked: string, found: readonly ImportedCard[]): string[] {
  const rows = found.map((card) => [card.print.id, card.print.setName, statusOf(compile(card.facts), card)]);
  return [
    `There are ${found.length} different cards of the name "${asked}". Name one by its id:`,
    '',
    table(['id', 'set', 'status'], rows),
  ];
}

function statusOf(compilation: Compilation, card: ImportedCard | undefined): 'compiled' | 'unsupported' {
  return compilation.ok && (card === undefined || !isBlocked(card)) ? 'compiled' : 'unsupported';
}

function explanation(facts: CardFacts, card?: ImportedCard): string[] {
  const compilation = compile(facts);
  const status = `Status: ${statusOf(compilation, card)}`;
  if (compilation.ok) {
    const { program } = compilation;
    return ['Program:', JSON.stringify(program, null, 2), '', ...wordingLines(facts, program), status];
  }
  return [status, ...compilation.unsupported.flatMap((span) => ['', ...spanLines(facts, span)])];
}

/** The texts as Rulebox words them, or why it has no words for them. */
function wordingLines(facts: CardFacts, program: CardProgram): string[] {
  const texts = worded(program, facts);
  return texts.ok ? canonicalLines(facts, texts.value) : [`Canonical text: none, ${texts.error.join(' ')}`, ''];
}

/** The texts as Rulebox words them; none for a card without a text. */
function canonicalLines(facts: CardFacts, { attacks, powers, card }: CardTexts): string[] {
  const texts = [
    ...powers.map((text, index) => [facts.powers[index]?.name ?? '', text] as const),
    ...attacks.map((text, index) => [facts.attacks[index]?.name ?? '', text] as const),
    [facts.name, card] as const,
  ];
  const lines = texts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => wrap(`${name}: ${text}`, undefined, '  '));
  return lines.length === 0 ? [] : ['Canonical text:', ...lines, ''];
}

function spanLines(facts: CardFacts, span: UnsupportedSpan): string[] {
  const text = textAround(facts, span);
  return [
    `${titleOf(facts, span)}: ${span.reason}`,
    ...markSpan(text, span, terminalWidth() - 2).map((line) => `  ${line}`),
  ];
}

function titleOf(facts: CardFacts, { where, index }: UnsupportedSpan): string {
  if (where === 'attack') return `Attack ${facts.attacks[index]?.name ?? index + 1}`;
  return where === 'power' ? `Power ${facts.powers[index]?.name ?? index + 1}` : 'Its own text';
}
