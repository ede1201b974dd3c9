/*
 * Words that both ends of a line know before anything was said. The reader has to have the very same lists: who changes one
 * raises `PROTOCOL`, and a test holds them to it.
 */

/** Said in nearly every frame: two digits each. */
const OFTEN =
  'view sides hand deck discard prizes count cards active bench attached used energy damage told lines seen faces decision ' +
  'options acts uses kind seat pokemon card name asks turn player supporter conditions hp retreat under played stadium coins ' +
  'heads tails phase choose-cards choose-pokemon promote change setup main over between-turns ' +
  'attach evolve play use attack end choice markers text Done Yes No picked attacks powers refusal foreseen retreat-cost ' +
  'attack-cost RET-01 NRG-07 opening result about seats clock left since here number .';

/** Said at times. */
const SELDOM =
  'first bonus pay coin release sudden-death choose-attack choose-value choose-option choose-order may choose-trigger ' +
  'choose-checkup choose-checked choose-benched choose-tool off-turn none asleep confused paralyzed burned poisoned person ' +
  'empty random greedy basic stage-1 stage-2 item tool special trainer Colorless Grass Fire Water Lightning Psychic Fighting ' +
  'Darkness Metal Fairy Dragon attacker-effects weakness resistance defender-effects base no-pokemon deck-out concede effect ' +
  'confused-retreat baby char vstar gx lostZone faceUp out winner ways players benches mayOpenTalk pieces undoable redoable ' +
  'replayed step to points reveals rules reasons sentence fixed plain compiled verified unsupported gathering playing ' +
  'between-games everybody nobody later library as-sent pause go-on take-back rematch requests said results isPaused chance ' +
  'flips used-up energy-attached bench-full retreat-nobody no-effect retreated NRG-01 NRG-04 TURN-04 RET-02 RET-12 BENCH-02 ' +
  'SUP-01 TRN-03 commitment shares secret claimable wins isReady hasDeck match game table constructed position agreed request phrase';

/** Words with other signs in them, and sentences. */
const SENTENCES = [
  '',
  ', ',
  ' and ',
  'You have already attached an Energy card this turn. (NRG-01)',
  'You have already played a Supporter card this turn. (SUP-01)',
  'You have already retreated this turn. (RET-02)',
  'Your Bench is full. (BENCH-02)',
  'There is no Benched Pokémon to take its place. (RET-12)',
  'Your opponent flips a coin as the text says: heads.',
  'Your opponent flips a coin as the text says: tails.',
  'You flip a coin as the text says: heads.',
  'You flip a coin as the text says: tails.',
  'Your opponent places a card face down as the Active Pokémon.',
  'Your opponent places a card face down on the Bench.',
  ' face down as the Active Pokémon.',
  ' face down on the Bench.',
  'Each sets six Prize cards aside.',
  'A card goes to your opponent’s hand.',
  'A card goes to your opponent’s deck.',
  ' goes to your hand.',
  ' goes to your deck.',
  ' go to your deck.',
  'Your opponent shows ',
  'You show ',
  'You place ',
  'Your opponent opens with ',
  'You open with ',
  ' is switched; ',
  ' retreats; ',
  ' is Active.',
  ' is the Stadium in play.',
  'End your turn',
  'Play nothing',
  'Go first',
  'Go second',
  'The opening',
  'The result',
  'You end the turn.',
  'Your opponent ends the turn.',
  'Prize card 1',
  'Prize card 2',
  'Prize card 3',
  'Prize card 4',
  'Prize card 5',
  'Prize card 6',
  ' is attached to your ',
  ' is attached to your opponent’s ',
  'Your opponent plays ',
  'You play ',
  'You draw ',
  'Your ',
  'Your opponent’s ',
  ' to the Bench.',
  ' evolves into ',
  ' is Knocked Out.',
  ' takes 10 damage.',
  ' takes 20 damage.',
  ' takes 30 damage.',
];

const listOf = (words: string): string[] => [...new Set(words.split(' '))];

export const OFTEN_WORDS: readonly string[] = listOf(OFTEN);
export const SELDOM_WORDS: readonly string[] = [
  ...listOf(SELDOM).filter((word) => !OFTEN_WORDS.includes(word)),
  ...SENTENCES,
];

/** Sentences with one or two places in which other words stand. */
export const PHRASES: readonly string[] = [
  'Attach $ to $',
  'Play $ to the Bench',
  'Play $',
  'Evolve $ into $',
  'Retreat $ for $',
  'Attack $ with $',
  'Use $ of $',
  'Use $',
  'Announce $, which cannot be used',
  'Turn $: you',
  'Turn $: your opponent',
];
