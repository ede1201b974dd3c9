/** What the conversation offers to who writes a client or a bot: the other end of a table, links, and what is heard. */

export { type Fetch, HouseClient, type NotDone, type OfferedDeck } from './client/house-client.js';
export type { Because, ClientNews, Line, Sketched, Verdict } from './client/news.js';
export { outlookFrom } from './client/outlook.js';
export { type Socket, type World, worldWith } from './client/socket.js';
export { type TableCall, TableClient } from './client/table-client.js';
export { linkOf, pathOf, readLink, readPath, type TableLink, type TablePath } from './links.js';
export { PHRASE_NAMES, PHRASES, type Phrase } from './phrases.js';
