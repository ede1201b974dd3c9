// Invented and real names on cards for the screens.
import { BLANK_FACTS, type CardFacts, ERAS, type Era } from '../../src/engine/index.js';

export const pokemon = (name: string, more: Partial<CardFacts> = {}): CardFacts => ({
  ...BLANK_FACTS,
  name,
  stage: 'basic',
  types: ['Fire'],
  hp: 50,
  ...more,
});

export const evolution = (name: string, evolvesFrom: string, stage: CardFacts['stage'] = 'stage-1'): CardFacts =>
  pokemon(name, { stage, evolvesFrom });

export const trainer = (name: string, text: string, kind: CardFacts['trainer'] = 'item'): CardFacts => ({
  ...BLANK_FACTS,
  name,
  kind: 'trainer',
  trainer: kind,
  text,
});

export const eraOf = (id: string): Era => ERAS.find((era) => era.id === id)!;
export const [ECARD, PLATINUM, SWSH] = ['e-card-2002', 'platinum-2009', 'swsh-2022'].map(eraOf) as [Era, Era, Era];
