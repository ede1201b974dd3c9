import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * The one thread of the page that asks others: it fetches cards from a database that somebody names, and never sees a game.
 * Safely, or from this machine.
 */
export const IMPORTER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self' https: http://localhost:* http://127.0.0.1:*";

/** The file that this thread runs. */
export const isImporter = (url: string): boolean => /\/assets\/importer-[\w-]+\.js(?:$|\?)/.test(url);

/** The page asks nobody but this server for anything, runs nothing but its own files, and stands in no other page. */
export const POLICY: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // In a house without certificates these would be ignored, with an error on the page; a proxy that has one says the first.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xFrameOptions: { action: 'deny' },
  // A link to a table is for whom it was sent to.
  referrerPolicy: { policy: 'no-referrer' },
};
