import { type Address, BlockNotFoundError, type Hex, type RpcLog } from 'viem';
import { getBlock } from 'viem/actions';
import { numberToHex, pad, toEventSelector, toFunctionSelector } from 'viem/utils';
import type { Attestation, Block } from '../base/attestation.ts';
import { min } from '../base/bigint.ts';
import { ChainError } from '../base/errors.ts';
import { lowerCase } from '../base/hex.ts';
import { pause } from './abortable.ts';
import { assertChain, fetchLatestBlock, findFirstBlock } from './blocks.ts';
import type { ChainReadOptions, ChainSource, LoggedAttestation } from './chainReader.ts';
import { askPatiently, findProposedRange, isConnectionLost } from './endpointErrors.ts';
import { fetchAttestations } from './fetchAttestations.ts';
import { ATTESTED_TOPIC, REVOKED_TOPIC } from './generated/easAbi.ts';

/** Delays before retries: nodes behind a load balancer may lag behind each other. */
const PAUSES_MS = [500, 1_500, 3_000];

/** How often a read is started if the chain is reorganized during it. */
const ATTEMPTS = 3;

/** `block` is the last block to read, by default the latest. */
export type ReadOptions = ChainReadOptions & { readonly block?: Block | undefined };

/** Attestations of the chain, up to a block. */
type LoggedAttestations = { readonly block: Block; readonly logged: readonly LoggedAttestation[] };

/** Selects attestations by schema, attester (anyone if omitted), start time (null: all) and count of the newest. */
type Wanted = Pick<LogRange, 'schemas' | 'attesters'> & {
  readonly since: bigint | null;
  readonly newest?: number | undefined;
  /** An attestation that the logs must have: else the endpoint has pruned them. */
  readonly known?: Pick<Attestation, 'uid' | 'schema'> | undefined;
};

/**
 * Reads the attestations that the chain logged up to a block. If the chain is reorganized during the read, starts
 * again, unless the block was given.
 *
 * @throws {ChainError} `chain-answer` if the answers still contradict each other after all attempts, or if logs are missing
 */
export async function readLogged(
  source: ChainSource,
  wanted: Wanted,
  options: ReadOptions,
): Promise<LoggedAttestations> {
  await assertChain(source);
  const attempts = options.block ? 1 : ATTEMPTS;
  for (let attempt = 1; ; attempt++) {
    const block =
      options.block ?? (await askPatiently(options.signal, () => fetchLatestBlock(source.client)));
    const logged = await readOnce(source, wanted, { ...options, block });
    if (logged) return { block, logged };
    if (attempt === attempts) {
      const detail = 'The answers contradict each other: the chain was reorganized, or a node lags behind';
      throw new ChainError({ code: 'chain-answer', chainId: source.config.chain.id, detail });
    }
  }
}

/** Null if the answers are inconsistent. */
async function readOnce(
  source: ChainSource,
  { schemas, attesters, since, newest, known }: Wanted,
  options: ChainReadOptions & { readonly block: Block },
): Promise<readonly LoggedAttestation[] | null> {
  const { block, signal } = options;
  const from =
    since === null
      ? BigInt(source.config.eas.deployedAtBlock ?? 0)
      : await findFirstBlock(source, { time: since, latest: block, signal });
  const range = { from, to: block.number };
  const asked = known ? [...schemas, known.schema] : schemas;
  const found = await fetchLogs(
    source,
    { schemas: asked, ...(attesters && { attesters }), ...range },
    options,
  );
  if (known) requireLog(source, found, { uid: known.uid, ...range });
  const logs = found.filter(({ schema }) => schemas.includes(schema));
  // EAS revokes only what it has.
  if (since === null)
    for (const { uid } of logs.filter(({ kind }) => kind === 'revoked'))
      requireLog(source, logs, { uid, ...range });
  const hasAll = newest === undefined || logs.filter(({ kind }) => kind === 'attested').length < newest;
  if (since === null && hasAll)
    for (const schema of schemas) await requireRegistration(source, { schema, ...range }, options);
  // Logs are ordered by block: the last ones are the newest.
  const attestedLogs = logs
    .filter(({ kind }) => kind === 'attested')
    .slice(newest === undefined ? 0 : -newest);
  const attested = new Map(attestedLogs.map((log) => [log.uid, log]));
  const revoked = new Map(logs.filter(({ kind }) => kind === 'revoked').map((log) => [log.uid, log]));

  const attestations = new Map(await fetchAttestations(source, [...attested.keys()], options));
  const findLagging = (): readonly Hex[] =>
    [...attested.keys()].filter((uid) => isBehind(attestations.get(uid), revoked.get(uid)));
  for (const pauseMs of PAUSES_MS) {
    const lagging = findLagging();
    if (lagging.length === 0 || !(await isStill(source, block, signal))) break;
    await pause(pauseMs, signal);
    for (const [uid, row] of await fetchAttestations(source, lagging, { signal })) attestations.set(uid, row);
  }
  if (findLagging().length > 0 || !(await isStill(source, block, signal))) return null;
  return [...attested].flatMap(([uid, log]) => {
    const attestation = attestations.get(uid);
    if (!attestation) return [];
    return {
      attestation: { ...attestation, txid: log.transactionHash },
      attestedIn: log.blockNumber,
      revokedIn: revoked.get(uid)?.blockNumber ?? null,
    };
  });
}

type Blocks = { readonly from: bigint; readonly to: bigint };

/** An endpoint that has pruned its logs answers with an empty list: that is no proof that there is nothing. */
function createOmission({ config }: ChainSource, { from, to }: Blocks): ChainError {
  const detail = `The endpoint omits logs of blocks ${from} to ${to}, so nothing can be said: use another one`;
  return new ChainError({ code: 'chain-answer', chainId: config.chain.id, detail });
}

function requireLog(
  source: ChainSource,
  logs: readonly EasLog[],
  { uid, ...blocks }: Blocks & { readonly uid: Hex },
): void {
  if (!logs.some((log) => log.kind === 'attested' && log.uid === lowerCase(uid)))
    throw createOmission(source, blocks);
}

const GET_SCHEMA = toFunctionSelector('getSchema(bytes32)');
const REGISTERED = [
  'Registered(bytes32,address,(bytes32,address,bool,string))',
  // Up to EAS 1.1.
  'Registered(bytes32,address)',
].map(toEventSelector);

/** A registered schema has a log, which is older than all of its attestations: a pruned index lacks it first. */
async function requireRegistration(
  source: ChainSource,
  { schema, ...blocks }: Blocks & { readonly schema: Hex },
  { signal }: ChainReadOptions,
): Promise<void> {
  const { client, config } = source;
  const registry = config.eas.schemaRegistry;
  if (!registry) return;
  const ask = { to: registry, data: `${GET_SCHEMA}${schema.slice(2)}` } as const;
  const state = await askPatiently(signal, () =>
    client.request({ method: 'eth_call', params: [ask, 'latest'] }),
  );
  if (!state.toLowerCase().includes(schema.slice(2).toLowerCase())) return;
  let isThere = false;
  await fetchRanges(blocks, { signal }, async ({ from, to }) => {
    if (isThere) return;
    const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) };
    const filter = { address: registry, topics: [REGISTERED, schema], ...range };
    const logs = await client.request({ method: 'eth_getLogs', params: [filter] }, { retryCount: 0 });
    isThere = logs.some(({ topics }) => topics[1]?.toLowerCase() === schema.toLowerCase());
  });
  if (!isThere) throw createOmission(source, blocks);
}

/**
 * Whether the chain still has the block; then everything read up to it belongs to one chain. A node that does not know
 * the block may only lag.
 */
async function isStill(
  { client }: ChainSource,
  { number, hash }: Block,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  for (const pauseMs of [0, ...PAUSES_MS]) {
    if (pauseMs > 0) await pause(pauseMs, signal);
    try {
      const actual = await askPatiently(signal, () => getBlock(client, { blockNumber: number }));
      return actual.hash.toLowerCase() === hash.toLowerCase();
    } catch (error) {
      if (!(error instanceof BlockNotFoundError)) throw error;
    }
  }
  return false;
}

/** Whether the attestation as read is older than its logs. */
function isBehind(attestation: Attestation | undefined, revocation: EasLog | undefined): boolean {
  return !attestation || (revocation !== undefined && attestation.revocationTime === 0n);
}

/** The first range to try; public endpoints allow between ten blocks and all of them. */
const FIRST_RANGE = 100_000n;

/** After this many successes a rejected size is tried again: limits on results depend on the blocks. */
const ANSWERS_BEFORE_MORE = 16;

/** Endpoints limit the topics of a filter. */
const JUDGES_PER_REQUEST = 100;

/** An EAS event about an attestation. */
export type EasLog = {
  readonly kind: 'attested' | 'revoked';
  readonly schema: Hex;
  readonly uid: Hex;
  readonly blockNumber: bigint;
  readonly transactionHash: Hex;
};

/** Selects EAS events by schema, attester (anyone if omitted) and block. */
export type LogRange = {
  readonly schemas: readonly Hex[];
  readonly attesters?: readonly Address[];
  readonly from: bigint;
  readonly to: bigint;
};

/** Fetches the events Attested and Revoked of a block range. */
export async function fetchLogs(
  source: ChainSource,
  range: LogRange,
  options: ChainReadOptions,
): Promise<readonly EasLog[]> {
  const logs: EasLog[] = [];
  await fetchRanges(range, options, async (part) => {
    for (const log of await fetchRange(source, { ...range, ...part })) logs.push(log);
  });
  return logs;
}

/**
 * Asks for a block range in parts. If the endpoint rejects a part, retries with the size that it proposes or with half;
 * after each success, increases the size up to what is known to be rejected.
 */
async function fetchRanges(
  { from, to }: Blocks,
  { signal, onProgress }: ChainReadOptions,
  fetchPart: (part: Blocks) => Promise<void>,
): Promise<void> {
  const total = Number(to - from) + 1;
  let start = from;
  let size = FIRST_RANGE;
  let refused: bigint | null = null;
  let answers = 0;
  while (start <= to) {
    signal?.throwIfAborted();
    const end = min(start + size - 1n, to);
    try {
      const part = { from: start, to: end };
      await askPatiently(signal, () => fetchPart(part));
    } catch (error) {
      signal?.throwIfAborted();
      const tried = end - start + 1n;
      if (tried === 1n || isConnectionLost(error)) throw error;
      const proposed = findProposedRange(error, tried);
      size = proposed ?? tried / 2n;
      refused = proposed === null ? tried : proposed + 1n;
      answers = 0;
      continue;
    }
    onProgress?.({ step: 'blocks', done: Number(end - from) + 1, total });
    start = end + 1n;
    answers += 1;
    if (refused !== null && answers % ANSWERS_BEFORE_MORE === 0) refused *= 2n;
    size = enlarge(size, refused);
  }
}

/** Doubles the size, or goes half-way to the rejected size; close to that, keeps the size. */
function enlarge(size: bigint, refused: bigint | null): bigint {
  if (refused === null || size * 2n < refused) return size * 2n;
  const gap = refused - size;
  return gap * 4n > size ? size + gap / 2n : size;
}

/** Attested and Revoked index the same fields in the same order, so one filter finds both. */
async function fetchRange({ client, config }: ChainSource, range: LogRange): Promise<readonly EasLog[]> {
  const { schemas, attesters, from, to } = range;
  const logs: EasLog[] = [];
  for (const judges of sliceTopics(attesters)) {
    const topics: (Hex[] | null)[] = [[ATTESTED_TOPIC, REVOKED_TOPIC], null, judges, [...schemas]];
    const filter = {
      address: config.eas.contract,
      topics,
      fromBlock: numberToHex(from),
      toBlock: numberToHex(to),
    };
    // A retry by the transport would repeat a range that is too large.
    const found = await client.request({ method: 'eth_getLogs', params: [filter] }, { retryCount: 0 });
    const isWanted = ({ address, topics, data, removed }: RpcLog) =>
      !removed &&
      data.length === 66 &&
      address.toLowerCase() === config.eas.contract.toLowerCase() &&
      schemas.some((schema) => schema === topics[3]?.toLowerCase()) &&
      (judges === null || judges.some((judge) => judge.toLowerCase() === topics[2]?.toLowerCase()));
    for (const log of found) {
      const { topics, data, blockNumber, transactionHash } = log;
      // Some endpoints ignore parts of the filter. Pending logs have no block number.
      if (!isWanted(log) || blockNumber === null || transactionHash === null) continue;
      const kind = KINDS[topics[0]?.toLowerCase() ?? ''];
      const schema = topics[3];
      if (!kind || !schema) continue;
      const place = { blockNumber: BigInt(blockNumber), transactionHash };
      logs.push({ kind, schema: lowerCase(schema), uid: lowerCase(data), ...place });
    }
  }
  return logs;
}

const KINDS: Readonly<Record<string, EasLog['kind']>> = {
  [ATTESTED_TOPIC]: 'attested',
  [REVOKED_TOPIC]: 'revoked',
};

/** The topics of the attesters in slices that fit into a request; one slice without topics for all attesters. */
function sliceTopics(attesters: readonly Address[] | undefined): readonly (Hex[] | null)[] {
  if (!attesters) return [null];
  const slices: Hex[][] = [];
  for (let index = 0; index < attesters.length; index += JUDGES_PER_REQUEST) {
    slices.push(
      attesters.slice(index, index + JUDGES_PER_REQUEST).map((judge) => lowerCase(pad(judge, { size: 32 }))),
    );
  }
  return slices;
}
