import { costAnswers } from './answers/cost.js';
import { damageAnswers } from './answers/damage.js';
import { natureAnswers } from './answers/nature.js';
import { permitAnswers } from './answers/permit.js';
import { shieldAnswers } from './answers/shield.js';
import { twoThings } from './answers/two-things.js';
import { either, memo, type Parser } from './combinators.js';
import { damageRules } from './damage-rules.js';
import { ref } from './pokemon.js';
import { shieldRules } from './shield-rules.js';
import type { Spoken } from './spoken.js';

/** What is forbidden, prevented, or changed in number about Pokémon. */
export const spoken: Parser<Spoken> = memo(() =>
  either<Spoken>(
    permitAnswers,
    shieldAnswers,
    shieldRules,
    damageAnswers,
    damageRules,
    costAnswers,
    natureAnswers,
    twoThings,
  ),
);

export const SUBJECT = ref('subject');
