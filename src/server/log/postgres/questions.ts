import type { Stir } from '../recency.js';
import type { Row } from '../row.js';
import type { Question } from './reach.js';

/*
 * Each column of a batch comes as one text. Bodies are lines: JSON has no raw line break, and taking lines apart costs the least on
 * both sides.
 */
const BATCH = `select * from unnest($1::text[], $2::integer[], $3::bigint[], string_to_array($4, E'\\n'))`;

/** All of them or none: it costs the server half of what it takes to be ready for numbers that are taken. */
export const APPEND_ALL: Question = {
  name: 'append-all',
  text: `insert into entries (table_id, number, at, body) ${BATCH}`,
};

/**
 * Null: all were written; else table and number of those that were. `written` runs to its end before `noted` begins, in every
 * batch: none waits for another crosswise.
 */
export const APPEND_EACH: Question = {
  name: 'append-each',
  text: `with written as (
      insert into entries (table_id, number, at, body) ${BATCH} on conflict do nothing returning table_id, number
    ), noted as (
      insert into recent (table_id, opened, last)
      select stirred, at, at from unnest($5::text[], $6::bigint[]) as stir (stirred, at)
      on conflict (table_id) do update set last = greatest(recent.last, excluded.last)
    )
    select case when count(*) = cardinality($2::integer[]) then null
      else coalesce(json_agg(json_build_array(table_id, number)), '[]') end from written`,
};

/** The columns of a batch. */
export const batchValues = (rows: readonly Row[]): readonly string[] => [
  texts(rows.map(({ table }) => table)),
  numbers(rows.map(({ number }) => number)),
  numbers(rows.map(({ at }) => at)),
  rows.map(({ body }) => body).join('\n'),
];

/** The columns of what is noted beside it. */
export const stirValues = (stirs: readonly Stir[]): readonly string[] => [
  texts(stirs.map(({ table }) => table)),
  numbers(stirs.map(({ at }) => at)),
];

const numbers = (column: readonly number[]): string => `{${column.join()}}`;
const texts = (column: readonly string[]): string =>
  `{${column.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join()}}`;

export const READ: Question = {
  name: 'read',
  text: 'select number, at::float8, body from entries where table_id = $1 and number > $2 order by number limit $3',
};

export const RECENT: Question = {
  name: 'recent',
  text: `select table_id from recent where last >= $1::bigint
    and (select at from entries where entries.table_id = recent.table_id order by number desc limit 1) >= $2::bigint
    order by opened desc, table_id desc limit $3`,
};

export const KEEP: Question = {
  name: 'keep',
  text: 'insert into kept (hash, content) values ($1, $2) on conflict do nothing',
};
export const KEPT: Question = { name: 'kept', text: 'select content from kept where hash = $1' };

/** Two that come at once may both find the last room: there is one more then. */
export const SHARE: Question = {
  name: 'share',
  text: `insert into games (id, hash, at, content) select $1, $2, $3::bigint, $4
    where (select count(*) from games) < $5::bigint on conflict do nothing`,
};
export const SHARED_HASH: Question = { name: 'shared-hash', text: 'select hash from games where id = $1' };
export const SHARED: Question = { name: 'shared', text: 'select content from games where id = $1' };

export const SETTLE: Question = {
  name: 'settle',
  text: 'insert into settled (name, value) values ($1, $2) on conflict do nothing',
};
export const SETTLED: Question = { name: 'settled', text: 'select value from settled where name = $1' };

export const BEAT: Question = {
  name: 'beat',
  text: 'insert into nodes (node, at) values ($1, $2) on conflict (node) do update set at = greatest(nodes.at, excluded.at)',
};
export const LAST_BEAT: Question = {
  name: 'last-beat',
  text: 'select max(at)::float8 from nodes where node is distinct from $1::text',
};
/** How many connections besides one's own hold a lock of two numbers, the second that of a text. */
export const OTHERS: Question = {
  name: 'others',
  text: `select count(*)::integer from pg_locks where locktype = 'advisory' and granted and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
    and classid = $1::integer::oid and objid = hashtext($2)::oid and pid <> $3::integer`,
};

export const PROBE: Question = {
  name: 'probe',
  text: 'insert into probe (id, at) values (1, $1) on conflict (id) do update set at = excluded.at',
};
