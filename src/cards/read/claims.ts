import { type CardFacts, ENERGY_TYPES } from '../../engine/index.js';
import type { Token } from './token.js';

/** A sentence that restates a rule: what it says is not compiled, but it must be true of the card. */
export interface Claim {
  readonly rule: string;
  readonly about:
    | 'any'
    | 'supporter'
    | 'stadium'
    | 'tool'
    | 'item'
    | 'special-energy'
    | 'benched-damage'
    | 'lent-attack'
    | 'fossil'
    | 'gx'
    | 'vstar'
    | 'hyper-gear'
    | 'turn'
    | 'no-effect'
    | 'effects-kept'
    | 'evolving'
    | 'devolving'
    | 'benched'
    | 'tools'
    | 'attacks-twice'
    | 'damage-first'
    | 'nothing-at-all'
    | 'healing'
    | 'condition-after'
    | 'before-damage'
    | 'retreat-cost'
    | 'other-effects'
    | 'copied'
    | 'weakness'
    | 'newcomers'
    | 'remaining-hp'
    | 'rule-box'
    | 'items'
    | 'no-weakness'
    | 'still-asleep'
    | 'looked'
    | 'to-bench'
    | 'to-others'
    | 'to-their-bench'
    | 'prizes'
    | 'face-up'
    | 'you-first'
    | 'bench'
    | 'own-copies'
    | 'power-used'
    | 'up-to'
    | 'types'
    | 'attached-first'
    | 'repeats'
    | 'together'
    | 'attachment'
    | 'others-left'
    | 'own-damage'
    | 'no-knock-out';
}

const claim = (rule: string, about: Claim['about'], ...sentences: readonly string[]): [string, Claim][] =>
  sentences.map((sentence) => [sentence, { rule, about }]);

/** Sentences (in plain words, without their stop) and the rule that each restates. Nothing else is ever skipped. */
const CLAIMS: ReadonlyMap<string, Claim> = new Map([
  ...claim(
    'KIND-16',
    'types',
    'if it has 2 or more different types of basic energy attached , this pokémon is each of those types',
  ),
  ...claim(
    'EFF-05',
    'repeats',
    'you may choose the same pokémon more than once',
    'you can choose the same pokémon more than once',
  ),
  ...ENERGY_TYPES.flatMap((type) =>
    claim(
      'NRG-01',
      'attached-first',
      `attach the ${type.toLowerCase()} energy , and then discard an energy from ~`,
      `attach the ${type.toLowerCase()} energy , and then discard an energy card from ~`,
    ),
  ),
  ...claim('PREC-05', 'up-to', 'you must discard at least 1 card'),
  ...claim(
    'DMG-15',
    'benched-damage',
    "don't apply weakness and resistance for benched pokémon",
    "don't apply weakness or resistance for benched pokémon",
    "don't apply weakness and resistance to benched pokémon",
  ),
  ...claim(
    'SUP-01',
    'supporter',
    'you can play only 1 supporter card each turn',
    'you can play only 1 supporter card during your turn before your attack',
    'you may play only 1 supporter card during your turn',
    'you may play only 1 supporter card during your turn before your attack',
    'when you play this card , put it next to your active pokémon',
    'when your turn ends , discard this card',
  ),
  ...claim(
    'STAD-01',
    'stadium',
    'this card stays in play when you play it',
    'this card stays in play after being played',
    'discard this card if another stadium card comes into play',
    "if another card with the same name is in play , you can't play this card",
    'this stadium stays in play when you play it',
    'discard it if another stadium comes into play',
    "if a stadium with the same name is in play , you can't play this card",
  ),
  ...claim(
    'TOOL-01',
    'tool',
    "attach ~ to 1 of your pokémon that doesn't already have a pokémon tool attached to it",
    "attach ~ to 1 of your pokémon that doesn't have a pokémon tool attached to it",
    "attach a pokémon tool to 1 of your pokémon that doesn't already have a pokémon tool attached",
    "attach a pokémon tool to 1 of your pokémon that doesn't already have a pokémon tool attached to it",
    "attach ~ to 1 of your pokémon that doesn't already have a pokémon tool card attached to it",
    "attach this card to 1 of your pokémon that doesn't already have a pokémon tool attached to it",
    'if that pokémon is knocked out , discard this card',
    'if the pokémon ~ is attached to is knocked out , discard this card',
  ),
  ...claim(
    'NRG-05',
    'special-energy',
    "doesn't count as a basic energy card",
    "doesn't count as a basic card",
    "doesn't count as a basic energy card when not in play",
    "doesn't count as a basic energy card when not in play and has no effect other than providing energy",
    "doesn't count as a basic energy when not in play and has no effect other than providing energy",
    "doesn't count as a basic energy card when not in play and has no other effect than providing energy",
    'has no effect other than providing energy',
    'while not in play , ~ counts as colorless energy',
  ),
  ...claim(
    'NRG-07',
    'lent-attack',
    'you still need the necessary energy to use this attack',
    'you still need the necessary energy to use each attack',
    'you still need the necessary energy to use that attack',
    'you still need the necessary energy to use those attacks',
    "you still have to pay for that attack 's energy cost",
  ),
  ...claim('FOS-01', 'fossil', 'discard it anyway', 'you can put pokémon that evolve from ~ on this card'),
  ...claim('KO-11', 'bench', "benched pokémon discarded in this way don't count as knocked out"),
  ...claim(
    'KO-11',
    'no-knock-out',
    "this doesn't count as a knocked out pokémon",
    "this doesn't count as knocking out that pokémon",
    "that pokémon doesn't count as a knocked out pokémon",
  ),
  // A text that lets a Pokémon evolve does so whatever the turn.
  ...claim(
    'EVO-14',
    'evolving',
    'you can use this card during your first turn or on a pokémon that was put into play this turn',
    'you can use this ability during your first turn or on a pokémon that was put into play this turn',
    'you can use this card on a pokémon you put down when you were setting up to play or on a pokémon that was put into play this turn',
  ),
  ...claim(
    'EVO-12',
    'evolving',
    'if you choose a stage 2 pokémon in your hand , put that pokémon on the basic pokémon instead of on a stage 1 pokémon',
  ),
  // With no Pokémon card under it, it is one. @rule KIND-13
  ...claim(
    'KIND-13',
    'benched',
    'treat the new benched pokémon as a basic pokémon',
    'treat the new benched pokémon as basic pokémon',
    'treat that card as a basic pokémon',
    'treat the new ~ as a basic pokémon',
  ),
  ...claim('EVO-17', 'devolving', "you can't evolve a pokémon the turn you devolve it"),
  ...claim('DMG-16', 'any', "it 's okay if 1 of the pokémon has no damage counters on it"),
  ...claim('ZONE-10', 'prizes', 'the cards stay face down'),
  ...claim(
    'ZONE-10',
    'face-up',
    'those prize cards remain face up for the rest of the game',
    'that prize card remains face up for the rest of the game',
    'that prize card remains up for the rest of the game',
    'these cards remain face up for the rest of the game',
  ),
  ...claim('CLS-18', 'gx', "you can't use more than 1 gx attack in a game"),
  ...claim('CLS-32', 'vstar', "you can't use more than 1 vstar power in a game"),
  ...claim(
    'CLS-23',
    'hyper-gear',
    "when this card is removed from a pokémon for any reason , put this card in its owner 's discard pile",
  ),
  // What a text attaches is not the card that is attached each turn.
  ...claim('NRG-02', 'attachment', "this doesn't use up your 1 energy card attachment for the turn"),
  ...claim('POW-03', 'turn', 'before your attack', 'before you attack', 'before attacking'),
  ...claim(
    'TOOL-02',
    'tools',
    'if this pokémon loses this ability , discard pokémon tool cards attached to this pokémon until only 1 pokémon tool card remains',
    'if it loses this ability , discard pokémon tool cards from it until only 1 remains',
    'if it loses this ability , discard pokémon tools from it until only 1 remains',
    'if this ability goes away , discard pokémon tools from those pokémon until only 1 remains on each',
  ),
  ...claim(
    'ATK-02',
    'attacks-twice',
    "if the first attack knocks out your opponent 's active pokémon , you may attack again after your opponent chooses a new active pokémon",
  ),
  ...claim('EFF-01', 'no-effect', 'damage is not an effect'),
  ...claim('EFF-01', 'effects-kept', 'existing effects are not removed'),
  ...claim('ATK-06', 'damage-first', 'do the damage before switching the pokémon'),
  // Who is Knocked Out is looked at when the attack is over.
  ...claim('TURN-13', 'damage-first', 'switch the pokémon even if ~ is knocked out'),
  ...claim('ATK-06', 'condition-after', 'after doing damage', 'after dealing damage'),
  ...claim('ATK-06', 'before-damage', 'before they affect the damage'),
  ...claim('DMG-16', 'any', 'damage counters can still be moved'),
  ...claim('ATK-06', 'any', 'either way , this attack does its damage'),
  ...claim('RET-08', 'retreat-cost', 'after applying effects to the retreat cost'),
  ...claim('ATK-12', 'nothing-at-all', 'not even damage'),
  ...claim(
    'EFF-02',
    'other-effects',
    'any other effects of attacks still happen',
    'any other effects of that attack happen',
    'any other effects of the attack still happen',
    'any other effects still happen',
    'any other effects of that attack still happen',
  ),
  ...claim(
    'ATK-17',
    'copied',
    'you must still do anything else required for that attack',
    'you must still do anything else required in order to use that attack',
    'you must still do anything else in order to use that attack',
    'the supporter card remains in your discard pile',
    "the supporter card remains in your opponent 's discard pile",
    "the supporter card remains in your opponent 's hand",
  ),
  ...claim(
    'CLS-37',
    'rule-box',
    'pokémon v , pokémon-gx , etc . have rule boxes',
    'pokémon ex , pokémon v , etc . have rule boxes',
  ),
  ...claim(
    'DMG-02',
    'no-weakness',
    'any other effects that would happen after applying weakness and resistance still happen',
    'any other effects that would happen after applying resistance still happen',
  ),
  ...claim(
    'EFF-05',
    'any',
    "if a player does not have a benched pokémon , they don't switch pokémon",
    "if a player does not have a benched pokémon , they doesn't switch pokémon",
    "if a player does not have a benched pokémon , that player doesn't switch pokémon",
  ),
  ...claim('EFF-05', 'to-bench', "ignore this effect if you don't have any benched pokémon"),
  ...claim('EFF-05', 'to-others', 'ignore this effect if your opponent has only 1 pokémon'),
  ...claim('EFF-05', 'to-their-bench', 'if your opponent has no benched pokémon , this effect does nothing'),
  // Cards that are only looked at stay as they are.
  ...claim('ZONE-04', 'looked', 'put them back in the same order'),
  ...claim('TRN-02', 'items', 'you may play as many item cards as you like during your turn'),
  // The rule of four does not hold for the card; decks are judged by its text. @rule PREC-01
  ...claim(
    'PREC-01',
    'own-copies',
    'you may have as many of this card in your deck as you like',
    'you may have any number of this card in your deck',
  ),
  ...claim(
    'BENCH-02',
    'bench',
    'if more than 1 effect changes the number of benched pokémon allowed , use the smaller number',
    'the player who played this card discards first',
    'if this ability stops working , discard pokémon from your bench until you have 5',
  ),
  ...claim('DMG-09', 'weakness', "the amount of weakness doesn't change", 'apply weakness as ×2'),
  // Which Pokémon a rule holds for is looked at when it is asked. @rule EFF-07
  ...claim(
    'EFF-07',
    'newcomers',
    'this includes pokémon that come into play on that turn',
    'this includes pokémon that come into play during that turn',
    'this includes pokémon that come into play this turn',
    'this includes new pokémon that come into play',
  ),
]);

/** Claims with a number or a name in them, by their first word (`#`: a number). */
const PATTERNS: Readonly<Record<string, readonly (readonly [RegExp, Claim])[]>> = {
  this: [
    [/^this counts as evolving (?:~|this pokémon|that pokémon|those pokémon)$/, { rule: 'EVO-04', about: 'evolving' }],
    [
      /^this counts as devolving (?:~|this pokémon|that pokémon|those pokémon)$/,
      { rule: 'EVO-15', about: 'devolving' },
    ],
    [/^this effect works 1 time for \d+ cards$/, { rule: 'TRN-01', about: 'together' }],
    [
      /^this includes newly (?:asleep|burned|confused|paralyzed|poisoned) pokémon$/,
      { rule: 'EFF-07', about: 'newcomers' },
    ],
    [/^this counts as that pokémon using its poké-power$/, { rule: 'POW-03', about: 'power-used' }],
  ],
  that: [
    [
      /^that pokémon is no longer asleep , confused , paralyzed , poisoned , or anything else that might be the result of an attack(?: \( just as if you had evolved it \))?$/,
      { rule: 'EVO-16', about: 'devolving' },
    ],
  ],
  attach: [
    [
      /^attach (?:~|this card) to 1 of your opponent 's pokémon-ex that doesn't already have a pokémon tool(?: card)? attached(?: to it)?$/,
      { rule: 'CLS-23', about: 'hyper-gear' },
    ],
  ],
  you: [
    [
      /^you can't get more cards with this attack than you have room on your bench$/,
      { rule: 'BENCH-02', about: 'benched' },
    ],
    [/^you discard first$/, { rule: 'BENCH-02', about: 'bench' }],
    [/^you (?:draw|put|return|choose|switch|shuffle|discard) your .* first$/, { rule: 'EFF-04', about: 'you-first' }],
  ],
  // As many as there are: it says nothing that is not so of every effect.
  '#': [
    [
      /^(?:or )?(\d+) if (?:(?:there is|there are|you have|they has|they have|it has|your opponent has|that pokémon has) only|it only has) \1$/,
      { rule: 'EFF-05', about: 'any' },
    ],
  ],
  when: [
    [
      /^when ~ comes into play , each player discards benched pokémon(?: and any cards attached to them)? until they ha(?:ve|s) 3 benched pokémon$/,
      { rule: 'BENCH-02', about: 'bench' },
    ],
  ],
  either: [
    [
      /^either way , if (?:~|this pokémon|that pokémon|it) has fewer damage counters than that , remove all of them$/,
      { rule: 'EFF-05', about: 'healing' },
    ],
  ],
  discard: [
    [
      /^discard all other cards attached to (?:~|it|this pokémon|that pokémon)$/,
      { rule: 'ZONE-14', about: 'others-left' },
    ],
  ],
  "don't": [
    [
      /^don't apply weakness (?:and|or) resistance when (?:~|this pokémon) damages itself(?: with this attack)?$/,
      { rule: 'DMG-15', about: 'own-damage' },
    ],
  ],
  or: [
    [
      /^or (\d+) if (?:there is|there are|you have|they|it|that pokémon|your opponent) only (?:has |have )?\1$/,
      { rule: 'EFF-05', about: 'any' },
    ],
  ],
  remove: [
    [
      /^remove (\d+)(?: damage counters?)? if (?:there is|there are|it has|~ has|(?:that|the|a|each|this) pokémon has) only \1$/,
      { rule: 'EFF-05', about: 'healing' },
    ],
  ],
  all: [
    [/^all if there are (?:less|fewer) than \d+$/, { rule: 'EFF-05', about: 'healing' }],
    [
      /^all other effects of attacks , pokémon powers , and trainer cards still happen$/,
      { rule: 'EFF-02', about: 'any' },
    ],
  ],
  before: [
    [
      /^before doing damage , count the remaining hp of (?:the defending pokémon|~|this pokémon)(?: and (?:~|this pokémon|the defending pokémon))?$/,
      { rule: 'ATK-06', about: 'remaining-hp' },
    ],
  ],
  if: [
    [
      /^if you don't reveal an? [^.,]*, shuffle all the revealed cards back into your deck$/,
      { rule: 'EFF-05', about: 'looked' },
    ],
    [
      /^if your opponent has fewer than \d+ benched pokémon , do the damage to each of them$/,
      { rule: 'EFF-05', about: 'any' },
    ],
    [/^if you don't reveal an? [^.,]*, put this card in the discard pile$/, { rule: 'TRN-01', about: 'prizes' }],
    [
      /^if (?:either|any)(?: of them| coin) (?:is|are) tails , (?:that pokémon|this pokémon|the defending pokémon|~) is still asleep$/,
      { rule: 'COND-16', about: 'still-asleep' },
    ],
    [
      /^if (?:~|this pokémon|the pokémon|that pokémon|a pokémon|any of them|any of those pokémon|the defending pokémon|your active pokémon|it) (?:has|have) fewer damage counters than that , remove all of them$/,
      { rule: 'EFF-05', about: 'healing' },
    ],
    [
      /^if (?:a pokémon|it) has just (\d+) damage counters? , remove (?:it|them)$/,
      { rule: 'EFF-05', about: 'healing' },
    ],
    [
      /^if a pokémon has fewer damage counters than the number of heads , remove all of them$/,
      { rule: 'EFF-05', about: 'healing' },
    ],
    // Whose Bench holds fewer than are on it discards the others.
    ...[
      [4, 3],
      [5, 4],
      [6, 5],
    ].map(([more, left]): [RegExp, Claim] => [
      new RegExp(
        `^if (?:they|a player|your opponent) ha(?:s|ve) ${more} or more benched pokémon , they discard benched pokémon until they have ${left} pokémon on the bench$`,
      ),
      { rule: 'BENCH-02', about: 'bench' },
    ]),
    [
      /^if there are (?:fewer|less) than \d+ cards in (?:your|your opponent 's|their) deck , discard all of them$/,
      { rule: 'EFF-05', about: 'any' },
    ],
    [
      /^if you have (?:fewer|less) cards in your deck than that , discard all of them$/,
      { rule: 'EFF-05', about: 'any' },
    ],
    [
      /^if there are (?:fewer|less) [^.,]* than that , (?:take|choose|put|attach|discard) all of them$/,
      { rule: 'EFF-05', about: 'any' },
    ],
    [
      /^if you have (?:fewer|less) than \d+ [^.,]* there , (?:take|choose|put|attach|discard) all of them$/,
      { rule: 'EFF-05', about: 'any' },
    ],
    [
      /^if you don't have that many [^.]* in your (?:discard pile|deck|hand) , put all of them into your hand$/,
      { rule: 'EFF-05', about: 'any' },
    ],
  ],
};

/** How many words the claims have that begin with a word. */
const LENGTHS = new Map<string, Set<number>>();
for (const sentence of CLAIMS.keys()) {
  const words = sentence.split(' ');
  LENGTHS.set(words[0], (LENGTHS.get(words[0]) ?? new Set()).add(words.length));
}

/** The rule that a sentence restates, if it does nothing else. Nearly all say more, as their first word shows. */
export function claimOf(tokens: readonly Token[]): Claim | undefined {
  if (tokens.length === 0) return undefined;
  const { word } = tokens[0];
  const first = tokens.length > 1 && /^\d/.test(word) ? '#' : word;
  const patterns = tokens.length > 1 && Object.hasOwn(PATTERNS, first) ? PATTERNS[first] : undefined;
  const isLong = LENGTHS.get(word)?.has(tokens.length) === true;
  if (patterns === undefined && !isLong) return undefined;
  const text = textOf(tokens);
  return CLAIMS.get(text) ?? patterns?.find(([pattern]) => pattern.test(text))?.[1];
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

/** Whether what the sentence claims is so for a card of this kind; claims about a program are checked when it is there. */
export function holdsFor({ about }: Claim, facts: CardFacts): boolean {
  if (about === 'supporter' || about === 'stadium' || about === 'item') return facts.trainer === about;
  if (about === 'tool' || about === 'fossil') return facts.trainer === about;
  // Tools are Item cards in the time of these words. @rule KIND-02
  if (about === 'items') return facts.trainer === 'item' || facts.trainer === 'tool';
  if (about === 'hyper-gear') return facts.tags.includes('hyper-gear');
  if (about === 'special-energy') return facts.energy === 'special';
  return true;
}
