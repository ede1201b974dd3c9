/**
 * What came of an operation: on to the next one; wait for an answer and come back to the same one; let the frame that
 * was laid on top go first, then on; or the whole script ends here.
 */
export type Outcome = 'go-on' | 'wait' | 'let' | 'stop';
