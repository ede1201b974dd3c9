import { describe, expect, it } from 'vitest';
import { acts, fault, reworded, withAttack } from './texts.js';

const DEFENDER = { get: 'ref', name: 'defender' };

/** An attack's text in our own wording. */
const said = (text: string): string => reworded(withAttack(text)).attacks[0].text;

describe('markers with names (EVO-09, EFF-10)', () => {
  it('are put on a Pokémon and stay there', () => {
    const put = { op: 'lasting', on: DEFENDER, rules: [], span: 'game', label: 'Tide marker' };
    expect(acts('Put a Tide marker on the Defending Pokémon.')).toEqual([put]);
    expect(acts('Put a Tide counter on the Defending Pokémon.')).toEqual([{ ...put, label: 'Tide counter' }]);
  });

  it('say what the sentence after them says', () => {
    const [put] = acts(
      "Put an Old Reef marker on the Defending Pokémon. Any Pokémon that has any Old Reef markers on it can't attack or retreat.",
    ) as readonly { rules: readonly { question: string }[] }[];
    expect(put.rules.map(({ question }) => question)).toEqual(['can-attack', 'can-retreat']);
  });

  it('are asked for by their name', () => {
    const [asked] = acts("If the Defending Pokémon doesn't have a Tide marker on it, draw a card.") as readonly {
      if: unknown;
    }[];
    const on = { test: 'matches', of: DEFENDER, where: { test: 'marker', is: ['Tide'] } };
    expect(asked.if).toEqual({ test: 'not', of: on });
  });

  it('are told so that they are read as they were', () => {
    const text =
      "Put a Tide marker on the Defending Pokémon. Any Pokémon that has any Tide markers on it can't retreat.";
    expect(said(text)).toBe(text);
    expect(said('Remove all Tide markers and Reef markers from each of your Pokémon.')).toBe(
      'Remove all Tide markers and Reef markers from each of your Pokémon.',
    );
  });

  it('of which nothing was said before have nothing to say', () => {
    const rule = "Any Pokémon that has any Tide markers on it can't retreat.";
    expect(fault(withAttack(`Draw a card. ${rule}`)).reason).toMatch(/no such marker/);
    expect(fault(withAttack(`Put a Reef marker on the Defending Pokémon. ${rule}`)).reason).toMatch(/no such marker/);
  });
});
