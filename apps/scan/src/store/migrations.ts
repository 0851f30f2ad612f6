import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements.split(';\n')) {
      if (statement.trim()) await sql.raw(statement).execute(db);
    }
  },
};

/** By name, in order. A migration that has landed is never changed. */
export const migrations: Record<string, Migration> = { '0001-tables': first };

// Text is compared byte by byte (collation C): the same order on every machine, and UIDs and addresses sort as themselves.
const statements = `
create table meta (name text primary key, value text not null);

create table block (
  number bigint primary key,
  hash text collate "C" not null,
  time bigint
);

create table schema (
  id text collate "C" primary key,
  schema text collate "C" not null,
  creator text collate "C" not null,
  resolver text collate "C" not null,
  revocable boolean not null,
  index text collate "C" not null,
  txid text collate "C" not null,
  time integer not null,
  "blockNumber" bigint not null,
  "logIndex" integer not null
);
create index schema_place on schema ("blockNumber", "logIndex");

create table attestation (
  id text collate "C" primary key,
  data text collate "C" not null,
  "decodedDataJson" text collate "C" not null,
  recipient text collate "C" not null,
  attester text collate "C" not null,
  time integer not null,
  "timeCreated" integer not null,
  "expirationTime" integer not null,
  "revocationTime" integer not null default 0,
  "refUID" text collate "C" not null,
  revocable boolean not null,
  revoked boolean not null default false,
  txid text collate "C" not null,
  "schemaId" text collate "C" not null,
  "ipfsHash" text collate "C" not null default '',
  "isOffchain" boolean not null default false,
  "blockNumber" bigint not null,
  "logIndex" integer not null,
  "revokedAtBlock" bigint
);
create index attestation_place on attestation ("blockNumber", "logIndex");
create index attestation_schema on attestation ("schemaId", time, id);
create index attestation_attester on attestation (attester, "schemaId", time);
create index attestation_recipient on attestation (recipient, "schemaId", time);
create index attestation_ref on attestation ("refUID");
create index attestation_txid on attestation (txid);
create index attestation_time on attestation (time, id);
create index attestation_revoked on attestation ("revokedAtBlock") where "revokedAtBlock" is not null;
create index attestation_attester_lower on attestation (lower(attester));
create index attestation_recipient_lower on attestation (lower(recipient));

create table naming (
  id text collate "C" primary key references attestation (id) on delete cascade,
  "schemaId" text collate "C" not null,
  name text collate "C" not null
);
create index naming_schema on naming ("schemaId");

create view "schemaName" as
  select n.id, n."schemaId", a.attester as "attesterAddress", n.name, a.time, a.attester = s.creator as "isCreator"
  from naming n
  join attestation a on a.id = n.id
  join schema s on s.id = n."schemaId"
  where not a.revoked;

create table timestamped (
  id text collate "C" primary key,
  "from" text collate "C" not null,
  txid text collate "C" not null,
  tree text collate "C" not null default '',
  timestamp integer not null,
  "blockNumber" bigint not null,
  "logIndex" integer not null
);
create index timestamped_place on timestamped ("blockNumber", "logIndex");

create table "offchainRevocation" (
  id text collate "C" primary key,
  "from" text collate "C" not null,
  uid text collate "C" not null,
  txid text collate "C" not null,
  timestamp integer not null,
  "blockNumber" bigint not null,
  "logIndex" integer not null
);
create index offchain_revocation_place on "offchainRevocation" ("blockNumber", "logIndex");
create index offchain_revocation_uid on "offchainRevocation" (uid);

create view "serviceStat" as
  select 'latestAttestationBlockNum'::text collate "C" as name, max(number)::text collate "C" as value
  from block having count(*) > 0
`;
