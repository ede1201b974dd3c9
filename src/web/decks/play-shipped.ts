import { navigate } from 'wouter/use-hash-location';
import type { ShippedDeck } from '../desk/shipped-decks.js';
import { chooseEra } from '../session/chosen-era.js';
import { wishFor } from './wish.js';

/** Goes to the first page with the deck chosen. */
export function playShipped({ name, format }: ShippedDeck, era: string): void {
  chooseEra(era);
  wishFor({ own: null, name, era, format });
  navigate('/');
}
