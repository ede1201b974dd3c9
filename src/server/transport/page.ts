import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, type PageFile, PageFiles } from './page-files.js';
import { IMPORTER_POLICY, isImporter } from './policy.js';

/** Serves the page: every address that is nobody else's is a file of the folder. */
export function servePage(app: FastifyInstance, folder: string): void {
  const files = new PageFiles(folder);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const file = await found(files, request, reply);
      return file === null ? reply : give(file, request, reply);
    },
  });
}

async function found(files: PageFiles, request: FastifyRequest, reply: FastifyReply): Promise<PageFile | null> {
  try {
    const file = await files.find(request.url);
    if (file === null) reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
    return file;
  } catch {
    // There may be too many files open for now.
    reply.code(503).header('retry-after', '1').type('text/plain; charset=utf-8');
    reply.send('The file cannot be read now. Try again.\n');
    return null;
  }
}

function give(file: PageFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [encoding, content] = chosen(file, String(request.headers['accept-encoding'] ?? ''));
  const mark = `"${file.mark}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  reply.header('cache-control', file.isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (isImporter(request.url)) reply.header('content-security-policy', IMPORTER_POLICY);
  reply.header('etag', mark).header('vary', 'Accept-Encoding');
  if (isKnown(String(request.headers['if-none-match'] ?? ''), file)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.type(file.type).header('content-length', content.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(content);
}

/** However it was sent: the content is the same. */
const isKnown = (marks: string, { mark }: PageFile): boolean =>
  mark !== '' && marks.split(',').some((each) => each.trim().replace(/^W\//, '').startsWith(`"${mark}`));

function chosen({ plain, packed }: PageFile, accepted: string): [Encoding, Buffer] {
  const names = accepted.split(',').map((each) => each.trim().toLowerCase().split(';'));
  for (const encoding of ['br', 'gzip'] as const) {
    const content = packed.get(encoding);
    const isWanted = names.some(([name, quality]) => name === encoding && quality?.trim() !== 'q=0');
    if (content !== undefined && isWanted) return [encoding, content];
  }
  return ['identity', plain];
}
