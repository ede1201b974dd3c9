// `npm start`: installs, builds the page and opens the game. Who wants to play need not wait until all types are checked.
import { buildPage, install } from './ready.mjs';

install();
if (!process.argv.includes('--terminal')) buildPage(); // a terminal shows no page
process.argv.splice(2, process.argv.length - 2, 'play', ...process.argv.slice(2));
await import('./rulebox.mjs');
