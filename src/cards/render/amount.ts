/** Numbers and what they count are worded together: each is made of the other. */
export { counted, type Factors, factors } from './things.js';
