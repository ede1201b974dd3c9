// `npm start`: installs, builds and opens the game.
import { buildPage, install } from './ready.mjs';

install();
buildPage();
process.argv.splice(2, process.argv.length - 2, 'play', ...process.argv.slice(2));
await import('./rulebox.mjs');
