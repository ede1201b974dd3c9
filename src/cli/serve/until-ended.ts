// Closes a server when the command is ended, and once only.

import { EXIT } from '../terminal.js';
import type { OpenServer } from './open.js';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** From now on the command ends when it is told to: guests are told to come back. Who tells it twice does not wait. */
export function closeWhenEnded(server: OpenServer): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) process.exit(EXIT.fails);
    isEnding = true;
    try {
      await server.close();
      process.exit(EXIT.holds);
    } catch (error) {
      process.stderr.write(`rulebox: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(EXIT.fails);
    }
  };
  // A fault at one table ends no other.
  process.on('unhandledRejection', (error) => server.note(error));
  for (const signal of SIGNALS) process.on(signal, () => void end());
}
