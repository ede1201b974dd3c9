/** Where a new game is begun, for who has never played one. */
export const LEARN_FIRST = 'First time? Learn by playing.';
