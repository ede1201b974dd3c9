import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Unreadable } from '../house/works.js';
import { NotWritten, Unknown } from '../log/log.js';
import type { Metrics } from '../operations/metrics.js';

/** What somebody is told who asked for what cannot be had. */
export interface Trouble {
  readonly sentence: string;
  /** The rules that say so. */
  readonly rules?: readonly string[];
  /** All that is wrong with what was sent. */
  readonly faults?: readonly { readonly where: string; readonly message: string }[];
}

/** Tables are not to be had for now; the message is a sentence for whoever asked. */
export class NoTables extends Error {}

/** What somebody is told who may have it later; null: it is another matter. */
export const whyNotNow = (error: unknown): string | null =>
  error instanceof NoTables || error instanceof Unreadable ? error.message : null;

/** Turns what was thrown into a status and a sentence. Nothing of the inside goes out: it is noted under the request's number. */
export const tellTrouble =
  (metrics: Metrics) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const [status, trouble] = troubleOf(error, request.id);
    if (status === 500) metrics.faults.inc();
    if (status >= 500 && whyNotNow(error) === null) request.log.error({ err: error }, 'a request failed');
    if (status === 503) reply.header('retry-after', '5');
    reply.code(status).send(trouble);
  };

function troubleOf(error: FastifyError, id: string): readonly [number, Trouble] {
  if (hasZodFastifySchemaValidationErrors(error)) return [400, { sentence: UNFIT, faults: faultsOf(error.validation) }];
  const notNow = whyNotNow(error);
  if (notNow !== null) return [503, { sentence: notNow }];
  if (error instanceof NotWritten) return [503, { sentence: 'It could not be written down. Nothing has changed.' }];
  if (error instanceof Unknown) return [503, { sentence: 'Nobody can say whether it was written down. Look again.' }];
  const sentence = typeof error.code === 'string' ? KNOWN[error.code] : undefined;
  if (sentence !== undefined) return [error.statusCode ?? 400, { sentence }];
  if (isGone(error)) return [400, { sentence: 'The request was not sent to its end.' }];
  return [500, { sentence: `Something went wrong here. It was noted as ${id}.` }];
}

/** Who asked has gone in the middle of it. */
const isGone = ({ code, message }: FastifyError): boolean => code === 'ECONNRESET' && message === 'aborted';

const UNFIT = 'What was sent is not as it must be.';

interface ZodFault {
  readonly instancePath: string;
  readonly message?: string;
}

const faultsOf = (faults: readonly ZodFault[]): NonNullable<Trouble['faults']> =>
  faults.slice(0, 20).map(({ instancePath, message }) => ({
    where: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? 'This is not as it must be.',
  }));

/** What the framework finds wrong with a request, in our words. */
const KNOWN: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'What was sent is not JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Nothing was sent.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'That is too long.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with the content type application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of what was sent is not what was said.',
  FST_ERR_BAD_URL: 'That is no address.',
  FST_ERR_MAX_PARAM_LENGTH: 'There is nothing at that address.',
};
