/** What players can say to each other, in the order of the keys 1 to 8. There is no free text. */
export const PHRASES = {
  hello: 'Hello, good to play you.',
  luck: 'Good luck.',
  nice: 'Nicely played.',
  thinking: 'Give me a moment, I am thinking.',
  sorry: 'Sorry for the wait.',
  lucky: 'That was lucky.',
  thanks: 'Thank you.',
  'good-game': 'Good game.',
} as const;

/** One of them, by its name. */
export type Phrase = keyof typeof PHRASES;

/** All of them. */
export const PHRASE_NAMES = Object.keys(PHRASES) as readonly Phrase[];
