import { type ContestReplay, openReplay } from '../acts/contestReplay.ts';
import { getProtocol } from '../acts/protocol.ts';
import type { Attestation, Block } from '../base/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import { readContestDocument } from '../document/readDocument.ts';
import { toContest } from '../result/readResult.ts';
import type { ChainContests, ChainReadOptions, ChainSource } from './chainReader.ts';
import { asChainError, askPatiently } from './endpointErrors.ts';
import { readContestView } from './fetchContestView.ts';
import { readLogged } from './readLogged.ts';

/**
 * Fetches the newest contests of a chain, newest first, including withdrawn ones: with the judges and entries of the start, the
 * times in force, and the texts of a `data:` document. `unreadable` counts attestations that the resolver would have refused.
 *
 * @throws {ChainError} `chain-answer` also if the endpoint has pruned its logs: its empty answer proves nothing
 * @example
 * ```ts
 * import { local } from '@org/chain-config';
 * import { fetchContests } from '@org/contests/chain';
 * import { createPublicClient, http } from 'viem';
 *
 * const client = createPublicClient({ chain: local.chain, transport: http() });
 * const { contests } = await fetchContests({ client, config: local }, { take: 20 });
 * ```
 */
export function fetchContests(
  source: ChainSource,
  options: ChainReadOptions & { readonly take?: number | undefined } = {},
): Promise<ChainContests> {
  const chainId = source.config.chain.id;
  const protocol = getProtocol(source.config);
  return asChainError({ chainId, signal: options.signal }, async () => {
    const schemas = protocol ? [protocol.schemas.contest] : [];
    const { block, logged } = await readLogged(
      source,
      { schemas, since: null, newest: options.take },
      options,
    );
    const opened = logged.flatMap(({ attestation }) => {
      const state = protocol && openReplay(protocol, attestation);
      return state?.ok ? { state: state.value, row: attestation } : [];
    });
    const contests = await Promise.all(opened.map((each) => readOne(source, { ...each, block }, options)));
    // Logs are ordered oldest first.
    return { block, contests: contests.reverse(), unreadable: logged.length - contests.length };
  });
}

async function readOne(
  { client }: ChainSource,
  { state, row, block }: { readonly state: ContestReplay; readonly row: Attestation; readonly block: Block },
  { signal }: ChainReadOptions,
): Promise<Contest> {
  const { closesAt, opensAt, submissionsUntil, revealUntil } = await askPatiently(signal, () =>
    readContestView(client, { uid: row.uid, resolver: state.resolver }, block.number),
  );
  const document = await readContestDocument(state.values);
  const { chainId } = state;
  const contest = toContest({ chainId, state, order: 'confirmed', hasSubmissionLog: false, document });
  const { terms } = contest;
  return {
    ...contest,
    terms: {
      ...terms,
      submissionsUntil: state.hasSubmissions ? submissionsUntil : null,
      opensAt,
      revealUntil: state.isSealed ? revealUntil : null,
    },
    endsAt: closesAt,
    revokedAt: row.revocationTime === 0n ? null : row.revocationTime,
  };
}
