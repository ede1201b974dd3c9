// The door of the server: tables that are kept in a log, for people and bots elsewhere.

export type { NamedDeck, ServerLibrary } from './decks/server-library.js';
export type { Conversation, Guest, House } from './house/house.js';
export { openHouse } from './house/open-house.js';
export { type HouseLimits, type HouseParts, STANDARD_LIMITS } from './house/parts.js';
export type { Body, Entry } from './log/entry.js';
export { CannotOpen, type Log, type Note, NotWritten, Unknown } from './log/log.js';
export { type LogOptions, type LogPlace, openLog } from './log/open-log.js';
export { measuredLog } from './operations/measured-log.js';
export { Metrics } from './operations/metrics.js';
export { openNotes } from './operations/notes.js';
export { readSettings, SETTING_ROWS, type Settings, STANDARD, unknownSettings } from './operations/settings.js';
export { Spell } from './operations/spell.js';
export { NoTables } from './transport/errors.js';
export { LateHouse } from './transport/late-house.js';
export { type RunningServer, type ServerParts, startServer } from './transport/server.js';
