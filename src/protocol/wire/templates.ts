import { ANSWERS, type AnswerField, EVENTS, type FieldKindName } from '../../engine/index.js';

/*
 * What messages are made of, as both ends know it before anything was said: objects with places for what is different each
 * time ($0, $1 …). Where a place comes twice, the same stands in both. Where several fit, the first is taken. As with
 * words: who changes one raises `PROTOCOL`.
 */

/** An object with places in it. */
export interface Template {
  readonly [key: string]: TemplatePart;
}

/** What stands in it: other objects and lists too. */
export type TemplatePart = Template | readonly TemplatePart[] | string | number | boolean | null;

const places = (keys: string): Template => Object.fromEntries(keys.split(' ').map((key, place) => [key, `$${place}`]));

const kinds = Object.entries(
  ANSWERS as Readonly<Record<string, { group: string; fields: Readonly<Record<string, AnswerField>> }>>,
);

const answers: readonly Template[] = kinds.map(([kind, { fields }]) => ({ kind, ...numbered(fields, 0) }));

/** An option tells its answer again in other fields. */
const options: readonly Template[] = kinds.flatMap(([kind, { group, fields }]): Template[] => {
  const own = numbered(fields, 1);
  const count = Object.keys(fields).length;
  const number = { number: 'number', prize: 'place' }[kind];
  const isAttack = kind === 'attack' || kind === 'declare';
  const option: Template = {
    answer: { kind, ...own },
    kind,
    group,
    card: own['card'] ?? null,
    pokemon: own['pokemon'] ?? null,
    target: (kind === 'retreat' ? own['to'] : kind === 'attack' ? own['target'] : null) ?? null,
    attack: isAttack ? `$${count + 1}` : null,
    number: number === undefined ? null : own[number]!,
    text: '$0',
  };
  if (kind !== 'play') return [option];
  return [{ ...option, answer: { kind, card: '$1', pokemon: null }, pokemon: null }, option];
});

const events: readonly Template[] = Object.entries(
  EVENTS as Readonly<Record<string, { fields: Readonly<Record<string, FieldKindName>> }>>,
).map(([kind, { fields }]) => ({ kind, ...numbered(fields, 0) }));

function numbered(fields: Readonly<Record<string, unknown>>, from: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(fields).map((name, place) => [name, `$${place + from}`]));
}

/** What is printed on a card that is no Pokémon, as the library and as a plain list of cards have it in order. */
const ON_A_TRAINER: Template = {
  piece: 0,
  stage: null,
  evolvesFrom: '',
  line: [],
  growsInto: '',
  types: [],
  hp: 0,
  retreat: 0,
  weaknesses: [],
  resistances: [],
  attacks: [],
  powers: [],
  prizes: 0,
};
const ON_A_POKEMON: Template = {
  piece: 0,
  stage: '$6',
  evolvesFrom: '$7',
  line: [],
  growsInto: '',
  types: '$8',
  hp: '$9',
  retreat: '$10',
  weaknesses: '$11',
  resistances: '$12',
  attacks: '$13',
  powers: '$14',
  prizes: 0,
};
const PRINTED: Template = { set: '$1', released: '$2', tags: '$3', doubts: [], text: '$4' };
const NAMED: Template = { name: '$0', kind: '$5' };

const faces: readonly Template[] = [ON_A_TRAINER, ON_A_POKEMON].flatMap((on) => {
  const [more, family] = on === ON_A_TRAINER ? [7, '$0'] : [16, '$15'];
  const last: Template =
    on === ON_A_TRAINER
      ? { trainer: '$6', energy: `$${more}`, provides: `$${more + 1}` }
      : { trainer: null, energy: null, provides: [] };
  const status = on === ON_A_TRAINER ? '$9' : '$16';
  return [
    { facts: { ...PRINTED, ...on, ...last, ...NAMED }, family, status },
    { facts: { ...NAMED, ...PRINTED, ...on, ...last }, family, status },
  ];
});

/** Trainer cards on which a sign tells what they do. */
const signed: readonly Template[] = faces.slice(0, 2).map((face) => ({ ...face, sign: '$10' }));

const NEVER_USED = { energy: false, supporter: false, stadium: false, retreat: false, gx: false, vstar: false };

export const TEMPLATES: readonly Template[] = [
  // The first one has a number of one digit, the next ninety have two.
  places('card name'),
  { kind: 'news', number: '$0', delta: { events: '$1', change: '$2' } },
  { act: '$0', count: '$1', refusal: null },
  { act: '$0', count: 0, refusal: { reasons: ['$1'], rules: ['$2'], sentence: '$3', reveals: false } },
  { reasons: ['$0'], rules: ['$1'], sentence: '$2', reveals: false },
  { act: '$0', count: 0, refusal: '$1' },
  { reasons: '$0', rules: '$1', sentence: '$2', reveals: false },
  { pokemon: '$0', attacks: [], powers: [], retreat: null },
  { pokemon: '$0', attacks: [], powers: '$1', retreat: null },
  { pokemon: '$0', attacks: '$1', powers: '$2', retreat: { refusal: '$3' } },
  { number: '$0', name: '$1', refusal: null, foreseen: null },
  { number: '$0', name: '$1', refusal: '$2', foreseen: null },
  { number: '$0', name: '$1', refusal: null, foreseen: { damage: '$2', knocksOut: '$3', steps: '$4' } },
  places('kind title lines'),
  places('pokemon card under pieces attached markers damage hp retreat conditions'),
  places('step to'),
  ...options,
  ...events,
  places('kind seat count pokemon options asks'),
  places('name card picked least most among chosen isFree isWhole to spread prized'),
  places('count cards'),
  places('reasons rules sentence reveals'),
  places('card name position'),
  { kind: 'done', re: '$0', number: '$1' },
  { kind: 'late', re: '$0', number: '$1' },
  { kind: 'beat', now: '$0' },
  { kind: 'refused', re: '$0', sentence: '$1', rules: '$2' },
  { kind: 'because', re: '$0', reasons: null, allowedIn: '$1' },
  { kind: 'because', re: '$0', reasons: { sentence: '$1', rules: '$2' }, allowedIn: '$3' },
  { kind: 'closing', sentence: '$0', comeBack: '$1' },
  { kind: 'table', number: '$0', change: '$1' },
  { kind: 'moment', number: '$0', game: '$1', moment: '$2' },
  { kind: 'welcome', protocol: '$0', version: '$1', number: '$2', seat: '$3', now: '$4', about: '$5' },
  places('seat out deck hand discard prizes faceUp lostZone played active bench used'),
  NEVER_USED,
  places('energy supporter stadium retreat gx vstar'),
  places('seat phase turn player winner ways stadium sides mayOpenTalk decision'),
  places('view players told seen faces acts uses benches prizes coins undoable redoable'),
  places('heads flips'),
  places('left since'),
  places('number seat phrase'),
  places('request seat agreed'),
  places('seat name player here hasDeck isReady wins clock'),
  places('era format bestOf clock watching cards practice listed'),
  places('commitment shares secret'),
  places('game winner by'),
  places('table rules phase match game seats results isPaused requests said chance claimable'),
  ...answers,
  ...faces,
  places('facts family status'),
  { name: '$0', cost: '$1', damage: '$2', mark: '$3', text: '$4', gx: false, vstar: false },
  { amount: { operation: 'times', number: 2 }, type: '$0' },
  places('amount type'),
  places('kind name text'),
  ...signed,
  places('motif figure cost coin'),
];
