import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../src/arena/index.js';
import { greedyBot } from '../../src/bots/index.js';
import { type Answer, type Game, outlookOf, play } from '../../src/engine/index.js';
import { attack, basic, energy } from './board.js';
import { duel, said } from './duel.js';

const answer = (game: Game, seed = 1): Answer => greedyBot(outlookOf(game), randomNumbers(seed));

describe('the greedy bot', () => {
  it('makes the attack that Knocks Out rather than the one that hurts', () => {
    const fighter = basic('Fighter', { attacks: [attack('Tap', 10), attack('Blow', 40)] });
    expect(said(duel({ active: fighter, against: basic('Victim', { hp: 40 }) }))).toBe('Attack Victim with Blow');
  });

  it('attaches the Energy that its Active Pokémon attacks with, before it ends the turn', () => {
    const fighter = basic('Fighter', { attacks: [attack('Burn', 40, ['Fire'])] });
    const game = duel({ active: fighter, hand: [energy('Fire')], against: basic('Victim', { hp: 90 }) });
    expect(said(game)).toBe('Attach Fire Energy to Fighter');
    play(game, answer(game));
    expect(said(game)).toBe('Attack Victim with Burn');
  });

  it('does not leave its Active Pokémon alone', () => {
    const game = duel({ active: basic('Fighter', { attacks: [attack('Tap', 10)] }), hand: [basic('Friend', {})] });
    expect(said(game)).toBe('Play Friend to the Bench');
  });

  it('lets a Pokémon that is about to fall retreat for one that stands', () => {
    const weak = basic('Weak', { hp: 60, attacks: [attack('Tap', 10)] });
    const strong = basic('Strong', { hp: 120, attacks: [attack('Blow', 30)] });
    const enemy = basic('Enemy', { hp: 120, attacks: [attack('Crush', 40)] });
    const game = duel({ active: weak, damage: 40, bench: [strong], against: enemy });
    expect(said(game)).toBe('Retreat Weak for Strong');
  });

  it('ends the turn when nothing it could do helps', () => {
    const game = duel({ active: basic('Idle', {}), bench: [basic('Other', {})] });
    expect(said(game)).toBe('End your turn');
  });
});
