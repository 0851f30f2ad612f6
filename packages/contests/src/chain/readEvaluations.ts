import { getBlock, getChainId } from 'viem/actions';
import type { Attestation } from '../attestation/attestation.ts';
import type { Block } from '../block.ts';
import type { Contest } from '../contest/contest.ts';
import { ChainError } from '../errors.ts';
import type { ChainReadOptions, ChainSource, LoggedAttestation } from './chainReader.ts';
import { fetchAttestations } from './fetchAttestations.ts';
import { fetchLatestBlock } from './fetchLatestBlock.ts';
import { type EvaluationLog, fetchLogs } from './fetchLogs.ts';
import { findFirstBlock } from './findFirstBlock.ts';

/** A node behind a load balancer may lag: what its neighbour logged is asked for again after these pauses. */
const PAUSES_MS = [500, 1_500, 3_000];

/** Everything that a contest's judges attested under an evaluation schema up to a block (the latest unless said). */
export async function readEvaluations(
  source: ChainSource,
  contest: Contest,
  options: ChainReadOptions & { readonly block?: Block | undefined },
): Promise<{ readonly block: Block; readonly logged: readonly LoggedAttestation[] }> {
  const { client, config } = source;
  const { signal } = options;
  await assertChain(source);
  const block = options.block ?? (await fetchLatestBlock(client));
  const from = await findFirstBlock(source, { time: contest.time, latest: block, signal });
  const range = { attesters: contest.judges, from, to: block.number };
  const logs = await fetchLogs(source, range, options);
  const attested = new Map(logs.filter(({ kind }) => kind === 'attested').map((log) => [log.uid, log]));
  const revoked = new Map(logs.filter(({ kind }) => kind === 'revoked').map((log) => [log.uid, log]));

  const found = await fetchAttestations(source, [...attested.keys()], options);
  const attestations = new Map(found);
  for (const pauseMs of PAUSES_MS) {
    const lagging = [...attested.keys()].filter((uid) => isBehind(attestations.get(uid), revoked.get(uid)));
    if (lagging.length === 0) break;
    await pause(pauseMs, signal);
    for (const [uid, row] of await fetchAttestations(source, lagging, { signal })) attestations.set(uid, row);
  }

  const { hash } = await getBlock(client, { blockNumber: block.number });
  const logged = [...attested].map(([uid, log]) => {
    const attestation = attestations.get(uid);
    if (!attestation || isBehind(attestation, revoked.get(uid)) || hash !== block.hash) {
      const detail = 'The chain contradicts itself: it was reorganised, or one of its nodes lags behind';
      throw new ChainError({ code: 'chain-answer', chainId: config.chain.id, detail });
    }
    return {
      attestation: { ...attestation, txid: log.transactionHash },
      attestedIn: log.blockNumber,
      revokedIn: revoked.get(uid)?.blockNumber ?? null,
    };
  });
  return { block, logged: logged.filter(({ attestation }) => attestation.time >= contest.time) };
}

/** @throws {ChainError} `wrong-chain` where the endpoint serves another chain than the config says. */
export async function assertChain({ client, config }: ChainSource): Promise<void> {
  const actual = await getChainId(client);
  if (actual === config.chain.id) return;
  const detail = `The endpoint serves chain ${actual}`;
  throw new ChainError({ code: 'wrong-chain', chainId: config.chain.id, detail });
}

/** Whether what was read is older than what was logged. */
function isBehind(attestation: Attestation | undefined, revocation: EvaluationLog | undefined): boolean {
  return !attestation || (revocation !== undefined && attestation.revocationTime === 0n);
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(finish, milliseconds);
    function finish() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    }
    signal?.addEventListener('abort', finish, { once: true });
  });
  signal?.throwIfAborted();
}
