export function findChromium(): string | null;
export function fetchChromium(): string;
