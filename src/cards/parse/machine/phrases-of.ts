import type { Form, Parser } from '../combinators.js';

/** The phrases that a parser is made of. The net knows those of every parser that was ever read by, whosever they are. */
export function phrasesOf(root: Parser<unknown>): ReadonlySet<Parser<unknown>> {
  const been = new Set<Parser<unknown>>();
  const phrases = new Set<Parser<unknown>>();
  const open = [root];
  for (let parser = open.pop(); parser !== undefined; parser = open.pop()) {
    if (been.has(parser)) continue;
    been.add(parser);
    if (parser.form.is === 'phrase') phrases.add(parser);
    open.push(...partsOf(parser.form));
  }
  return phrases;
}

function partsOf(form: Form): readonly Parser<unknown>[] {
  switch (form.is) {
    case 'phrase':
      return form.pieces.flatMap((piece) => (piece.is === 'slot' ? [piece.parser] : []));
    case 'either':
      return form.of;
    case 'list':
      return [form.item, form.between];
    case 'optional':
    case 'changed':
    case 'last':
    case 'begun':
      return [form.of];
    case 'memo':
      return [form.of()];
    case 'one':
    case 'own':
      return [];
  }
}
