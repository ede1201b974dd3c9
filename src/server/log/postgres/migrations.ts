/*
 * The steps by which a schema comes to hold a log, in plain SQL. Their number is their place, from 1; the table `migrations`
 * says which were taken. What was published is never changed: what is new is a step behind the last.
 */
export const MIGRATIONS: readonly string[] = [
  // The text "C" sorts by bytes: tables are compared, never listed for people.
  `create table entries (
     table_id text collate "C" not null,
     number integer not null,
     at bigint not null,
     body text not null,
     primary key (table_id, number)
   );
   create table recent (table_id text collate "C" primary key, opened bigint not null, last bigint not null);
   create index recent_opened on recent (opened, table_id, last);
   create table kept (hash text collate "C" primary key, content text not null);
   create table settled (name text collate "C" primary key, value text not null);
   create table nodes (node text collate "C" primary key, at bigint not null);
   create table probe (id integer primary key check (id = 1), at bigint not null);`,
  `create table games (
     id text collate "C" primary key,
     hash text collate "C" not null,
     at bigint not null,
     content text not null
   );`,
];
