import type { Happening, Test } from '../language.js';
import { cardNoun, pokemonNoun } from './noun.js';
import { inPlural } from './plural.js';
import { aOrAn, unsayable, type Voice } from './speech.js';
import { group, pokemon } from './things.js';

/** What has happened, as it stands after "if". */
export function happened({ what, when }: Test & { test: 'happened' }, voice: Voice, not: boolean): string {
  const { event } = what;
  if (not) return notHappened(what);
  if (event === 'played') return `you played ${whatWasPlayed(what)} from your hand during this turn`;
  if (event === 'damaged' && when === 'this-attack') return damagedNow(what, voice);
  if (event === 'damaged') return "this Pokémon was damaged by an attack during your opponent's last turn";
  if (event === 'healed' && what.subject?.get === 'pokemon')
    return `any of ${inPlural(group(what.subject, voice))} were healed during this turn`;
  if (event === 'healed') return 'this Pokémon was healed during this turn';
  if (event === 'became-active') return 'this Pokémon moved from your Bench to the Active Spot this turn';
  if (event === 'evolved')
    return `this Pokémon evolved${what.was?.test === 'name' ? ` from ${what.was.is[0]}` : ''} during this turn`;
  if (event === 'used-attack') return `${user(what)} used ${what.attack ?? 'an attack'} during your last turn`;
  if (event === 'knocked-out') return knockedOut(what, when, voice);
  return unsayable(`that something ${event}`);
}

const whatWasPlayed = ({ card, subject }: Happening): string =>
  subject === undefined ? aOrAn(cardNoun(card, false)) : 'this Pokémon';

function damagedNow({ subject }: Happening, voice: Voice): string {
  if (subject?.get === 'pokemon' && subject.spot === 'in-play') return 'you did any damage with this attack';
  if (subject?.get !== 'ref' && subject?.get !== 'pokemon') return unsayable('that something was damaged');
  return `this attack does any damage to ${pokemon(subject, voice)}`;
}

function notHappened({ event, was, card, cause, subject, attack }: Happening): string {
  if (event === 'played') return `you didn't play ${aOrAn(cardNoun(card, false))} from your hand during this turn`;
  if (event === 'became-active') return "this Pokémon didn't move from your Bench to the Active Spot this turn";
  if (event === 'evolved' && was === undefined) return "this Pokémon didn't evolve during this turn";
  if (event === 'evolved' && was?.test === 'name')
    return `this Pokémon didn't evolve from ${was.is[0]} during this turn`;
  if (event === 'knocked-out' && subject?.get === 'ref')
    return `${pokemon(subject, 'you')} isn't Knocked Out by ${cause === 'damage' ? 'damage from ' : ''}this attack`;
  if (event === 'used-attack' && subject?.get === 'pokemon' && subject.where === undefined && attack !== undefined)
    return `none of your Pokémon used ${attack} during your last turn`;
  return unsayable(`that nothing ${event}`);
}

function user({ subject }: Happening): string {
  if (subject?.get === 'pokemon')
    return pokemon({ ...subject, take: { n: 1 } }, 'you').replace(/^another of your /, '1 of your other ');
  return 'this Pokémon';
}

function knockedOut({ subject, cause }: Happening, when: string, voice: Voice): string {
  if (subject === undefined || subject.get === 'cards' || subject.get === 'whole')
    return unsayable('that something was Knocked Out');
  const by = cause === 'damage' ? 'by damage from this attack' : 'by this attack';
  if (subject.get === 'pokemon' && subject.spot === 'in-play') {
    if (when === 'this-attack' && subject.where !== undefined)
      return `your opponent's ${pokemonNoun(subject.where)} is Knocked Out ${by}`;
    if (when === 'this-attack') return `any of your opponent's Pokémon are Knocked Out ${by}`;
    if (cause === undefined)
      return `any of ${inPlural(group(subject, voice))} were Knocked Out during your opponent's last turn`;
    return `any of ${inPlural(group(subject, voice))} were Knocked Out by damage from an opponent's attack during their last turn`;
  }
  return `${pokemon(subject, voice)} is Knocked Out ${by}`;
}
