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

/**
 * A contract wallet owns its drafts on its own chain only (`eip155:<chain>:<address>`), a key on every chain (the
 * address). Nobody knows which of the two wrote an older draft, so it stays with the address: a contract that somebody
 * else has put there on another chain cannot read it.
 */
const DRAFT_OWNERS = 'alter table drafts rename column address to owner';

/** All versions of the api's tables. One that has landed is never changed. */
export const migrations: Migrations = {
  owner: 'api',
  list: [
    { name: 'drafts', sql: DRAFTS },
    { name: 'draft owners', sql: DRAFT_OWNERS },
  ],
};
