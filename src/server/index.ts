// The door of the server: tables that are kept in a log, for people and bots elsewhere.

export type { Conversation, Guest, House } from './house/house.js';
export type { Body, Entry } from './log/entry.js';
export { CannotOpen, type Log, type Note, NotWritten, Unknown } from './log/log.js';
export { type LogOptions, type LogPlace, openLog } from './log/open-log.js';
