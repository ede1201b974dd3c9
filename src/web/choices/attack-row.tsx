import { useEffect, useRef } from 'react';
import type { CardFacts, Foreseen, Option, PokemonId, Use } from '../../engine/index.js';
import { damageText } from '../cards/print.js';
import { Cost } from '../parts/mark.js';
import { RuleChip } from '../parts/rule-chip.js';
import { refuse } from '../play/play.js';
import { useSettings } from '../settings/settings.js';
import { attack } from '../table/touch.js';
import { OPEN_ATTACK } from '../words/settings.js';
import { BAR, DAMAGE_WORDS } from '../words/words.js';
import { DAMAGE_RULES } from './damage-rules.js';
import { useSaid } from './said.js';

interface AttackRowProps {
  readonly use: Use;
  /** The cards that the attack may stand on. */
  readonly cards: readonly CardFacts[];
  readonly pokemon: PokemonId;
  readonly options: readonly Option[];
  /** It was clicked on, and is made by its button. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** An attack: made by the first click, or opened by it, as the settings say; else why it cannot be. */
export function AttackRow({ use, cards, pokemon, options, isOpen, onOpen }: AttackRowProps) {
  const atOnce = useSettings(({ attackAtOnce }) => attackAtOnce);
  const facts = cards.flatMap(({ attacks }) => attacks).find((each) => each.name === use.name);
  const ways = options.filter(({ answer }) => answer.kind === 'attack' && answer.attack === use.number);
  const able = ways.length > 0;
  const isSaid = useSaid('attack', pokemon, use.number);
  const make = (): void => attack(pokemon, use.name, ways);
  const touch = (): void => {
    if (able) (atOnce ? make : onOpen)();
    else if (use.refusal !== null)
      refuse(use.refusal, { pokemon, intent: { do: 'attack', pokemon, number: use.number } });
  };
  return (
    <div className="atkrow">
      <button
        type="button"
        className={able ? 'atk on' : 'atk used'}
        data-thing=""
        aria-expanded={able && !atOnce ? isOpen : undefined}
        onClick={touch}
      >
        <span className="cost">
          <Cost types={facts?.cost ?? []} />
        </span>
        <b>{use.name}</b>
        <b className="d">{facts === undefined ? '' : damageText(facts)}</b>
        {able && facts !== undefined && facts.text !== '' && <span className="t">{facts.text}</span>}
        {able && use.foreseen !== null && (
          <span className="now">{BAR.foreseen(use.foreseen.damage, use.foreseen.knocksOut)}</span>
        )}
        {!able && !isSaid && use.refusal !== null && <span className="why">{use.refusal.sentence}</span>}
      </button>
      {able && use.foreseen !== null && <Steps steps={use.foreseen.steps} />}
      {able && !atOnce && isOpen && <MakeAttack use={use} targets={ways.length} onMake={make} />}
    </div>
  );
}

/** How the number comes about, each step with the rule that it goes by. */
function Steps({ steps }: Pick<Foreseen, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <ol className="atksteps" aria-label={OPEN_ATTACK.steps}>
      {steps.map(({ step, to }) => (
        <li key={`${step}${to}`}>
          {DAMAGE_WORDS[step](to)} <RuleChip id={DAMAGE_RULES[step]} />
        </li>
      ))}
    </ol>
  );
}

interface MakeAttackProps {
  readonly use: Use;
  readonly targets: number;
  readonly onMake: () => void;
}

/** The button says what happens. */
function MakeAttack({ use: { name, foreseen }, targets, onMake }: MakeAttackProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const words = foreseen === null ? OPEN_ATTACK.attackWith(name) : OPEN_ATTACK.attackFor(foreseen.damage);
  return (
    <button type="button" ref={button} className="btn go" data-thing="" onClick={onMake}>
      {targets > 1 ? OPEN_ATTACK.choosesTarget : words}
    </button>
  );
}
