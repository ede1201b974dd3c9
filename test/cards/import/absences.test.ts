import { describe, expect, it } from 'vitest';
import { setDiagnostics } from '../../../src/cards/index.js';
import { codesOf, imported, pokemon, setOf, settled } from './written.js';

/** What is said of a card among the others of its set. */
const among = (others: readonly unknown[], more: Record<string, unknown>) =>
  codesOf(settled(pokemon(more), ...others)[0]!);

const free = { attacks: [{ name: 'Leaf Slap', damage: 10 }] };

describe('what is not given', () => {
  it('stays open for a card alone', () => {
    expect(codesOf(imported(pokemon({ weaknesses: undefined, retreat: undefined, ...free }))).sort()).toEqual([
      'incomplete cost-missing',
      'incomplete retreat-missing',
      'incomplete weakness-missing',
    ]);
  });

  it('is none where the set has it as a rule', () => {
    expect(among(setOf(5), { weaknesses: undefined, retreat: undefined, ...free })).toEqual([]);
  });

  it('is unknown where the set is too small to tell', () => {
    expect(among(setOf(3), { weaknesses: undefined })).toEqual(['incomplete weakness-missing']);
    expect(among(setOf(3), free)).toEqual(['incomplete cost-missing']);
  });

  it('is a gap where the whole set lacks it', () => {
    expect(among(setOf(9, { weaknesses: undefined }), { weaknesses: undefined })).toEqual([
      'incomplete weakness-missing',
    ]);
    expect(among(setOf(9, { retreat: undefined }), { retreat: undefined })).toEqual(['incomplete retreat-missing']);
    expect(among(setOf(9, free), free)).toEqual(['blocking cost-missing']);
  });

  it('is a gap for a Weakness since nearly all but Dragons have one', () => {
    const late = { released: '2024-05-01', weaknesses: undefined };
    expect(among(setOf(9), { ...late, types: ['Grass'] })).toEqual(['incomplete weakness-missing']);
    expect(among(setOf(9), { ...late, types: ['Dragon'] })).toEqual([]);
  });

  it('is unknown for a Retreat Cost where the set writes 0 elsewhere', () => {
    const others = [...setOf(8), pokemon({ id: 'inv1-2', name: 'Featherling', retreat: 0 })];
    const [card] = settled(pokemon({ retreat: undefined }), ...others);
    expect(codesOf(card!)).toEqual(['incomplete retreat-missing']);
    expect(card!.diagnostics[0]!.message).toMatch(/writes 0 where there is none/);
  });

  it('is nothing where the database says so: an empty list, a 0', () => {
    expect(codesOf(imported(pokemon({ weaknesses: [], retreat: 0, attacks: [{ name: 'Slap', cost: [] }] })))).toEqual(
      [],
    );
  });

  it('is not asked for on a BREAK, which has it from the card below', () => {
    const card = { name: 'Mossling BREAK', evolveFrom: 'Mossling', stage: 'BREAK', weaknesses: undefined };
    expect(codesOf(imported(pokemon({ ...card, retreat: undefined })))).toEqual([]);
  });

  it('is told of whole sets too', () => {
    const gap = setOf(6, { weaknesses: undefined }).map(imported);
    expect(setDiagnostics(gap)).toEqual([
      { setId: 'inv1', code: 'weakness-missing', message: expect.stringContaining('6 of 6') },
    ]);
    expect(setDiagnostics(setOf(6).map(imported))).toEqual([]);
    expect(setDiagnostics(setOf(4, { weaknesses: undefined }).map(imported))).toEqual([]);
  });
});
