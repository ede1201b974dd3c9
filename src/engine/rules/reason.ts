/** Why something is refused: the rules that forbid it, most specific first, and a sentence a player understands. */
export interface ReasonText {
  readonly rules: readonly string[];
  /** `{card}`, `{pokemon}` and `{attack}` stand for names. */
  readonly say: string;
}

const text = (say: string, ...rules: string[]): ReasonText => ({ rules, say });

export const REASONS = {
  // ── whose decision, and is it one ──
  'game-over': text('The game is over.', 'WIN-04', 'WIN-01', 'WIN-02', 'WIN-03', 'WIN-05', 'TURN-03'),
  'not-your-turn': text(
    'It is not your turn: now you only make choices that the rules give you.',
    'TURN-10',
    'TURN-07',
    'TURN-01',
    'TURN-05',
    'ATK-02',
    'SIM-01',
  ),
  'not-your-decision': text(
    'The game waits for another player.',
    'TURN-05',
    'SIM-01',
    'TURN-10',
    'TURN-07',
    'KO-07',
    'KO-08',
    'KO-06',
    'BENCH-06',
  ),
  'placed-already': text(
    'You have placed your Pokémon, or your time to do so has not come.',
    'SETUP-05',
    'SETUP-04',
    'SETUP-01',
  ),
  'other-decision': text(
    'The game waits for another choice of yours first.',
    'TURN-05',
    'BENCH-04',
    'KO-06',
    'KO-03',
    'KO-08',
    'TURN-12',
    'TURN-13',
    'TURN-07',
    'BENCH-06',
  ),
  'no-flip-choice': text('Who goes first is not yours to choose now.', 'SETUP-02'),
  'no-bonus': text('There are no bonus cards for you to draw.', 'SETUP-12', 'SETUP-14', 'SETUP-13'),
  'bonus-too-many': text('That is more bonus cards than the mulligans give.', 'SETUP-12', 'SETUP-14', 'SETUP-13'),
  'no-prize-due': text('You have no Prize card to take now.', 'KO-03', 'KO-07', 'KO-08', 'SIM-01', 'KO-04', 'KO-09'),
  'no-such-prize': text('There is no Prize card at that place.', 'KO-03', 'KO-05', 'ZONE-10'),
  'not-a-choice': text('That is not among the choices.', 'EFF-05'),
  'checkup-order': text('Special Conditions come first, or the other effects: one of the two.', 'CHK-03', 'EFF-05'),
  'choose-more': text('More must be chosen than that.', 'EFF-05'),
  'choose-fewer': text('That is more than may be chosen.', 'EFF-05'),
  'placement-not-basic': text(
    'Only a Basic Pokémon of your opening hand can be placed.',
    'SETUP-04',
    'SETUP-05',
    'SETUP-10',
    'SETUP-09',
  ),
  'not-a-bonus': text('Only Basics drawn as bonus cards may join the Bench now.', 'SETUP-15'),
  'placement-needed': text('You must place an Active Pokémon.', 'SETUP-04'),
  'placement-full': text('Your Bench is full.', 'SETUP-05', 'BENCH-02'),
  'not-benched': text('Only a Pokémon on your Bench can become your Active Pokémon.', 'BENCH-06', 'BENCH-04'),
  committed: text(
    'An attack was declared: you can only use a legal attack or end your turn, unless your opponent lets you go back.',
    'TURN-09',
  ),
  attacked: text('You have attacked: you can only attack once more or end your turn.', 'TURN-07'),
  'nothing-to-take-back': text('There is no declared attack to take back.', 'TURN-09'),
  'cannot-declare': text('There is no need to declare this attack in vain.', 'TURN-09'),
  'endless-turn': text('This turn has gone on too long: attack or end it.', 'HOUSE-01'),

  // ── cards from the hand ──
  'not-in-hand': text(
    '{card} is not in your hand.',
    'ZONE-09',
    'ZONE-07',
    'NRG-11',
    'EVO-01',
    'TRN-01',
    'NRG-01',
    'BENCH-01',
    'SUP-02',
    'SUP-03',
    'ZONE-14',
  ),
  'not-a-basic': text('{card} is not a Basic Pokémon, so it cannot be played to the Bench.', 'BENCH-01'),
  'bench-full': text('Your Bench is full.', 'BENCH-02', 'BENCH-03'),
  'restored-needs-fossil': text('{card} comes to the Bench only through its fossil.', 'CLS-24', 'KIND-12', 'BENCH-01'),
  'legend-needs-halves': text(
    'A LEGEND is played with both of its halves, which must both be in your hand.',
    'CLS-09',
    'CLS-10',
    'BENCH-01',
  ),
  'union-needs-pieces': text(
    'A V-UNION is played with all four of its pieces, which must all be in your discard pile.',
    'CLS-33',
    'CLS-34',
    'BENCH-01',
  ),
  'union-played': text('You have already played {card} in this game.', 'CLS-33'),
  'first-turn-trainer': text(
    'The starting player cannot play {card} on the first turn.',
    'FIRST-01',
    'FIRST-03',
    'FIRST-07',
    'TOOL-03',
    'KIND-02',
  ),
  'first-turn-fossil': text(
    'The starting player cannot play {card} on the first turn: it is a Trainer card.',
    'FIRST-02',
    'FIRST-01',
    'FIRST-07',
    'FIRST-03',
  ),

  // ── evolution ──
  'not-an-evolution': text('{card} is not an Evolution card.', 'EVO-01', 'KIND-10'),
  'not-your-pokemon': text(
    'That is not one of your Pokémon in play.',
    'EVO-01',
    'NRG-01',
    'TOOL-01',
    'ZONE-18',
    'TM-01',
    'NRG-11',
    'TRN-01',
    'TOOL-03',
  ),
  'wrong-name': text('{card} does not evolve from {pokemon}.', 'NAME-13', 'EVO-01', 'EVO-02'),
  'evolve-first-turn': text('No Pokémon can be evolved on its owner’s first turn.', 'FIRST-05', 'CON-08', 'FIRST-07'),
  'no-level-up': text('There are no Level-Up cards in this era.', 'LVL-01'),
  'level-up-active': text('Only your Active Pokémon can level up.', 'LVL-02', 'BENCH-05'),
  'level-up-twice': text('{pokemon} has levelled up already.', 'LVL-04'),
  'level-up-first-turn': text('No Pokémon can level up on its owner’s first turn.', 'FIRST-06', 'LVL-03', 'FIRST-07'),
  'just-entered': text(
    '{pokemon} is new in play this turn, so it cannot evolve or level up yet.',
    'EVO-06',
    'EVO-17',
    'EVO-21',
    'LVL-03',
  ),
  'just-evolved': text('{pokemon} has already evolved this turn.', 'EVO-07', 'EVO-06', 'LVL-03'),

  // ── Energy ──
  'not-energy': text('{card} is not an Energy card.', 'NRG-01', 'NRG-11'),
  'energy-attached': text('You have already attached an Energy card this turn.', 'NRG-01', 'TURN-04'),

  // ── Trainer cards ──
  'not-a-trainer': text('{card} is not a Trainer card.', 'TRN-01', 'NRG-01', 'KIND-01'),
  'supporter-played': text(
    'You have already played a Supporter card this turn.',
    'SUP-01',
    'SUP-03',
    'TURN-04',
    'CON-05',
  ),
  'stadium-played': text('You have already played a Stadium card this turn.', 'STAD-03', 'TURN-04', 'STAD-02'),
  'same-stadium': text('{card} is in play already.', 'STAD-04', 'CON-22', 'TRN-03', 'STAD-02'),
  'tool-taken': text('{pokemon} already has a Pokémon Tool.', 'TOOL-02', 'TOOL-04'),
  'needs-opposing-ex': text('{card} is attached to a Pokémon-EX of your opponent.', 'CLS-23', 'TOOL-01'),
  'needs-a-pokemon': text('{card} must be attached to one of your Pokémon.', 'TOOL-01', 'TM-01'),
  'takes-no-pokemon': text('{card} is not attached to a Pokémon.', 'TRN-01'),

  // ── retreat ──
  'not-active': text('Only your Active Pokémon can do that.', 'RET-01', 'ATK-01'),
  'retreat-nobody': text('There is no Benched Pokémon to take its place.', 'RET-12', 'RET-01'),
  'retreat-to': text(
    'An Active Pokémon retreats only for one of your Benched Pokémon.',
    'RET-01',
    'RET-12',
    'BENCH-06',
  ),
  retreated: text('You have already retreated this turn.', 'RET-02', 'RET-03', 'TURN-04'),
  'asleep-retreat': text('{pokemon} is Asleep and cannot retreat.', 'RET-04', 'COND-07', 'COND-20'),
  'paralyzed-retreat': text('{pokemon} is Paralyzed and cannot retreat.', 'RET-04', 'COND-13', 'COND-20'),
  'retreat-failed': text('{pokemon} has already failed to retreat this turn.', 'RET-05', 'COND-11'),
  'retreat-cost': text('{pokemon} has too little Energy for its Retreat Cost.', 'RET-01', 'RET-07', 'RET-06'),
  'pay-energy': text('The Retreat Cost is paid with Energy cards attached to {pokemon}.', 'RET-01', 'RET-06', 'RET-07'),
  'pay-enough': text('The Retreat Cost is already paid: no further card may be discarded.', 'RET-06', 'RET-07'),
  'pay-more': text('The Retreat Cost is not paid yet.', 'RET-01', 'RET-06', 'RET-07'),

  // ── attack ──
  'no-such-attack': text('{pokemon} has no such attack.', 'ATK-02', 'EVO-05', 'ATK-01', 'BENCH-05', 'TM-01'),
  'first-turn-attack': text('The starting player cannot attack on the first turn.', 'FIRST-04', 'FIRST-07', 'TURN-07'),
  'asleep-attack': text('{pokemon} is Asleep and cannot attack.', 'COND-07', 'ATK-01', 'TM-04', 'COND-01'),
  'paralyzed-attack': text('{pokemon} is Paralyzed and cannot attack.', 'COND-13', 'ATK-01', 'TM-04', 'COND-01'),
  'attack-cost': text(
    "{pokemon} doesn't have the Energy that {attack} costs.",
    'NRG-07',
    'NRG-12',
    'NRG-09',
    'NRG-04',
    'NRG-05',
    'NRG-06',
    'NRG-08',
    'TM-04',
    'TM-01',
    'ATK-02',
  ),
  'attack-target': text('An attack is made against an opposing Active Pokémon.', 'ATK-20', 'ATK-01'),
  'cannot-attack': text('An effect keeps {pokemon} from attacking.', 'EFF-08', 'EFF-01', 'EFF-12', 'ATK-03', 'ATK-04'),
  'cannot-use-attack': text('An effect keeps {pokemon} from using {attack}.', 'EFF-08', 'EFF-01', 'EFF-12'),
  'attack-condition': text('What {attack} asks for is not so now.', 'ATK-02', 'PREC-01'),
  'used-up': text('This has been used as often as its text allows.', 'POW-03', 'EFF-18', 'CLS-18', 'CLS-32'),
  'cannot-retreat': text('An effect keeps {pokemon} from retreating.', 'RET-04', 'EFF-08', 'EFF-01', 'EFF-12'),

  // ── card texts ──
  'cannot-evolve': text('An effect keeps {pokemon} from evolving.', 'EFF-08', 'EFF-01', 'EFF-12'),
  'cannot-attach': text('{card} cannot be attached to {pokemon}.', 'NRG-13', 'TOOL-01', 'EFF-01'),
  'cannot-play': text(
    'An effect keeps you from playing {card}.',
    'EFF-07',
    'EFF-01',
    'EFF-08',
    'EFF-12',
    'PREC-01',
    'KIND-02',
    'KIND-03',
  ),
  'not-its-moment': text(
    '{card} is played at the moment that its text names, and only then.',
    'PREC-01',
    'TURN-10',
    'TRN-03',
    'TRN-01',
  ),
  'play-condition': text('What {card} asks for is not so now.', 'PREC-01', 'TRN-01'),
  'play-cost': text('What {card} asks you to give for it cannot be given.', 'TRN-04', 'TRN-03'),
  'no-effect': text('{card} would do nothing now, so it cannot be played.', 'TRN-03', 'TRN-04', 'TRN-05'),
  'no-such-power': text('There is no such text to use.', 'POW-02', 'POW-07', 'STAD-01', 'FOS-01'),
  'power-off': text('This power does not work now.', 'POW-04', 'POW-11', 'EFF-12'),
  'power-condition': text('What this text asks for is not so now.', 'POW-02', 'POW-04', 'POW-07'),
  'power-cost': text('What this text has you do first cannot be done.', 'PREC-08', 'POW-02', 'TRN-04'),
  'power-in-vain': text(
    'This may be used as often as you like, but only while it does something.',
    'HOUSE-01',
    'POW-02',
  ),
  'power-locked': text('An effect keeps this from being used.', 'EFF-01', 'EFF-12', 'POW-02'),
  'once-per-game': text(
    'You have already used your one GX attack, or your one VSTAR Power, of this game.',
    'CLS-18',
    'CLS-32',
    'CLS-19',
  ),
} as const satisfies Record<string, ReasonText>;

/** Why something may not be done. */
export type Reason = keyof typeof REASONS;

/** Faults of an action are a set of bits; each rule file lists the reason that each of its bits stands for. */
export type Faults = number;
export type FaultReasons = readonly Reason[];
