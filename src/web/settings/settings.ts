import { create } from 'zustand';
import { isFields, isNumber } from '../session/kept-values.js';

/** How the table behaves for who sits at this device. What the rules ask is no setting. */
export interface Settings {
  /** How fast things move; off: they stand where they come to lie, and what must be seen is seen still. */
  readonly speed: Speed;
  /** How the turn of another player is shown. */
  readonly others: 'runs' | 'step by step' | 'only the result';
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** When "End turn" asks whether it is meant. */
  readonly endTurn: 'never' | 'if something is left' | 'always';
  /** Whether an attack is made by the first click on it. */
  readonly attackAtOnce: boolean;
  readonly hand: 'as drawn' | 'by kind';
}

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

export const USUAL: Settings = {
  speed: 'normal',
  others: 'runs',
  sound: false,
  volume: 0.6,
  endTurn: 'never',
  attackAtOnce: true,
  hand: 'as drawn',
};

/** What each setting can be, where it is one of some words. */
export const WORDS = {
  speed: SPEEDS,
  others: ['runs', 'step by step', 'only the result'],
  endTurn: ['never', 'if something is left', 'always'],
  hand: ['as drawn', 'by kind'],
} as const;

const KEY = 'rulebox.settings';

/** What was kept, as far as it can be understood: an unknown word counts for nothing. */
export function settingsIn(kept: unknown): Settings {
  if (!isFields(kept)) return USUAL;
  const word = <Name extends keyof typeof WORDS>(name: Name): Settings[Name] => {
    const said = kept[name];
    return ((WORDS[name] as readonly unknown[]).includes(said) ? said : USUAL[name]) as Settings[Name];
  };
  const flag = (name: 'sound' | 'attackAtOnce'): boolean =>
    typeof kept[name] === 'boolean' ? (kept[name] as boolean) : USUAL[name];
  const { volume } = kept;
  return {
    speed: word('speed'),
    others: word('others'),
    sound: flag('sound'),
    volume: isNumber(volume) ? Math.min(1, Math.max(0, volume)) : USUAL.volume,
    endTurn: word('endTurn'),
    attackAtOnce: flag('attackAtOnce'),
    hand: word('hand'),
  };
}

function kept(): Settings {
  try {
    return settingsIn(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return USUAL; // a browser that keeps nothing, or what another program has written
  }
}

export const useSettings = create<Settings>(kept);

/** Changes settings; they count at once, and are kept for as long as the browser keeps anything. */
export function change(some: Partial<Settings>): void {
  useSettings.setState(some);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // They count for as long as the page is open.
  }
}
