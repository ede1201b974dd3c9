// `rulebox engine`: games for programs in any language, one JSON text a line in and out.
import { once } from 'node:events';
import type { Command } from 'commander';
import { Conversation, ENGINE_LIMITS, faultOfOurs } from '../env/index.js';
import { Lines } from './engine/lines.js';
import { engineStock } from './engine/stock.js';

export function register(command: Command): void {
  command.addHelpText('after', EXPLAINED).action(() => converse(process.stdin, process.stdout));
}

const EXPLAINED = `
Each line that comes in is a message, and each is answered by one line, in order. docs/ENGINE.md has them all; clients/python
speaks them. Try: echo '{"kind":"decks","re":1}' | rulebox engine`;

/** Answers line by line until there is nothing more to read. */
export async function converse(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  const conversation = new Conversation(engineStock());
  const lines = new Lines(ENGINE_LIMITS.line);
  input.setEncoding('utf8');
  for await (const chunk of input) {
    for (const line of lines.take(chunk as string)) {
      // Who does not read what is answered is not answered further: it would fill the memory.
      if (!output.write(`${answered(conversation, line)}\n`)) await once(output, 'drain');
    }
  }
}

function answered(conversation: Conversation, line: string): string {
  try {
    return conversation.answer(line);
  } catch (error) {
    return faultOfOurs(error);
  }
}
