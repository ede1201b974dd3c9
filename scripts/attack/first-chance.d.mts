export const SEEDS: number;
export function seedsBehind(hand: readonly number[], before: number, from?: number, to?: number): number[];
