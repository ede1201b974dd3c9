import type { FC } from 'react';
import { type Act, type DecisionKind, keyOfAnswer, type Option } from '../../engine/index.js';
import { choose } from '../play/play.js';
import { faceIn, useTable } from '../session/store.js';
import { mySide, reachNow, relationOf, seatIn } from '../table/at-table.js';
import { draftedFor } from '../table/draft.js';
import { spreadFor } from '../table/spread.js';
import { CHOICES } from '../words/choices.js';
import { BAR, SEATS } from '../words/words.js';
import { effectsIn } from './asked.js';
import type { ChoiceProps } from './choice-props.js';
import { DraftActs } from './draft-acts.js';
import { SpreadActs } from './spread-acts.js';
import { TurnActs } from './turn-acts.js';

/** How a kind of decision is taken: on the bar, and on the table. */
export interface ChoiceFace {
  readonly Bar: FC<ChoiceProps>;
  /** Cards that lie nowhere on the table are laid out to choose from. */
  readonly laysOut: boolean;
}

function Buttons({ decision }: ChoiceProps) {
  return <OptionButtons options={decision.options} />;
}

/** A choice among equals: none of them is what most would press. */
function Equals({ decision }: ChoiceProps) {
  const state = useTable();
  const texts = effectsIn(decision, faceIn(state));
  return decision.options.map((option) => (
    <OptionButton
      key={keyOfAnswer(option.answer)}
      option={option}
      isNext={decision.options.length === 1}
      text={(option.number === null ? undefined : texts[option.number]) ?? option.text}
    />
  ));
}

/** Bonus cards for mulligans: hardly anybody wants fewer than all. @rule SETUP-12 */
function BonusButtons({ decision: { options } }: ChoiceProps) {
  const most = Math.max(...options.map(({ number }) => number ?? 0));
  return options.map((option) => (
    <OptionButton
      key={keyOfAnswer(option.answer)}
      option={option}
      isNext={option.number === most}
      text={BAR.bonus(option.number ?? 0)}
    />
  ));
}

/** What is not pointed out on the table: Done, numbers, yes and no. Several cards are told together. */
function Rest({ moment, decision }: ChoiceProps) {
  const state = useTable();
  if (spreadFor(state) !== null) return <SpreadActs moment={moment} decision={decision} />;
  if (draftedFor(state) !== null) return <DraftActs moment={moment} decision={decision} />;
  const { asks } = decision;
  const isNone = asks !== null && asks.picked === 0;
  return reachNow(state)
    .plain.filter(({ kind }) => kind !== 'prize')
    .map((option) => (
      <OptionButton
        key={keyOfAnswer(option.answer)}
        option={option}
        isNext={!(isNone && option.kind === 'done')}
        text={isNone && option.kind === 'done' ? CHOICES.none(asks.to) : option.text}
      />
    ));
}

export function OptionButtons({ options }: { readonly options: readonly Option[] }) {
  return options.map((option, i) => (
    <OptionButton key={keyOfAnswer(option.answer)} option={option} isNext={i === 0} text={option.text} />
  ));
}

/** A sentence is broken, and not put into one line. */
const LONG_WORDS = 40;

interface OptionButtonProps {
  readonly option: Option;
  /** The one thing to do next. */
  readonly isNext: boolean;
  readonly text: string;
}

function OptionButton({ option, isNext, text }: OptionButtonProps) {
  const looks = [isNext ? 'act on' : 'act', text.length > LONG_WORDS && 'worded'].filter(Boolean).join(' ');
  return (
    <button type="button" className={looks} data-thing="" onClick={() => void choose(option)}>
      <b>{seatWords(text)}</b>
    </button>
  );
}

const buttons: ChoiceFace = { Bar: Buttons, laysOut: false };
const equals: ChoiceFace = { Bar: Equals, laysOut: false };
const onTable: ChoiceFace = { Bar: Rest, laysOut: false };
const laidOut: ChoiceFace = { Bar: Rest, laysOut: true };

/** One for every kind of decision: a kind without a face does not compile. */
export const CHOICE_FACES: Readonly<Record<DecisionKind, ChoiceFace>> = {
  none: buttons,
  turn: { Bar: TurnActs, laysOut: false },
  first: buttons,
  active: onTable,
  bench: onTable,
  mulligan: buttons,
  bonus: { Bar: BonusButtons, laysOut: false },
  prizes: onTable,
  promote: onTable,
  pay: laidOut,
  coin: buttons,
  release: buttons,
  'sudden-death': buttons,
  'choose-cards': laidOut,
  'choose-pokemon': onTable,
  'choose-attack': equals,
  'choose-value': equals,
  'choose-option': equals,
  'choose-order': laidOut,
  may: buttons,
  'choose-trigger': equals,
  'choose-checkup': equals,
  'choose-checked': onTable,
  'choose-benched': onTable,
  'choose-tool': laidOut,
  'off-turn': buttons,
};

/** The cards to be laid out: those that are not in the hand, where they can be chosen too. */
export function cardsToLayOut({ moment, decision }: ChoiceProps, act: Act | null): readonly Option[] {
  const hand = (mySide(moment).hand.cards ?? []).map(({ card }) => card);
  const elsewhere = decision.options.filter(({ card }) => card !== null && !hand.includes(card));
  // In a turn: pieces of a V-UNION in the discard pile, and texts that are used from there. CLS-33
  if (decision.kind === 'turn') return elsewhere.filter((option) => option.group === act);
  return CHOICE_FACES[decision.kind].laysOut ? elsewhere : [];
}

/** The engine names four players by their seats, A1 to B2 clockwise; here they are told as one sees them. */
function seatWords(text: string): string {
  const { moment } = useTable.getState();
  const seat = ['A1', 'B1', 'A2', 'B2'].indexOf(text);
  const side = moment?.view.sides[seat];
  if (moment == null || side === undefined) return text;
  return side.seat === seatIn(moment) ? BAR.you : SEATS[relationOf(moment, side)];
}
