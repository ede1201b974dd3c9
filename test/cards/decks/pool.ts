import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPool, type PoolCard, type SetCode } from '../../../src/cards/index.js';
import { BLANK_FACTS, type CardFacts } from '../../../src/engine/index.js';
import { root } from '../../house/sources.js';

export const SET_TABLE = JSON.parse(readFileSync(join(root, 'library', 'set-codes.json'), 'utf8')) as SetCode[];

/** A print `base2-60` with the facts given. */
export function print(id: string, facts: Partial<CardFacts> & Pick<CardFacts, 'name'>): PoolCard {
  const at = id.lastIndexOf('-');
  const [setId, number] = [id.slice(0, at), id.slice(at + 1)];
  return { facts: { ...BLANK_FACTS, stage: 'basic', hp: 40, set: setId, ...facts }, id, setId, number };
}

export const trainer = (id: string, name: string, facts: Partial<CardFacts> = {}): PoolCard =>
  print(id, { name, kind: 'trainer', trainer: 'item', stage: null, hp: 0, ...facts });

const energy = (id: string, name: string, facts: Partial<CardFacts> = {}): PoolCard =>
  print(id, { name, kind: 'energy', energy: 'basic', stage: null, hp: 0, ...facts });

/** Prints of many sets, with all kinds of names: only what a list needs is told of them. */
export const PRINTS: readonly PoolCard[] = [
  print('base1-58', { name: 'Pikachu', types: ['Lightning'], released: '1999-01-09' }),
  print('base2-60', { name: 'Pikachu', types: ['Lightning'], hp: 50, released: '1999-06-16' }),
  print('base4-87', { name: 'Pikachu', types: ['Lightning'], released: '2000-02-24' }),
  print('base1-14', { name: 'Raichu', stage: 'stage-1', evolvesFrom: 'Pikachu', types: ['Lightning'], hp: 80 }),
  print('base2-19', { name: 'Vaporeon', stage: 'stage-1', evolvesFrom: 'Eevee', types: ['Water'], hp: 80 }),
  print('base2-51', { name: 'Eevee', types: ['Colorless'], hp: 50 }),
  print('base1-55', { name: 'Nidoran ♂', types: ['Grass'] }),
  print('base2-57', { name: 'Nidoran♀', types: ['Grass'], hp: 60 }),
  print('base2-27', { name: 'Farfetch’d', hp: 50 }),
  print('ex10-114', { name: 'Umbreon ☆', tags: ['star'], hp: 70 }),
  print('ex15-100', { name: 'Charizard ☆ δ', tags: ['star', 'delta'], hp: 90 }),
  print('ex16-9', { name: 'Groudon Star', tags: ['star'], hp: 80 }),
  print('ex11-1', { name: 'Beedrill δ', stage: 'stage-2', evolvesFrom: 'Kakuna', tags: ['delta'], hp: 90 }),
  print('pl1-122', { name: 'Dialga G LV.X', stage: 'level-up', tags: ['SP', 'LV.X'], hp: 120 }),
  print('pl2-29', { name: 'Gallade E4', tags: ['SP'], hp: 90 }),
  print('bw4-54', { name: 'Mewtwo-EX', tags: ['EX'], hp: 170 }),
  print('sv03.5-150', { name: 'Mewtwo ex', tags: ['ex'], hp: 220 }),
  print('sm5-77', { name: 'Lunala ◇', tags: ['prism-star'], hp: 160 }),
  print('sm9-33', { name: 'Pikachu & Zekrom-GX', tags: ['GX', 'TAG-TEAM'], hp: 240 }),
  print('swsh9-23', { name: 'Chimchar', types: ['Fire'], hp: 60 }),
  print('swsh9tg-TG23', { name: 'Umbreon VMAX', stage: 'vmax', evolvesFrom: 'Umbreon V', hp: 310 }),
  print('swshp-SWSH250', { name: 'Radiant Eevee', tags: ['radiant'], hp: 80 }),
  print('exu-!', { name: 'Unown', hp: 60 }),
  print('exu-A', { name: 'Unown', hp: 60, powers: [{ kind: 'poke-power', name: 'Shuffle', text: '' }] }),
  print('tk-bw-z-3', { name: 'Zorua', types: ['Darkness'], hp: 60 }),
  print('hgss1-ONE', { name: 'Alph Lithograph', kind: 'trainer', trainer: 'item', stage: null, hp: 0 }),
  trainer('base1-95', 'Switch', { released: '1999-01-09' }),
  trainer('sv01-194', 'Switch', { released: '2023-03-31', text: 'newer words' }),
  trainer('base2-64', 'Poké Ball'),
  trainer('base1-119', 'Energy Removal 2'),
  trainer('swsh9-147', "Professor's Research (Professor Oak)", { trainer: 'supporter' }),
  trainer('ecard2-121', 'Darkness Cube 01'),
  energy('base1-98', 'Fire Energy', { provides: [['Fire']] }),
  energy('sve-2', 'Basic Fire Energy', { provides: [['Fire']] }),
  energy('neo1-104', 'Darkness Energy', { energy: 'special', provides: [['Darkness']], text: 'more damage' }),
];

export const POOL = cardPool(PRINTS, SET_TABLE);
