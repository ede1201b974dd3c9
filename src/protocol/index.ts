// The door of the conversation between a table and whoever sits or looks on elsewhere.

export { answerSchema, intentSchema } from './answers.js';
export { clockSchema, type OpenTable, openTableSchema, type SeatTaken, type SitDown, sitDownSchema } from './http.js';
export * from './links.js';
export * from './public.js';
export * from './table-about.js';
export type { Heard, ToClient, ToldSketch } from './to-client.js';
export { type DeckWish, deckSchema, type Said, type ToServer, toServerSchema } from './to-server.js';
export { PROTOCOL, SUBPROTOCOL } from './version.js';
export { FrameReader, FrameWriter } from './wire/frames.js';
