import { ERAS } from '../src/engine/index.js';

/** The eras in which all decks of invented cards are legal: the first one knows neither Darkness nor Metal. */
export const INVENTED_ERAS = ERAS.filter(({ typeSet }) => typeSet.includes('Darkness'));
