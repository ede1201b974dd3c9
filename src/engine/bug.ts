/** The only thing the pure rooms throw: an invariant broke. Whoever catches it adds the record to replay it by. */
export class EngineBug extends Error {
  override readonly name = 'EngineBug';
}
