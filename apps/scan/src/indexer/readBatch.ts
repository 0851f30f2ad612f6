import pLimit from 'p-limit';
import type { Address, Hash, Hex } from 'viem';
import { createDecodedDataJson, readSchemaName, SCHEMA_NAME_UID } from '../decoded/createDecodedDataJson.ts';
import {
  MAX_DEFINITION_LENGTH,
  type SchemaCache,
  type SchemaFields,
} from '../decoded/parseSchemaDefinition.ts';
import type { ChainClient } from '../eas/createChainClient.ts';
import type { EasEvent } from '../eas/easEvent.ts';
import { type ChainAttestation, fetchAttestationRecords, fetchSchemas } from '../eas/fetchRecords.ts';
import { ChainMovedError } from '../rpc/errors.ts';
import type { Store } from '../store/createStore.ts';
import { type Batch, type BlockRow, clampToInt, type SchemaRow } from '../store/tables.ts';

export type BatchSource = {
  client: ChainClient;
  eas: Address;
  registry: Address;
  multicall: Address | null;
  store: Pick<Store, 'getSchemaDefinitions'>;
  /** Schemas of the store and of this batch. */
  schemaCache: SchemaCache;
  /** The indexer's own clock, in seconds. */
  now: () => number;
};

const NOBODY: Address = '0x0000000000000000000000000000000000000000';
const NO_TRANSACTION: Hash = `0x${'0'.repeat(64)}`;

/**
 * Turns the events of a range into rows: reads the missing fields from the chain, and decodes them.
 *
 * @throws {BatchFullError} when the batch becomes too large
 */
export async function readBatch(source: BatchSource, events: readonly EasEvent[]): Promise<Batch> {
  const { client } = source;
  const attested = ofKind(events, 'attested');
  const room = createRoom(events[0]?.blockNumber ?? 0);
  const [attestations, blockTimes, senders] = await Promise.all([
    fetchAttestationRecords(
      source,
      attested.map(({ uid }) => uid),
      (nth, { length }) => room(attested[nth], length),
    ),
    fetchBlockTimes(client, [...ofKind(events, 'registered'), ...ofKind(events, 'revoked')]),
    fetchSenders(
      client,
      events.filter(
        ({ kind }) => kind === 'registered' || kind === 'timestamped' || kind === 'revokedOffchain',
      ),
    ),
  ]);
  const findTime = ({ blockHash, blockTime }: EasEvent) => blockTime ?? blockTimes.get(blockHash) ?? null;
  const timeOf = (event: EasEvent) => findTime(event) ?? 0;
  const senderOf = ({ txid }: EasEvent) => senders.get(txid) ?? NOBODY;

  const known = await findSchemas(source, attestations);
  const schemas = await readSchemas(source, events, {
    used: new Map(attestations.map(({ schema }, index) => [schema, attested[index]])),
    isKnown: (uid) => known.has(uid),
    timeOf,
    senderOf,
    room,
  });
  for (const { id, schema } of schemas) known.set(id, () => source.schemaCache.parse(id, schema));
  const timeCreated = source.now();

  return {
    blocks: toBlocks(events, findTime),
    schemas,
    attestations: attestations.map((attestation, index) => {
      const fields = known.get(attestation.schema)?.() ?? null;
      const decodedDataJson = createDecodedDataJson(fields, attestation.data);
      room(attested[index], decodedDataJson.length);
      return {
        ...placeOf(attested[index]),
        id: attestation.uid,
        data: attestation.data,
        decodedDataJson,
        recipient: attestation.recipient,
        attester: attestation.attester,
        time: clampToInt(attestation.time),
        timeCreated,
        expirationTime: clampToInt(attestation.expirationTime),
        refUID: attestation.refUID,
        revocable: attestation.revocable,
        schemaId: attestation.schema,
      };
    }),
    revocations: ofKind(events, 'revoked').map((event) => ({
      id: event.uid,
      revocationTime: clampToInt(timeOf(event)),
      revokedAtBlock: event.blockNumber,
    })),
    namings: attestations.flatMap(({ uid, schema, data }) => {
      const naming = schema === SCHEMA_NAME_UID ? readSchemaName(data) : null;
      return naming ? { id: uid, ...naming } : [];
    }),
    timestamps: ofKind(events, 'timestamped').map((event) => ({
      ...placeOf(event),
      id: event.uid,
      from: senderOf(event),
      timestamp: clampToInt(event.time),
    })),
    offchainRevocations: ofKind(events, 'revokedOffchain').map((event) => ({
      ...placeOf(event),
      id: `${event.txid}${event.logIndex.toString(16).padStart(8, '0')}` as Hex,
      from: senderOf(event),
      uid: event.uid,
      timestamp: clampToInt(event.time),
    })),
  };
}

function ofKind<K extends EasEvent['kind']>(events: readonly EasEvent[], kind: K) {
  return events.filter((event): event is Extract<EasEvent, { kind: K }> => event.kind === kind);
}

function placeOf(event: EasEvent | undefined) {
  return {
    txid: event?.txid ?? NO_TRANSACTION,
    blockNumber: event?.blockNumber ?? 0,
    logIndex: event?.logIndex ?? 0,
  };
}

/** The blocks with events; their hashes are stored, because each is a possible rollback target. */
function toBlocks(events: readonly EasEvent[], findTime: (event: EasEvent) => number | null): BlockRow[] {
  const blocks = new Map<number, BlockRow>();
  for (const event of events) {
    const { blockNumber: number, blockHash: hash } = event;
    const known = blocks.get(number);
    if (known && known.hash !== hash) throw new ChainMovedError(`Two blocks ${number} in one answer.`);
    blocks.set(number, { number, hash, time: known?.time ?? findTime(event) });
  }
  return [...blocks.values()];
}

/** The schemas that the store knows, each parsed on first use. */
async function findSchemas(
  { store, schemaCache }: BatchSource,
  attestations: readonly ChainAttestation[],
): Promise<Map<Hex, () => SchemaFields>> {
  const found = new Map<Hex, () => SchemaFields>();
  const missing: Hex[] = [];
  for (const uid of new Set(attestations.map(({ schema }) => schema))) {
    const fields = schemaCache.get(uid);
    if (fields === undefined) missing.push(uid);
    else found.set(uid, () => fields);
  }
  if (missing.length === 0) return found;
  for (const [uid, definition] of await store.getSchemaDefinitions(missing, MAX_DEFINITION_LENGTH)) {
    found.set(uid, () => schemaCache.parse(uid, definition));
  }
  return found;
}

/**
 * Registered schemas, and those that only an attestation refers to (when the registry is older than the start block).
 */
async function readSchemas(
  source: BatchSource,
  events: readonly EasEvent[],
  {
    used,
    isKnown,
    timeOf,
    senderOf,
    room,
  }: {
    used: ReadonlyMap<Hex, EasEvent | undefined>;
    isKnown: (uid: Hex) => boolean;
    timeOf: (event: EasEvent) => number;
    senderOf: (event: EasEvent) => Address;
    room: Room;
  },
): Promise<SchemaRow[]> {
  const registered = new Map(ofKind(events, 'registered').map((event) => [event.uid, event]));
  const unheardOf = [...used].filter(([uid]) => !registered.has(uid) && !isKnown(uid));
  const wanted: [Hex, EasEvent | undefined][] = [...registered, ...unheardOf];
  const schemas = await fetchSchemas(
    source,
    wanted.map(([uid]) => uid),
    (nth, { length }) => room(wanted[nth]?.[1], length),
  );
  return schemas.map(({ uid, resolver, revocable, schema }, index) => {
    const event = wanted[index]?.[1];
    const isRegistered = event?.kind === 'registered';
    return {
      ...placeOf(event),
      id: uid,
      // PostgreSQL text cannot contain NUL, but a schema can.
      schema: schema.replaceAll('\0', '\uFFFD'),
      creator: isRegistered ? senderOf(event) : NOBODY,
      resolver,
      revocable,
      time: isRegistered ? clampToInt(timeOf(event)) : 0,
      ...(!isRegistered && { txid: NO_TRANSACTION }),
    };
  });
}

/** By block hash; only where the node did not include the time in the log. */
async function fetchBlockTimes(client: ChainClient, events: readonly EasEvent[]): Promise<Map<Hash, number>> {
  const numbers = new Map(
    events.flatMap(({ blockTime, blockHash, blockNumber }) =>
      blockTime === null ? [[blockHash, blockNumber] as const] : [],
    ),
  );
  const times = await askAll([...numbers], async ([hash, number]) => {
    const block = await client.findBlock(number);
    if (block?.hash !== hash) throw new ChainMovedError(`Block ${number} no longer exists.`);
    return [hash, block.time] as const;
  });
  return new Map(times);
}

async function fetchSenders(client: ChainClient, events: readonly EasEvent[]): Promise<Map<Hash, Address>> {
  const txids = [...new Set(events.map(({ txid }) => txid))];
  return new Map(await askAll(txids, async (txid) => [txid, await client.fetchSender(txid)] as const));
}

const AT_ONCE = 16;

/** Asks for all items, 16 at a time; stops asking after a failure. */
async function askAll<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const limit = pLimit(AT_ONCE);
  try {
    return await limit.map(items, ask);
  } finally {
    limit.clearQueue();
  }
}

/** The limit of one batch, in characters read and written. */
const MAX_CHARACTERS = 8_000_000;

/** A batch is full before this block. */
export class BatchFullError extends Error {
  override readonly name = 'BatchFullError';
  readonly block: number;

  constructor(block: number) {
    super(`block ${block} does not fit`);
    this.block = block;
  }
}

/**
 * Counts the characters of a batch. @throws {BatchFullError} when they exceed the limit, unless the batch is one block
 */
type Room = (event: { blockNumber: number } | undefined, characters: number) => void;

/** The first block always fits: a batch has at least one block. */
function createRoom(firstBlock: number): Room {
  let left = MAX_CHARACTERS;
  return (event, characters) => {
    left -= characters;
    const block = event?.blockNumber ?? firstBlock;
    if (left < 0 && block > firstBlock) throw new BatchFullError(block);
  };
}
