import {
  type AttackFacts,
  CARD_KINDS,
  CARD_TAGS,
  type CardFacts,
  ENERGY_KINDS,
  POWER_KINDS,
  type PowerFacts,
  type ResistanceFacts,
  STAGES,
  TRAINER_KINDS,
  type WeaknessFacts,
} from '../model/card-facts.js';
import { ENERGY_TYPES } from '../model/energy-type.js';
import { LIMITS } from './limits.js';
import { fieldsOf, listOf, name, oneOf, orNull, type Shape, text, whole, yesNo } from './shape.js';

const energyType = oneOf(ENERGY_TYPES);
const types = listOf(energyType, ENERGY_TYPES.length);
const tags = listOf(oneOf(CARD_TAGS), CARD_TAGS.length);
const anyName = text(LIMITS.name);

const attack = fieldsOf<AttackFacts>(
  {
    name: anyName,
    cost: listOf(energyType, LIMITS.cost),
    damage: whole(0, LIMITS.damage),
    mark: oneOf(['', 'x', '+', '-']),
    text: text(),
    gx: yesNo,
    vstar: yesNo,
  },
  {},
);

const power = fieldsOf<PowerFacts>({ kind: oneOf(POWER_KINDS), name: anyName, text: text() }, {});

const amount = fieldsOf<NonNullable<WeaknessFacts['amount']>>(
  { operation: oneOf(['times', 'plus']), number: whole(0, LIMITS.weakness) },
  {},
);
const weakness = fieldsOf<WeaknessFacts>({ type: energyType, amount: orNull(amount) }, {});
const resistance = fieldsOf<ResistanceFacts>({ type: energyType, amount: orNull(whole(0, LIMITS.weakness)) }, {});

/** What is printed on a card: every number within its limits. */
export const factsShape: Shape<CardFacts> = fieldsOf<CardFacts>(
  {
    name,
    kind: oneOf(CARD_KINDS),
    set: anyName,
    released: anyName,
    tags,
    doubts: tags,
    text: text(),
    piece: whole(0, 4),
    stage: orNull(oneOf(STAGES)),
    evolvesFrom: anyName,
    line: listOf(anyName, LIMITS.line),
    growsInto: anyName,
    types,
    hp: whole(0, LIMITS.hp),
    retreat: whole(0, LIMITS.cost),
    weaknesses: listOf(weakness, ENERGY_TYPES.length),
    resistances: listOf(resistance, ENERGY_TYPES.length),
    attacks: listOf(attack, LIMITS.attacks),
    powers: listOf(power, LIMITS.powers),
    prizes: whole(0, LIMITS.prizes),
    trainer: orNull(oneOf(TRAINER_KINDS)),
    energy: orNull(oneOf(ENERGY_KINDS)),
    provides: listOf(types, LIMITS.units),
  },
  {},
);
