/*
 * The steps by which a file comes to hold a log, in plain SQL. Their number is their place, from 1; the file says how many it
 * has been through in `user_version`. What was published is never changed: what is new is a step behind the last.
 */
export const MIGRATIONS: readonly string[] = [
  // Rows lie in the order of time, and the key beside them: an append touches two places, not one page for each table.
  `create table entries (
     table_id text not null,
     number integer not null,
     at integer not null,
     body text not null,
     primary key (table_id, number)
   );
   create table recent (table_id text primary key not null, opened integer not null, last integer not null) without rowid;
   create index recent_opened on recent (opened, table_id, last);
   create table kept (hash text primary key not null, content text not null);
   create table settled (name text primary key not null, value text not null);
   create table nodes (node text primary key not null, at integer not null);
   create table probe (id integer primary key check (id = 1), at integer not null);`,
  'create table games (id text primary key not null, hash text not null, at integer not null, content text not null);',
];
