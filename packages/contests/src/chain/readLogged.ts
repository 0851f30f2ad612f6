import { BlockNotFoundError, type Hex } from 'viem';
import { getBlock } from 'viem/actions';
import { numberToHex, toEventSelector, toFunctionSelector } from 'viem/utils';
import type { Attestation, Block } from '../base/attestation.ts';
import { ChainError } from '../base/errors.ts';
import { lowerCase } from '../base/hex.ts';
import { pause } from './abortable.ts';
import { assertChain, fetchLatestBlock, findFirstBlock } from './blocks.ts';
import type { ChainReadOptions, ChainSource, LoggedAttestation } from './chainReader.ts';
import { askPatiently } from './endpointErrors.ts';
import { fetchAttestations } from './fetchAttestations.ts';
import { type Blocks, type EasLog, fetchLogs, fetchRanges, type LogRange } from './fetchLogs.ts';

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
 * True if the chain still has the block; then everything read up to it belongs to one chain. A node that does not know
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

/** True if the attestation as read is older than its logs. */
function isBehind(attestation: Attestation | undefined, revocation: EasLog | undefined): boolean {
  return !attestation || (revocation !== undefined && attestation.revocationTime === 0n);
}
