import { isNotNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  pgView,
  text as plainText,
} from 'drizzle-orm/pg-core';

// One schema for PostgreSQL and PGlite. The SQL in `migrations/` is generated from it, see the README. Columns are
// named as their GraphQL fields. Rows that a reorganization may remove have their block.

/** Compared byte by byte: the same order on every machine, and UIDs and addresses sort as text. */
const text = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const block = () => bigint({ mode: 'number' });

/** The source of the database, and other single facts. */
export const meta = pgTable('meta', {
  name: plainText().primaryKey(),
  value: plainText().notNull(),
});

/** Blocks with stored hashes. */
export const blocks = pgTable('block', {
  number: block().primaryKey(),
  hash: text().notNull(),
  time: bigint({ mode: 'number' }),
});

export const schemas = pgTable(
  'schema',
  {
    id: text().primaryKey(),
    schema: text().notNull(),
    creator: text().notNull(),
    resolver: text().notNull(),
    revocable: boolean().notNull(),
    index: text().notNull(),
    txid: text().notNull(),
    time: integer().notNull(),
    blockNumber: block().notNull(),
    logIndex: integer().notNull(),
  },
  (table) => [index('schema_place').on(table.blockNumber, table.logIndex)],
);

export const attestations = pgTable(
  'attestation',
  {
    id: text().primaryKey(),
    data: text().notNull(),
    decodedDataJson: text().notNull(),
    recipient: text().notNull(),
    attester: text().notNull(),
    time: integer().notNull(),
    timeCreated: integer().notNull(),
    expirationTime: integer().notNull(),
    revocationTime: integer().notNull().default(0),
    refUID: text().notNull(),
    revocable: boolean().notNull(),
    revoked: boolean().notNull().default(false),
    txid: text().notNull(),
    schemaId: text().notNull(),
    ipfsHash: text().notNull().default(''),
    isOffchain: boolean().notNull().default(false),
    blockNumber: block().notNull(),
    logIndex: integer().notNull(),
    revokedAtBlock: block(),
  },
  (table) => [
    index('attestation_place').on(table.blockNumber, table.logIndex, table.id),
    index('attestation_schema').on(table.schemaId, table.time, table.id),
    index('attestation_attester').on(table.attester, table.schemaId, table.time),
    index('attestation_recipient').on(table.recipient, table.schemaId, table.time),
    // A contest's reviews: of one schema, about one attestation.
    index('attestation_ref').on(table.refUID, table.schemaId, table.time),
    // For `startsWith` with 66 characters or more: the first word of the data often identifies the subject.
    index('attestation_data').on(sql`left(${table.data}, 66)`),
    index('attestation_txid').on(table.txid),
    index('attestation_time').on(table.time, table.id),
    index('attestation_revoked').on(table.revokedAtBlock).where(isNotNull(table.revokedAtBlock)),
    // For `mode: insensitive`.
    index('attestation_attester_lower').on(sql`lower(${table.attester})`),
    index('attestation_recipient_lower').on(sql`lower(${table.recipient})`),
  ],
);

/** The number of attestations per schema. Triggers on `attestation` maintain it: counting takes too long. */
export const attestationCounts = pgTable('attestationCount', {
  schemaId: text().primaryKey(),
  count: bigint({ mode: 'number' }).notNull(),
});

/** Attestations that name a schema. */
export const namings = pgTable(
  'naming',
  {
    id: text()
      .primaryKey()
      .references(() => attestations.id, { onDelete: 'cascade' }),
    schemaId: text().notNull(),
    name: text().notNull(),
  },
  (table) => [index('naming_schema').on(table.schemaId)],
);

export const timestamps = pgTable(
  'timestamped',
  {
    id: text().primaryKey(),
    from: text().notNull(),
    txid: text().notNull(),
    tree: text().notNull().default(''),
    timestamp: integer().notNull(),
    blockNumber: block().notNull(),
    logIndex: integer().notNull(),
  },
  (table) => [index('timestamped_place').on(table.blockNumber, table.logIndex)],
);

export const offchainRevocations = pgTable(
  'offchainRevocation',
  {
    id: text().primaryKey(),
    from: text().notNull(),
    uid: text().notNull(),
    txid: text().notNull(),
    timestamp: integer().notNull(),
    blockNumber: block().notNull(),
    logIndex: integer().notNull(),
  },
  (table) => [
    index('offchain_revocation_place').on(table.blockNumber, table.logIndex),
    index('offchain_revocation_uid').on(table.uid),
  ],
);

/** Current names: those of attestations that are not revoked. */
export const schemaNames = pgView('schemaName', {
  id: text(),
  schemaId: text(),
  attesterAddress: text(),
  name: text(),
  time: integer(),
  isCreator: boolean(),
}).as(sql`select n.id, n."schemaId", a.attester as "attesterAddress", n.name, a.time, a.attester = s.creator as "isCreator"
  from naming n
  join attestation a on a.id = n.id
  join schema s on s.id = n."schemaId"
  where not a.revoked`);

/** Facts about the scan itself; none before the first block. */
export const serviceStats = pgView('serviceStat', { name: text(), value: text() }).as(
  sql`select 'latestAttestationBlockNum'::text collate "C" as name, max(number)::text collate "C" as value
  from block having count(*) > 0`,
);
