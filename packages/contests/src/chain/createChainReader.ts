import { decodeContest } from '../contest/contestSchemas.ts';
import { readStranger } from '../rule/candidates.ts';
import { assertChain, fetchFirstBlock, fetchLatestBlock } from './blocks.ts';
import type { ChainReader, ChainSource } from './chainReader.ts';
import { asChainError } from './endpointErrors.ts';
import { fetchAttestations } from './fetchAttestations.ts';
import { CONTEST_SCHEMAS, EVALUATION_SCHEMAS } from './fetchLogs.ts';
import { readEvaluations, readLogged } from './readLogged.ts';

/**
 * Creates a reader of contests that uses the chain only, without a scan.
 *
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { readResult } from '@org/contests';
 * import { createChainReader } from '@org/contests/chain';
 * import { createPublicClient, http } from 'viem';
 *
 * const client = createPublicClient({ chain: baseSepolia.chain, transport: http() });
 * const chain = createChainReader({ client, config: baseSepolia });
 * const lookup = await chain.findContest(uid);
 * if (lookup.status === 'found') {
 *   const { block, attestations } = await chain.fetchEvaluations(lookup.contest);
 *   console.log(readResult({ contest: lookup.contest, attestations, block }).ranking);
 * }
 * ```
 */
export function createChainReader(source: ChainSource): ChainReader {
  const chainId = source.config.chain.id;
  return {
    findContest: (uid) =>
      asChainError({ chainId }, async () => {
        await assertChain(source);
        const attestation = [...(await fetchAttestations(source, [uid])).values()].at(0);
        if (!attestation) return { status: 'not-found' };
        const contest = decodeContest(attestation, chainId);
        if (!contest.ok) return { status: 'not-a-contest', attestation, reason: contest.reason };
        return { status: 'found', contest: contest.value };
      }),

    fetchEvaluations: (contest, options = {}) =>
      asChainError({ chainId, signal: options.signal }, async () => {
        const { block, logged } = await readEvaluations(source, contest, options);
        return { block, attestations: logged.map(({ attestation }) => attestation) };
      }),

    fetchContests: (options = {}) =>
      asChainError({ chainId, signal: options.signal }, async () => {
        const wanted = { schemas: CONTEST_SCHEMAS, since: null, newest: options.take };
        const { block, logged } = await readLogged(source, wanted, options);
        const contests = logged.flatMap(({ attestation }) => {
          const contest = decodeContest(attestation, chainId);
          return contest.ok ? contest.value : [];
        });
        // Logs are ordered oldest first.
        return { block, contests: contests.reverse(), unreadable: logged.length - contests.length };
      }),

    fetchStrangers: (contest, options = {}) =>
      asChainError({ chainId, signal: options.signal }, async () => {
        const wanted = { schemas: EVALUATION_SCHEMAS, since: contest.time };
        const { block, logged } = await readLogged(source, wanted, options);
        const strangers = logged.flatMap(({ attestation }) => readStranger(contest, attestation) ?? []);
        return { block, strangers: strangers.reverse() };
      }),

    fetchAttestations: (uids, options = {}) =>
      asChainError({ chainId, signal: options.signal }, async () => {
        await assertChain(source);
        return [...(await fetchAttestations(source, uids, options)).values()];
      }),

    fetchFirstBlock: (time, { signal } = {}) =>
      asChainError({ chainId, signal }, () => fetchFirstBlock(source, { time, signal })),

    fetchBlock: () => asChainError({ chainId }, () => fetchLatestBlock(source.client)),
  };
}
