// What a pure room must not touch: clock, chance, console, process, timers and the language of the machine.
import ts from 'typescript';
import type { Finding } from './sources.js';
import { findingAt, type ParsedSource, walk } from './syntax.js';

const WORLD = [
  'Date',
  'performance',
  'process',
  'console',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'crypto',
  'globalThis',
];
/** They sort and print differently from machine to machine. */
const LOCALE = ['Intl', 'localeCompare', 'toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase'];

const REMEDY = {
  world: 'Take what you need as an argument; the rooms on top bring the world in',
  chance: "Draw from the game's own random numbers, so that seed and choices give the same game",
  locale: 'Compare with < and write numbers yourself, so that every machine gives the same result',
};

export function impurities(source: ParsedSource): Finding[] {
  const findings: Finding[] = [];
  walk(source.tree, (node) => {
    if (!ts.isIdentifier(node)) return;
    if (node.text === 'Math' && !isMember(node) && !isHarmlessMath(node)) {
      findings.push(findingAt(source, node, 'uses chance that no seed controls (Math.random)', REMEDY.chance));
    } else if (WORLD.includes(node.text) && !isMember(node)) {
      findings.push(findingAt(source, node, `uses '${node.text}' in a pure room`, REMEDY.world));
    } else if (LOCALE.includes(node.text)) {
      findings.push(findingAt(source, node, `uses '${node.text}' in a pure room`, REMEDY.locale));
    }
  });
  return findings;
}

/** A name after a dot or of a property (`turn.process`, `{ console: … }`) is not the global of that name. */
function isMember(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) {
    return (ts.isPropertyAccessExpression(parent) ? parent.name : parent.right) === node;
  }
  const hasName = ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent);
  return hasName && parent.name === node;
}

/** `Math.floor` and its like. Any other way to hold Math could lead to Math.random. */
function isHarmlessMath({ parent }: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random';
}
