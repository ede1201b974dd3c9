import type { ScenarioClaim } from '../../scenarios/index.js';

/* A step in words, as a judge would say it. */

type Step = ScenarioClaim['steps'][number];
type Act = Extract<Step, { kind: 'act' }>;
type Action = Act['action'];
type Place = Extract<Action, { kind: 'evolve' }>['place'];
type AnswerClaim = Act['choose'][number];

/** "A retreats for the 1st Benched Pokémon": what the player does, and what is chosen on the way. A refusal is a question. */
export function sayStep(step: Step): string {
  if (step.kind === 'expect') return '';
  const does = `${step.player} ${sayAction(step.action, step.player)}`;
  if (step.kind === 'refused') return `${does}?`;
  const chosen = step.choose.map(({ text }) => text).join(', ');
  return chosen === '' ? does : `${does}, choosing ${chosen}`;
}

function sayAction(action: Action, player: string): string {
  const at = (place: Place): string => sayPlace(place, player);
  switch (action.kind) {
    case 'bench':
      return `plays ${action.card.text} to the Bench`;
    case 'evolve':
      return `evolves ${at(action.place)} with ${action.card.text}`;
    case 'attach':
      return `attaches ${action.card.text} to ${at(action.to)}`;
    case 'play':
      return `plays ${action.card.text}${action.on === null ? '' : ` on ${at(action.on)}`}`;
    case 'retreat': {
      const pay = action.pay === null ? '' : `, paying ${action.pay.map(({ text }) => text).join(', ') || 'nothing'}`;
      return `retreats${action.by === null ? '' : ` ${at(action.by)}`} for ${at(action.to)}${pay}`;
    }
    case 'use':
      return `uses ${action.power}${action.of === null ? '' : ` of ${at(action.of)}`}`;
    case 'stadium':
      return `uses the Stadium ${action.card.text}`;
    case 'attack': {
      const by = action.by === null ? '' : `, with ${at(action.by)}`;
      return `attacks with ${action.attack}${by}${action.at === null ? '' : `, against ${at(action.at)}`}`;
    }
    case 'discard-in-play':
      return `discards ${at(action.place)} from play`;
    case 'pass':
      return 'ends the turn';
    case 'concede':
      return 'concedes';
    case 'answer':
      return sayAnswer(action.answer, player);
  }
}

function sayAnswer(claim: AnswerClaim, player: string): string {
  switch (claim.kind) {
    case 'yes-no':
      return claim.yes ? 'says yes' : 'says no';
    case 'none':
      return 'chooses nothing';
    case 'place':
      return `chooses ${sayPlace(claim.place, player)}`;
    case 'list':
      return claim.answers.length === 0
        ? 'chooses nothing'
        : `chooses ${claim.answers.map(({ text }) => text).join(', ')}`;
    case 'number':
    case 'word':
      return `chooses ${claim.text}`;
  }
}

/** `bench.1` as "the 2nd Benched Pokémon"; whose it is, where it is another player's. */
function sayPlace({ side, zone, index }: Place, player: string): string {
  const whose = side === null || side === player ? 'the' : `${side}’s`;
  if (zone === 'active') return `${whose} ${index === 1 ? 'second ' : ''}Active Pokémon`;
  return `${whose} ${ORDINALS[index] ?? `${index + 1}th`} Benched Pokémon`;
}

const ORDINALS = ['1st', '2nd', '3rd'];
