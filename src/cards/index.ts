/** The door of the card room. */
export { PLAIN_ENERGY } from './plain-energy.js';
