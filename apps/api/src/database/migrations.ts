import type { Migrations } from '@org/server-kit';

/**
 * Made with `if not exists`, so that a database from before versions were recorded keeps its drafts. Each draft of an
 * account has one of its numbered places, so that there are never more drafts than places.
 */
const DRAFTS = `
create table if not exists drafts (
  address text not null,
  id text not null,
  place integer not null,
  version text not null,
  updated_at bigint not null,
  content text not null,
  primary key (address, id),
  unique (address, place)
)`;

/** All versions of the api's tables. One that has landed is never changed. */
export const migrations: Migrations = { owner: 'api', list: [{ name: 'drafts', sql: DRAFTS }] };
