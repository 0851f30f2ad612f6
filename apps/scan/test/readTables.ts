import { type SQL, sql } from 'drizzle-orm';
import type { SqlQueries } from '../src/store/database.ts';

/** The rows of every table that mirrors the chain, in chain order. */
export type Tables = {
  schemas: object[];
  attestations: object[];
  namings: object[];
  timestamps: object[];
  offchainRevocations: object[];
};

/** Leaves out the scan's own times. */
export async function readTables(db: SqlQueries): Promise<Tables> {
  const ask = (statement: SQL<object>) => db.query(statement);
  const order = sql`order by "blockNumber", "logIndex"`;
  return {
    schemas: await ask(sql<object>`select id, schema, creator, resolver, revocable, index, time, txid,
      "blockNumber"::integer, "logIndex" from schema ${order}`),
    attestations:
      await ask(sql<object>`select id, data, "decodedDataJson", recipient, attester, time, "expirationTime",
      "revocationTime", "refUID", revocable, revoked, "schemaId", "ipfsHash", "isOffchain",
      "revokedAtBlock"::integer, txid, "blockNumber"::integer, "logIndex" from attestation ${order}`),
    namings: await ask(sql<object>`select n.* from naming n join attestation a on a.id = n.id ${order}`),
    timestamps:
      await ask(sql<object>`select id, "from", tree, timestamp, txid, "blockNumber"::integer, "logIndex"
      from timestamped ${order}`),
    offchainRevocations:
      await ask(sql<object>`select id, uid, "from", timestamp, txid, "blockNumber"::integer,
      "logIndex" from "offchainRevocation" ${order}`),
  };
}
