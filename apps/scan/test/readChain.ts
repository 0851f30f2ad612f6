import { local } from '@org/chain-config';
import { easAbi, schemaRegistryAbi } from '@org/contracts';
import type { LocalClient } from '@org/local-stack';
import { type SQL, sql } from 'drizzle-orm';
import { getAddress, type Hash, type Hex } from 'viem';
import { expect } from 'vitest';
import {
  createDecodedDataJson,
  readSchemaName,
  SCHEMA_NAME_UID,
} from '../src/decoded/createDecodedDataJson.ts';
import { parseSchemaDefinition } from '../src/decoded/parseSchemaDefinition.ts';
import type { SqlQueries } from '../src/store/database.ts';

/** The rows of every table that mirrors the chain, in chain order. */
type Tables = {
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

/**
 * Waits until a transaction is mined. Polls, because viem only checks on a head higher than all before, and heads go
 * back in these tests.
 */
export function createSend(chain: LocalClient): (write: Promise<Hex>) => Promise<void> {
  return async (write) => {
    const hash = await write;
    const getStatus = async () =>
      (await chain.getTransactionReceipt({ hash }).catch(() => undefined))?.status;
    await expect.poll(getStatus, { timeout: 60_000, interval: 20 }).toBe('success');
  };
}

const clamp = (seconds: bigint) => Math.min(Number(seconds), 2 ** 31 - 1);

/**
 * Reads every table's content from the chain itself: one request per item, no batches, independent of the scan's code.
 */
export async function readChain(chain: LocalClient) {
  const head = await chain.getBlock();
  const range = { fromBlock: 0n, toBlock: head.number };
  const eas = { address: local.eas.contract, abi: easAbi } as const;
  const [logs, registered] = await Promise.all([
    chain.getContractEvents({ ...eas, ...range, strict: true }),
    chain.getContractEvents({
      address: local.eas.schemaRegistry,
      abi: schemaRegistryAbi,
      eventName: 'Registered',
      ...range,
      strict: true,
    }),
  ]);
  const findSender = async (hash: Hash) => getAddress((await chain.getTransaction({ hash })).from);
  const placeOf = (log: { transactionHash: Hash; blockNumber: bigint; logIndex: number }) => ({
    txid: log.transactionHash,
    blockNumber: Number(log.blockNumber),
    logIndex: log.logIndex,
  });
  const schemas = await Promise.all(
    registered.map(async (log, nth) => ({
      id: log.args.uid,
      schema: log.args.schema.schema,
      creator: await findSender(log.transactionHash),
      resolver: log.args.schema.resolver,
      revocable: log.args.schema.revocable,
      index: String(nth + 1),
      time: Number((await chain.getBlock({ blockNumber: log.blockNumber })).timestamp),
      ...placeOf(log),
    })),
  );
  const definitions = new Map(schemas.map(({ id, schema }) => [id, parseSchemaDefinition(schema)]));
  const revokedAt = new Map(
    logs.flatMap((log) => (log.eventName === 'Revoked' ? [[log.args.uid, Number(log.blockNumber)]] : [])),
  );
  const attestations = await Promise.all(
    logs
      .flatMap((log) => (log.eventName === 'Attested' ? [log] : []))
      .map(async (log) => {
        const found = await chain.readContract({
          ...eas,
          functionName: 'getAttestation',
          args: [log.args.uid],
        });
        return {
          id: found.uid,
          data: found.data,
          decodedDataJson: createDecodedDataJson(definitions.get(found.schema) ?? null, found.data),
          recipient: found.recipient,
          attester: found.attester,
          time: clamp(found.time),
          expirationTime: clamp(found.expirationTime),
          revocationTime: clamp(found.revocationTime),
          refUID: found.refUID,
          revocable: found.revocable,
          revoked: found.revocationTime > 0n,
          schemaId: found.schema,
          ipfsHash: '',
          isOffchain: false,
          revokedAtBlock: revokedAt.get(found.uid) ?? null,
          ...placeOf(log),
        };
      }),
  );
  const timestamps = logs.flatMap((log) => (log.eventName === 'Timestamped' ? [log] : []));
  const revocations = logs.flatMap((log) => (log.eventName === 'RevokedOffchain' ? [log] : []));
  return {
    head: { number: Number(head.number), hash: head.hash },
    schemas,
    attestations,
    namings: attestations.flatMap(({ id, schemaId, data }) => {
      const naming = schemaId === SCHEMA_NAME_UID ? readSchemaName(data) : null;
      return naming ? [{ id, ...naming }] : [];
    }),
    timestamps: await Promise.all(
      timestamps.map(async (log) => ({
        id: log.args.data,
        from: await findSender(log.transactionHash),
        tree: '',
        timestamp: clamp(log.args.timestamp),
        ...placeOf(log),
      })),
    ),
    offchainRevocations: await Promise.all(
      revocations.map(async (log) => ({
        id: `${log.transactionHash}${log.logIndex.toString(16).padStart(8, '0')}` as Hex,
        uid: log.args.data,
        from: await findSender(log.transactionHash),
        timestamp: clamp(log.args.timestamp),
        ...placeOf(log),
      })),
    ),
  };
}
