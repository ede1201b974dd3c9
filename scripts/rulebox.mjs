// `npm run -s rulebox -- …`: the command line from the sources of this clone.
import { pathToFileURL } from 'node:url';
import { commandLine, install, joinCommandLine } from './ready.mjs';

install();
joinCommandLine();
await import(pathToFileURL(commandLine).href);
