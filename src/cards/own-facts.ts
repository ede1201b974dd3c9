// What of a card its texts may be read by, and whether it was asked for more than many cards have in common.
import { type AttackFacts, CARD_KINDS, type CardFacts, ENERGY_KINDS, TRAINER_KINDS } from '../engine/index.js';

/** The facts that the program of a text may depend on. */
export type OwnFacts = Pick<
  CardFacts,
  'kind' | 'trainer' | 'energy' | 'stage' | 'name' | 'types' | 'hp' | 'attacks'
> & {
  /** Its text calls its Pokémon "this Pokémon", and no longer by its name. */
  readonly saysThisPokemon: boolean;
};

/** From then on a text says "this Pokémon". */
const THIS_POKEMON = '2011-04-01';

const saysThisPokemon = ({ released }: CardFacts): boolean => released >= THIS_POKEMON;

const MARKS: readonly AttackFacts['mark'][] = ['', 'x', '+', '-'];
/** More than there are kinds or marks of anything. */
const MOST = 16;
const placeIn = <T>(all: readonly T[], one: T | null): number => (one === null ? MOST - 1 : all.indexOf(one));

/** What many cards have in common, as a number: cards of the same kind, attacks that are marked alike. */
export function commonOf({ kind, trainer, energy }: CardFacts, attack: AttackFacts | null): number {
  const damage = attack === null ? 0 : attack.damage === 0 ? 1 : 2;
  const sort =
    (CARD_KINDS.indexOf(kind) * MOST + placeIn(TRAINER_KINDS, trainer)) * MOST + placeIn(ENERGY_KINDS, energy);
  return (sort * MOST + damage) * MOST + (attack === null ? 0 : MARKS.indexOf(attack.mark));
}

export interface OwnAttack extends Pick<AttackFacts, 'cost' | 'damage' | 'mark' | 'name'> {
  /** Whether there is a number at all. */
  readonly isHarmless: boolean;
}

/**
 * The facts of a card as one text of it asks for them. Cards of one kind whose texts say the same have one program, unless
 * it was made by something that is this card's own.
 */
export class AskedFacts implements OwnFacts {
  readonly kind: CardFacts['kind'];
  readonly trainer: CardFacts['trainer'];
  readonly energy: CardFacts['energy'];
  /** Null where the text is not that of an attack. */
  readonly attack: OwnAttack | null;
  isOwn = false;
  /** It was made by the printed number of the attack. */
  isByDamage = false;

  constructor(
    private readonly facts: CardFacts,
    attack: AttackFacts | null,
  ) {
    this.kind = facts.kind;
    this.trainer = facts.trainer;
    this.energy = facts.energy;
    this.attack = attack === null ? null : new AskedAttack(this, attack);
  }

  get name(): string {
    this.isOwn = true;
    return this.facts.name;
  }

  get stage(): CardFacts['stage'] {
    this.isOwn = true;
    return this.facts.stage;
  }

  get types(): CardFacts['types'] {
    this.isOwn = true;
    return this.facts.types;
  }

  get hp(): number {
    this.isOwn = true;
    return this.facts.hp;
  }

  get saysThisPokemon(): boolean {
    this.isOwn = true;
    return saysThisPokemon(this.facts);
  }

  get attacks(): CardFacts['attacks'] {
    this.isOwn = true;
    return this.facts.attacks;
  }
}

class AskedAttack implements OwnAttack {
  readonly isHarmless: boolean;
  readonly mark: AttackFacts['mark'];

  constructor(
    private readonly of: AskedFacts,
    private readonly attack: AttackFacts,
  ) {
    this.isHarmless = attack.damage === 0;
    this.mark = attack.mark;
  }

  get damage(): number {
    this.of.isByDamage = true;
    return this.attack.damage;
  }

  get name(): string {
    this.of.isOwn = true;
    return this.attack.name;
  }

  get cost(): AttackFacts['cost'] {
    this.of.isOwn = true;
    return this.attack.cost;
  }
}

/** Whether all that a text may ask of a card is the same of both. */
export const isSameCard = (a: CardFacts, b: CardFacts): boolean =>
  a === b ||
  (a.name === b.name && a.kind === b.kind && a.trainer === b.trainer && a.energy === b.energy && areSame(a, b));

const areSame = (a: CardFacts, b: CardFacts): boolean =>
  a.stage === b.stage &&
  a.hp === b.hp &&
  saysThisPokemon(a) === saysThisPokemon(b) &&
  String(a.types) === String(b.types) &&
  String(a.tags) === String(b.tags) &&
  a.attacks.length === b.attacks.length &&
  a.attacks.every((attack, place) => isSameAttack(attack, b.attacks[place]));

const isSameAttack = (a: AttackFacts, b: AttackFacts): boolean =>
  a.name === b.name && a.damage === b.damage && a.mark === b.mark && String(a.cost) === String(b.cost);
