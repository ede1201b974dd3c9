/** Misprints that were looked at one by one: each word on the left means nothing but the word on the right. */
export const TYPOS: ReadonlyMap<string, string> = new Map([
  ['damgae', 'damage'],
  ['knoced', 'knocked'],
  ['seach', 'search'],
  ['shuffe', 'shuffle'],
  ['heas', 'heads'],
  ['pokmon', 'pokémon'],
  ['pokémom', 'pokémon'],
  ['oppponent', 'opponent'],
  ['opponnent', 'opponent'],
  ['attachd', 'attached'],
  ['aasleep', 'asleep'],
  ['resistence', 'resistance'],
  ['buy', 'but'],
  ['opponetn', 'opponent'],
  ['tail', 'tails'],
  ['head', 'heads'],
]);
