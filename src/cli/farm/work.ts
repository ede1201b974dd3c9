// `rulebox farm work`: plays what the farm is asked for.
import { createServer, type Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { type FarmMetrics, FarmWorker, shown } from '../../farm/index.js';
import { collectAlone } from '../collect-alone.js';
import { threadFile } from '../here.js';
import { fail } from '../terminal.js';
import { wholeNumber } from '../typed.js';
import { atFarm, note, type PlaceOptions } from './place.js';

interface Options extends PlaceOptions {
  readonly threads?: string;
  readonly lock: string;
  readonly metrics?: string;
}

export async function work(options: Options): Promise<void> {
  const threads =
    options.threads === undefined ? availableParallelism() : wholeNumber('--threads', options.threads, 256);
  const lock = Number(options.lock);
  if (!(lock >= 1 && lock <= 3600)) return fail(`--lock takes seconds from 1 to 3600, not "${options.lock}".`);
  if (threads > 1) collectAlone();
  await atFarm(options, async (farm) => {
    const worker = await FarmWorker.begin(farm, {
      threads: Math.max(1, threads),
      threadFile: threadFile('farm'),
      lock: lock * 1000,
      note,
    });
    const metrics = options.metrics === undefined ? null : await served(worker.metrics, options.metrics);
    const { url, make, version } = farm.place;
    note(
      `Worker ${worker.id} (${version}, make ${make}) plays for ${shown(url)} with ${Math.max(1, threads)} threads. Ctrl-C ends it when its jobs are played.`,
    );
    await told(worker);
    metrics?.close();
  });
}

/** Waits for a signal, and lets the worker end: at the first one with what it plays, at the second one without. */
function told(worker: FarmWorker): Promise<void> {
  return new Promise((resolve) => {
    let signals = 0;
    const heard = (): void => {
      signals++;
      if (signals === 1) note('What is being played is played to its end. Once more: it is left to others.');
      void worker.end(signals > 1).then(() => {
        for (const signal of SIGNALS) process.off(signal, heard);
        resolve();
      });
    };
    for (const signal of SIGNALS) process.on(signal, heard);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Figures for Prometheus, to this machine only. */
async function served(metrics: FarmMetrics, typed: string): Promise<Server> {
  const port = wholeNumber('--metrics', typed, 65_535);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics
      .text()
      .then((text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text));
  });
  await new Promise<void>((resolve) => {
    server.once('error', (error) => {
      note(`There are no figures: ${error.message}`);
      resolve();
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
