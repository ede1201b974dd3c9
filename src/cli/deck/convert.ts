// `rulebox deck convert`: a deck in another form.
import { deckToJson, writeList } from '../../cards/index.js';
import { type CardSource, wholeDeck } from './source.js';

interface Options extends CardSource {
  readonly to: 'list' | 'json';
}

export function runConvert(source: string, options: Options): void {
  const { name, list, pool } = wholeDeck(source, options);
  const text =
    options.to === 'list'
      ? writeList(list.cards, pool)
      : `${JSON.stringify(deckToJson(name, list.cards, pool), null, 2)}\n`;
  process.stdout.write(text);
}
