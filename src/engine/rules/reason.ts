/** Why something is refused: the rules that forbid it, most specific first, and a sentence a player understands. */
export interface ReasonText {
  /** Those that forbid it whatever the case is; the rules of one case are in `refusing/citation.ts`. */
  readonly rules: readonly string[];
  /**
   * `{card}`, `{pokemon}`, `{attack}` and `{power}` stand for the names of what is asked for, `{source}` for what in force
   * says no to it, `{text}` for the text that asks for a choice, `{thing}` for what was chosen, `{whose}` for an owner,
   * `{stadium}` for the Stadium card in play.
   */
  readonly say: string;
}

const text = (say: string, ...rules: string[]): ReasonText => ({ rules, say });

export const REASONS = {
  // ── whose decision, and is it one ──
  'game-over': text('The game is over.', 'WIN-05', 'WIN-04'),
  'not-your-turn': text(
    'It is not your turn: now you only make choices that the rules give you.',
    'TURN-10',
    'TURN-01',
  ),
  'turn-ended': text(
    'Your turn ended when one of your Pokémon became a Mega or Primal Pokémon.',
    'TURN-14',
    'TURN-10',
    'TURN-01',
  ),
  'not-your-decision': text('The game waits for another player.', 'TURN-05'),
  'other-decision': text('The game waits for another choice of yours first.', 'TURN-05'),
  'promote-first': text(
    'Your Active place is empty: first choose who fills it.',
    'BENCH-04',
    'KO-06',
    'BENCH-06',
    'TURN-13',
    'TURN-12',
    'TURN-05',
  ),
  'promote-only': text(
    'It is not your turn: you only choose who fills your Active place.',
    'TURN-10',
    'BENCH-04',
    'BENCH-06',
    'KO-06',
    'TURN-13',
    'TURN-12',
    'TURN-05',
  ),
  'set-up-first': text('The game is being set up: that is done in a turn.', 'SETUP-01', 'TURN-01'),
  'checked-next': text('Choose which of your Active Pokémon is checked next.', 'CHK-02', 'CHK-01', 'FMT-03'),
  'prize-first': text('First take your Prize card.', 'KO-03', 'KO-06', 'KO-08', 'TURN-13', 'TURN-12', 'TURN-05'),
  'flip-decides': text('The flip decides who goes first: nobody chooses.', 'SETUP-02'),
  'no-flip-choice': text('Who goes first is not yours to choose now.', 'SETUP-02'),
  'no-bonus': text('There are no bonus cards for you to draw.', 'SETUP-12', 'SETUP-14', 'SETUP-13'),
  'bonus-too-many': text('That is more bonus cards than the mulligans give.', 'SETUP-12', 'SETUP-14', 'SETUP-13'),
  'no-prize-due': text('You have no Prize card to take now.', 'KO-03'),
  'no-such-prize': text('There is no Prize card at that place.', 'KO-03'),
  'not-a-choice': text('That is not among the choices.', 'EFF-05'),
  'not-chosen-by-text': text('{text} does not let you choose {thing}.', 'EFF-05'),
  'attack-not-usable': text('{text} does not let you use that attack.', 'EFF-05'),
  'checkup-order': text(
    'Special Conditions come first or the other effects do, or these come before one of yours where the era lets them.',
    'CHK-03',
    'EFF-05',
  ),
  'choose-more': text('{text} has you choose more than that.', 'EFF-05'),
  'choose-fewer': text('{text} lets you choose no more than that.', 'EFF-05'),
  'no-room-for-more': text(
    'There is no room on the Bench for more of what {text} finds.',
    'BENCH-03',
    'BENCH-02',
    'EFF-05',
  ),
  'nothing-to-take-back': text('There is no declared attack to take back.', 'TURN-09'),
  'cannot-declare': text('There is no need to declare this attack in vain.', 'TURN-09'),
  'endless-turn': text('This turn has gone on too long: attack or end it.', 'HOUSE-01'),
  committed: text(
    'An attack was declared: you can only use a legal attack or end your turn, unless your opponent lets you go back.',
    'TURN-09',
  ),
  attacked: text('You have attacked: you can only attack once more or end your turn.', 'TURN-07'),
  'attacks-again': text('Only the Pokémon that has attacked may attack once more.', 'TURN-07'),

  // ── setup ──
  'placed-already': text('You have placed your Pokémon.', 'SETUP-05', 'SETUP-04', 'SETUP-01'),
  'placed-by-others': text('It is for another player to place Pokémon now.', 'SETUP-01', 'SETUP-04'),
  'placement-not-basic': text('{card} cannot be placed: only a Basic Pokémon of your opening hand can.', 'SETUP-04'),
  'benched-not-basic': text(
    '{card} cannot be placed on the Bench: only a Basic Pokémon of your opening hand can.',
    'SETUP-05',
  ),
  'not-a-bonus': text('Only Basics drawn as bonus cards may join the Bench now.', 'SETUP-15'),
  'placement-needed': text('You must place an Active Pokémon.', 'SETUP-04'),
  'placement-full': text('Your Bench is full.', 'SETUP-05', 'BENCH-02'),
  'not-benched': text('Only a Pokémon on your Bench can become your Active Pokémon.', 'BENCH-06', 'BENCH-04'),

  // ── cards from the hand ──
  'not-in-hand': text('{card} is not in your hand.', 'ZONE-09'),
  'not-a-basic': text('{card} is not a Basic Pokémon, so it cannot be played to the Bench.', 'BENCH-01'),
  'bench-full': text('Your Bench is full.', 'BENCH-02'),
  'bench-shrunk': text('Your Bench is full: {source} says how many Pokémon it holds.', 'PREC-01', 'BENCH-02'),
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
  'first-turn-trainer': text('The starting player cannot play {card} on the first turn.', 'FIRST-01', 'FIRST-03'),
  'first-turn-team': text(
    'The first player of each team cannot play {card} on their first turn.',
    'FMT-17',
    'FIRST-01',
  ),
  'first-turn-fossil': text(
    'The starting player cannot play {card} on the first turn: it is a Trainer card.',
    'FIRST-02',
    'FIRST-01',
    'FIRST-03',
  ),

  // ── whose Pokémon ──
  'nobody-there': text('There is no Pokémon at that place.', 'ZONE-18'),
  'not-your-pokemon': text('That is not one of your Pokémon in play.', 'ZONE-18'),
  'attach-to-others': text('{card} is attached to one of your own Pokémon, not to {whose}.', 'NRG-01', 'NRG-11'),
  'tool-to-others': text('{card} is attached to one of your own Pokémon, not to {whose}.', 'TOOL-01', 'TRN-01'),
  'machine-to-others': text('{card} is attached to one of your own Pokémon, not to {whose}.', 'TM-01', 'TRN-01'),
  'evolve-others': text('You evolve your own Pokémon, not {whose}.', 'EVO-01'),
  'power-of-others': text('You use the powers of your own Pokémon, not of {whose}.', 'POW-02'),

  // ── evolution ──
  'not-an-evolution': text('{card} is not an Evolution card.', 'EVO-01', 'KIND-10'),
  'wrong-name': text('{card} does not evolve from {pokemon}.', 'NAME-13', 'EVO-01'),
  'evolve-first-turn': text('No Pokémon can be evolved on its owner’s first turn.', 'FIRST-05'),
  'no-level-up': text('There are no Level-Up cards in this era.', 'LVL-01'),
  'level-up-active': text('Only your Active Pokémon can level up.', 'LVL-02', 'BENCH-05'),
  'level-up-twice': text('{pokemon} has levelled up already.', 'LVL-04'),
  'level-up-first-turn': text('No Pokémon can level up on its owner’s first turn.', 'FIRST-06', 'LVL-03'),
  'just-entered': text('{pokemon} is new in play this turn, so it cannot evolve yet.', 'EVO-06'),
  'just-evolved': text('{pokemon} has already evolved this turn.', 'EVO-07', 'EVO-06'),
  'just-devolved': text('{pokemon} devolved this turn, so it cannot evolve yet.', 'EVO-17', 'EVO-06', 'EVO-10'),
  'level-up-too-soon': text(
    '{pokemon} came into play or evolved this turn, so it cannot level up yet.',
    'LVL-03',
    'EVO-06',
    'EVO-07',
  ),

  // ── Energy ──
  'not-energy': text('{card} is not an Energy card.', 'NRG-01', 'NRG-11'),
  'energy-attached': text('You have already attached an Energy card this turn.', 'NRG-01', 'TURN-04'),

  // ── Trainer cards ──
  'not-a-trainer': text('{card} is not a Trainer card.', 'TRN-01', 'KIND-01'),
  'supporter-played': text('You have already played a Supporter card this turn.', 'SUP-01', 'SUP-03', 'TURN-04'),
  'stadium-played': text('You have already played a Stadium card this turn.', 'STAD-03', 'TURN-04'),
  'same-stadium': text('{card} is in play already.', 'STAD-04', 'TRN-03'),
  'tool-taken': text('{pokemon} already has a Pokémon Tool.', 'TOOL-02', 'TOOL-04'),
  'needs-opposing-ex': text('{card} is attached to a Pokémon-EX of your opponent.', 'CLS-23', 'TOOL-01'),
  'needs-a-pokemon': text('{card} must be attached to one of your Pokémon.', 'TRN-01'),
  'takes-no-pokemon': text('{card} is not attached to a Pokémon.', 'TRN-01'),

  // ── retreat ──
  'not-active': text('Only an Active Pokémon can be chosen for this.', 'EFF-05'),
  'retreat-active': text('Only your Active Pokémon can retreat.', 'RET-01'),
  'retreat-nobody': text('There is no Benched Pokémon to take its place.', 'RET-12', 'RET-01'),
  'retreat-to': text('An Active Pokémon retreats only for one of your Benched Pokémon.', 'RET-01', 'RET-12'),
  retreated: text('You have already retreated this turn.', 'RET-02', 'RET-03', 'TURN-04'),
  'asleep-retreat': text('{pokemon} is Asleep and cannot retreat.', 'RET-04', 'COND-07', 'COND-20'),
  'paralyzed-retreat': text('{pokemon} is Paralyzed and cannot retreat.', 'RET-04', 'COND-13', 'COND-20'),
  'retreat-failed': text('{pokemon} has already failed to retreat this turn.', 'RET-05', 'COND-11'),
  'retreat-cost': text('{pokemon} has too little Energy for its Retreat Cost.', 'RET-01'),
  'retreat-cost-raised': text('{pokemon} has too little Energy for its Retreat Cost, which {source} raises.', 'RET-01'),
  'pay-energy': text('The Retreat Cost is paid with Energy cards attached to {pokemon}.', 'RET-01'),
  'pay-enough': text('The Retreat Cost is already paid: no further card may be discarded.', 'RET-06'),
  'pay-more': text('The Retreat Cost is not paid yet.', 'RET-01', 'RET-06'),
  'cannot-retreat': text('{source} keeps {pokemon} from retreating.', 'PREC-01', 'EFF-01'),

  // ── attack ──
  'attack-active': text('Only your Active Pokémon attacks, not {pokemon}.', 'ATK-01', 'BENCH-05'),
  'no-such-attack': text('{pokemon} has no such attack.', 'ATK-02'),
  'first-turn-attack': text('The starting player cannot attack on the first turn.', 'FIRST-04'),
  'asleep-attack': text('{pokemon} is Asleep and cannot attack.', 'COND-07', 'ATK-01'),
  'paralyzed-attack': text('{pokemon} is Paralyzed and cannot attack.', 'COND-13', 'ATK-01'),
  'attack-cost': text("{pokemon} doesn't have the Energy that {attack} costs.", 'NRG-07'),
  'attack-cost-raised': text(
    "{pokemon} doesn't have the Energy that {attack} costs, which {source} changes.",
    'NRG-09',
    'NRG-07',
  ),
  'attack-target': text('An attack is made against an opposing Active Pokémon.', 'ATK-20'),
  'cannot-attack': text('{source} keeps {pokemon} from attacking.', 'ATK-03', 'PREC-01', 'EFF-01'),
  'cannot-use-attack': text('{source} keeps {pokemon} from using {attack}.', 'PREC-01', 'EFF-01'),
  'attack-condition': text('What {attack} asks for is not so now.', 'PREC-01'),
  'attack-used-up': text('{attack} has been used as often as its text allows.', 'PREC-01'),
  'gx-used': text('You have already used your one GX attack of this game.', 'CLS-18'),
  'vstar-used': text('You have already used your one VSTAR Power of this game.', 'CLS-32'),
  'once-per-game': text('You have already used what can be used once in a game.', 'CLS-18', 'CLS-32'),

  // ── card texts ──
  'cannot-evolve': text('{source} keeps {pokemon} from evolving.', 'PREC-01', 'EFF-01'),
  'cannot-attach': text('{source} keeps {card} from being attached to {pokemon}.', 'PREC-01', 'EFF-01'),
  'wrong-holder': text('{card} cannot be attached to {pokemon}: its own text says to whom it can.', 'PREC-01'),
  'cannot-play': text('{source} keeps you from playing {card}.', 'PREC-01', 'EFF-01'),
  'not-its-moment': text('{card} is played at the moment that its text names, and only then.', 'PREC-01', 'TURN-10'),
  'play-condition': text('What {card} asks for is not so now.', 'PREC-01', 'TRN-01'),
  'play-cost': text('What {card} asks you to give for it cannot be given.', 'PREC-01', 'TRN-04'),
  'no-effect': text('{card} would do nothing now, so it cannot be played.', 'TRN-03'),
  'revealed-for-nobody': text('There is nobody whom {card} could attach a card to.', 'TRN-10', 'TRN-03'),
  'no-such-power': text('{pokemon} has no such text to use.', 'POW-02'),
  'stadium-without': text('{stadium} has no such text to use.', 'STAD-01'),
  'no-such-stadium': text('No Stadium in play has such a text to use.', 'STAD-01'),
  'power-always-on': text('{power} works by itself and is not used.', 'POW-05', 'POW-02'),
  'power-forfeited': text(
    '{power} is used at the moment that its text names, and that moment is not now.',
    'POW-07',
    'POW-02',
  ),
  'power-off': text('{source} keeps {power} from working.', 'EFF-01'),
  'power-taken': text('{source} takes {power} away.', 'POW-02'),
  'power-conditioned': text(
    '{power} cannot be used while {pokemon} is affected by a Special Condition.',
    'POW-04',
    'POW-02',
  ),
  'power-condition': text('What {power} asks for is not so now.', 'POW-02', 'PREC-01'),
  'power-cost': text('What {power} has you do first cannot be done.', 'POW-02', 'PREC-08'),
  'power-in-vain': text(
    '{power} may be used as often as you like, but only while it does something.',
    'HOUSE-01',
    'POW-02',
  ),
  'power-no-effect': text('{power} would change nothing now, so it cannot be used.', 'TRN-06', 'POW-02', 'TRN-03'),
  'power-locked': text('{source} keeps {power} from being used.', 'POW-02', 'EFF-01'),
  'used-up': text('{power} has been used as often as its text allows.', 'POW-03'),
} as const satisfies Record<string, ReasonText>;

/** Why something may not be done. */
export type Reason = keyof typeof REASONS;

/** Faults of an action are a set of bits; each rule file lists the reason that each of its bits stands for. */
export type Faults = number;
export type FaultReasons = readonly Reason[];
