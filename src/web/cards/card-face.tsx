import { type CSSProperties, memo, type ReactNode } from 'react';
import type { AttackFacts, CardFacts } from '../../engine/index.js';
import type { Face } from '../../session/index.js';
import { Cost, Mark, Pip, unitsOf } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { CARD } from '../words/words.js';
import { engravingOf } from './engraving.js';
import { hatchOf, motifOf } from './motif.js';
import { damageText, kindMark, POWER_WORDS, type Print, printOf, RULE_BOXES } from './print.js';

/** Three designs, not one scaled: on the table, in the hand, and to be read. */
export type Size = 'table' | 'hand' | 'full';

interface CardFaceProps {
  readonly face: Face;
  readonly size: Size;
  /** In play: HP as it is now, and the damage on it. */
  readonly hp?: number;
  readonly damage?: number;
  /** Its set and number, in words; without them the set as the card has it. */
  readonly print?: string;
}

/** A card drawn from facts; one that has not changed is not drawn again. */
export const CardFace = memo(({ face, size, hp = face.facts.hp, damage = 0, print: stands }: CardFaceProps) => {
  const { facts } = face;
  const print = printOf(facts);
  const kind = facts.kind === 'energy' && facts.energy === 'special' ? 'energy special' : facts.kind;
  return (
    <div className={`card ${size} tone-${print.tone} k-${kind} ${print.frame === null ? '' : `f-${print.frame}`}`}>
      <header>
        <b className="name" style={fitting(print.name, roomFor(size, hp))}>
          {print.name}
        </b>
        {hp > 0 && (
          <span className={hp === facts.hp ? 'hp' : 'hp up'}>
            <i>HP</i>
            {hp}
          </span>
        )}
      </header>
      {damage > 0 && <Gauge hp={hp} damage={damage} />}
      <TagRow facts={facts} print={print} size={size} />
      <Plate face={face} print={print} />
      <div className="body">
        <Powers facts={facts} size={size} />
        {facts.attacks.map((attack) => (
          <AttackLine key={attack.name} attack={attack} size={size} />
        ))}
        {facts.text !== '' && size !== 'table' && <p className="text">{facts.text}</p>}
        {facts.kind === 'trainer' && size === 'table' && <p className="gist">{facts.text}</p>}
      </div>
      {facts.kind === 'pokemon' && size !== 'table' && <Margins facts={facts} full={size === 'full'} />}
      {size === 'full' && <Small face={face} print={stands ?? face.facts.set} />}
    </div>
  );
});

/** Nothing may depend on a width: names that are longer than so many letters are set smaller. */
function fitting(name: string, room: number): CSSProperties | undefined {
  return name.length > room ? ({ '--fit': Math.max(0.66, room / name.length).toFixed(2) } as CSSProperties) : undefined;
}

/** The letters of a name that stand beside the HP; without HP there is room for more. */
function roomFor(size: Size, hp: number): number {
  const letters = { table: 8.4, hand: 8.6, full: 15 }[size];
  return hp === 0 ? letters * 1.6 : hp < 100 ? letters : letters * 0.9;
}

/** The same of a power, beside its mark or its kind. */
const POWER_ROOM: Readonly<Record<Size, number>> = { table: 11, hand: 10.5, full: 24 };

function Gauge({ hp, damage }: { readonly hp: number; readonly damage: number }) {
  return <span className="gauge" style={{ '--left': Math.max(0, 1 - damage / hp) } as CSSProperties} />;
}

function TagRow({ facts, print, size }: { readonly facts: CardFacts; readonly print: Print; readonly size: Size }) {
  return (
    <div className="tagrow">
      {facts.kind === 'pokemon' ? <Bars count={print.stages} /> : <Mark of={kindMark(facts)} />}
      <span className="stage">
        {print.kind}
        {size === 'full' && facts.evolvesFrom !== '' && <em> {CARD.from(facts.evolvesFrom)}</em>}
      </span>
      {print.badge !== '' && <span className="mark">{print.badge}</span>}
    </div>
  );
}

function Bars({ count }: { readonly count: number }) {
  return (
    <span className="bars" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={`bar${String(i)}`} />
      ))}
    </span>
  );
}

function Plate({ face: { facts, family, sign }, print }: { readonly face: Face; readonly print: Print }) {
  if (sign !== undefined) {
    return (
      <div className="plate signed" style={hatchOf(facts.name) as CSSProperties}>
        <svg className="motif" viewBox="0 0 80 46" aria-hidden="true">
          <use href={`#${motifOf(sign)}`} />
        </svg>
      </div>
    );
  }
  return <div className="plate">{sealOf(facts, family, print)}</div>;
}

function sealOf(facts: CardFacts, family: string, print: Print): ReactNode {
  if (facts.kind === 'trainer') return <Mark of={kindMark(facts)} className="seal" />;
  if (facts.kind === 'energy') {
    const units = unitsOf(facts);
    if (units.length === 0) return <Mark of={kindMark(facts)} className="seal" />;
    if (units.length === 1) return <Pip type={units[0]!} className="seal" />;
    return (
      <span className="twin">
        <Cost types={units} />
      </span>
    );
  }
  return (
    <>
      <svg className="ro" aria-hidden="true">
        <use href={`#${engravingOf(family, print.stages, print.straight)}`} />
      </svg>
      <Pip type={facts.types[0] ?? 'Colorless'} className="seal" />
    </>
  );
}

function Powers({ facts, size }: { readonly facts: CardFacts; readonly size: Size }) {
  return facts.powers.map(({ kind, name, text }) => {
    const { word, short, look } = POWER_WORDS[kind];
    return (
      <div key={name} className={`power ${look}`}>
        <span className="pk">{size === 'table' ? '' : size === 'hand' ? short : word}</span>
        <b style={fitting(name, POWER_ROOM[size])}>{name}</b>
        {size === 'full' && <p>{text}</p>}
      </div>
    );
  });
}

function AttackLine({ attack, size }: { readonly attack: AttackFacts; readonly size: Size }) {
  const damage = damageText(attack);
  return (
    <div className="attack">
      <span className="cost">
        <Cost types={attack.cost} />
      </span>
      {size !== 'table' && <b className="an">{attack.name}</b>}
      <b className="dmg">
        {damage !== '' ? damage : size === 'table' ? <span className="fx">{CARD.effectOnly}</span> : ''}
      </b>
      {size === 'full' && attack.text !== '' && <p>{attack.text}</p>}
    </div>
  );
}

/** Weakness, Resistance and Retreat Cost. */
function Margins({ facts, full }: { readonly facts: CardFacts; readonly full: boolean }) {
  return (
    <footer className="wr">
      <span>
        <i>{full ? CARD.weakness : 'W'}</i>
        {facts.weaknesses.length === 0 && <b>–</b>}
        {facts.weaknesses.map(({ type, amount }) => (
          <span key={type}>
            <Pip type={type} />
            <b>{amount === null ? '' : amount.operation === 'times' ? `×${amount.number}` : `+${amount.number}`}</b>
          </span>
        ))}
      </span>
      <span>
        <i>{full ? CARD.resistance : 'R'}</i>
        {facts.resistances.length === 0 && <b>–</b>}
        {facts.resistances.map(({ type, amount }) => (
          <span key={type}>
            <Pip type={type} />
            <b>{amount === null ? '' : `−${amount}`}</b>
          </span>
        ))}
      </span>
      <span>
        <i>{full ? CARD.retreat : 'Ret'}</i>
        {facts.retreat === 0 ? <b>0</b> : <RetreatCost cost={facts.retreat} full={full} />}
      </span>
    </footer>
  );
}

function RetreatCost({ cost, full }: { readonly cost: number; readonly full: boolean }) {
  if (full) return <Cost types={new Array<'Colorless'>(cost).fill('Colorless')} />;
  return (
    <>
      <Pip type="Colorless" />
      <b>{cost}</b>
    </>
  );
}

/** The rule box, and what we know of the card. */
function Small({ face: { facts, status }, print }: { readonly face: Face; readonly print: string }) {
  const box = facts.tags.map((tag) => RULE_BOXES[tag]).find((each) => each !== undefined);
  return (
    <>
      {box !== undefined && (
        <div className="rulebox">
          <b>{box.title}</b> {box.text} <RuleChip id={box.rule} />
        </div>
      )}
      <div className="colophon">
        <span>{print === '' ? CARD.noSet : print}</span>
        <span className="status">
          <Mark of={status === 'unsupported' ? 'u-cross' : 'u-check'} />
          {CARD.status[status]}
        </span>
      </div>
    </>
  );
}
