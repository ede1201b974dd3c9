// How the engine packs answers, events and places into small integers is its own business.
import ts from 'typescript';
import type { Finding } from './sources.js';
import { findingAt, type ParsedSource, walk } from './syntax.js';

const S = ts.SyntaxKind;

const BIT_OPERATORS: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[S.GreaterThanGreaterThanToken, S.GreaterThanGreaterThanGreaterThanToken, S.LessThanLessThanToken],
  ...[S.AmpersandToken, S.BarToken, S.CaretToken, S.TildeToken],
  ...[S.AmpersandEqualsToken, S.BarEqualsToken, S.CaretEqualsToken, S.LessThanLessThanEqualsToken],
  ...[S.GreaterThanGreaterThanEqualsToken, S.GreaterThanGreaterThanGreaterThanEqualsToken],
]);

/** What answers, events and the ids in them are called. */
const PACKED_NAME =
  /^(?:answers?|given|choices?|chosen|options?|packed|tokens?|events?|pokemon|cards?|listed|offered)$/;

/** The bytes of an integer, as masks, and the two values that no id has. */
const PACKED_NUMBERS: ReadonlySet<number> = new Set([254, 255, 0xff00, 0xff0000, 0xffffff]);

/** Events lie in a list of numbers, four for each. */
const EVENT_NUMBERS = /^log\b.*\.numbers$/;

/** A shift or a mask of an answer, an event or an id; a number that only their packing has; the list of the events. */
export function unpackedIn(source: ParsedSource): Finding[] {
  const found: Finding[] = [];
  const say = (node: ts.Node, remedy: string): void => {
    found.push(findingAt(source, node, 'takes apart what only the engine packs', remedy));
  };
  walk(source.tree, (node) => {
    if (bitOperands(node).some((each) => isPacked(each) || isFour(each)))
      say(node, 'Ask the value for its field, seatOf whose a Pokémon is, keyOfAnswer for a number to hash');
    if (ts.isNumericLiteral(node) && PACKED_NUMBERS.has(Number(node.text)) && !isData(node))
      say(node, 'NOWHERE is an id that no game has; of a play without a Pokémon the field is null');
    if (ts.isPropertyAccessExpression(node) && isEventNumbers(node)) say(node, 'Ask eventsFor, eventCount');
  });
  return found;
}

/** A list of numbers is data. */
const isData = (node: ts.Node): boolean => ts.isArrayLiteralExpression(node.parent);

function bitOperands(node: ts.Node): ts.Expression[] {
  if (ts.isBinaryExpression(node) && BIT_OPERATORS.has(node.operatorToken.kind)) return [node.left, node.right];
  return ts.isPrefixUnaryExpression(node) && BIT_OPERATORS.has(node.operator) ? [node.operand] : [];
}

/** Whether the value of an expression is called as one that is packed; a sum or a hash of such is another value. */
function isPacked(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression) || ts.isNonNullExpression(expression) || ts.isAsExpression(expression))
    return isPacked(expression.expression);
  if (ts.isIdentifier(expression)) return PACKED_NAME.test(expression.text);
  if (ts.isPropertyAccessExpression(expression)) return PACKED_NAME.test(expression.name.text);
  return ts.isElementAccessExpression(expression) && isPacked(expression.expression);
}

/** A Pokémon's id has its seat behind four bits. */
const isFour = (expression: ts.Expression): boolean =>
  ts.isNumericLiteral(expression) &&
  expression.text === '4' &&
  ts.isBinaryExpression(expression.parent) &&
  ![S.AmpersandToken, S.BarToken, S.CaretToken].includes(expression.parent.operatorToken.kind);

const isEventNumbers = (node: ts.PropertyAccessExpression): boolean =>
  node.name.text === 'numbers' && EVENT_NUMBERS.test(node.getText().replace(/^.*?\blog\b/, 'log'));

/** What a door of the engine lets out of the packing, though it may not. */
export function packingLetOut(door: ParsedSource, allowed: readonly string[]): Finding[] {
  const found: Finding[] = [];
  walk(door.tree, (node) => {
    if (!ts.isExportDeclaration(node) || node.moduleSpecifier === undefined) return;
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    const isOfPacking = /\/(?:packed|answer)\.js$/.test(from);
    if (isOfPacking && (node.exportClause === undefined || ts.isNamespaceExport(node.exportClause)))
      found.push(findingAt(door, node, `lets all of ${from} out`, 'Name what others need'));
    else if (node.exportClause !== undefined && ts.isNamedExports(node.exportClause))
      for (const { name, propertyName } of node.exportClause.elements) {
        const exported = (propertyName ?? name).text;
        const isPacking =
          /packed$/i.test(exported) ||
          /\/packed\.js$/.test(from) ||
          /^(?:answerOf|kindIn|FIELD_READERS)$/.test(exported);
        if (isPacking && !allowed.includes(exported))
          found.push(findingAt(door, node, `lets ${exported} out of the engine`, 'Give and take answers as values'));
      }
  });
  return found;
}
