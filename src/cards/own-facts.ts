// What of a card its texts may be read by, and whether it was asked for more than many cards have in common.
import type { AttackFacts, CardFacts } from '../engine/index.js';

/** The facts that the program of a text may depend on. */
export type OwnFacts = Pick<
  CardFacts,
  'kind' | 'trainer' | 'energy' | 'stage' | 'name' | 'types' | 'hp' | 'attacks' | 'released'
>;
export interface OwnAttack extends Pick<AttackFacts, 'damage' | 'mark' | 'name'> {
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

  /** What many cards have in common, in one word. */
  get common(): string {
    const { kind, trainer, energy, attack } = this;
    const damage = attack === null ? '' : attack.isHarmless ? '0' : 'n';
    return `${kind} ${trainer} ${energy} ${damage}${attack === null ? '' : attack.mark}`;
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

  get released(): string {
    this.isOwn = true;
    return this.facts.released;
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
}
