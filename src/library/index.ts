/**
 * `rulebox/library`: the cards and decks that ship with Rulebox, for who runs in Node. It reads them when they are asked for. A
 * page in a browser takes `rulebox/library.json` along, and `libraryOf` of `rulebox/cards`.
 */
export { filesIn, libraryFiles } from './read-files.js';
export { library } from './shipped.js';
