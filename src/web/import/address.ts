import { err, ok, type Result } from '../../engine/index.js';
import { FAULT } from '../words/import.js';

/** Where the largest database that answers so is to be had. */
export const USUAL_ADDRESS = 'https://api.tcgdex.net/v2/en';

/** The address of an interface as it was typed, with version and language. Only what the page may ask is taken. */
export function serverAddress(typed: string): Result<string, string> {
  const url = urlOf(typed.trim());
  if (url === null) return err(FAULT.address);
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) return err(FAULT.secure);
  const [version = 'v2', language = 'en', ...more] = url.pathname.split('/').filter((part) => part !== '');
  if (version !== 'v2' || more.length > 0) return err(FAULT.address);
  return language === 'en' ? ok(`${url.origin}/v2/en`) : err(FAULT.language);
}

function urlOf(typed: string): URL | null {
  try {
    return new URL(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  } catch {
    return null;
  }
}
