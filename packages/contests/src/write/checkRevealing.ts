import { type Client, createClient, type Hex, http } from 'viem';
import { getBlock, getChainId, readContract } from 'viem/actions';
import { pause } from '../chain/abortable.ts';
import type { ChainSource } from '../chain/chainReader.ts';
import { findHosts } from '../chain/hosts.ts';
import { resolverViews } from '../chain/resolverViews.ts';
import type { Contest } from '../contest/contest.ts';
import { WriteError } from './errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { WriteSource } from './writeTypes.ts';

/**
 * Whether sealed reviews may leave this machine. `too-early`: judging has not ended at the latest block of an endpoint, whose
 * time is `time`. `unconfirmed`: two hosts are configured, and fewer than two say that it has ended.
 */
export type Revealing =
  | { readonly status: 'ready' }
  | { readonly status: 'too-early'; readonly time: bigint; readonly closesAt: bigint }
  | { readonly status: 'unconfirmed' };

/** Asking more hosts would delay a reveal for little. */
const MOST_HOSTS = 3;
const TIMEOUT_MS = 10_000;

/**
 * Asks the chain whether judging has ended: at the latest block, by the time that the resolver states at that same block. A
 * clock may be ahead, a scan may miss a postponement, and a reveal that is only simulated already shows the review to the
 * endpoint. Where two hosts are configured, both must say so.
 *
 * @param source.urls the configured endpoints; by default those of the config
 * @throws {WriteError} `chain-unreachable`
 * @example
 * ```ts
 * import { checkRevealing } from '@org/contests/write';
 *
 * const { status } = await checkRevealing({ client, config }, contest);
 * if (status === 'ready') console.log('Sealed reviews can be revealed.');
 * ```
 */
export async function checkRevealing(
  source: EndpointsSource,
  { uid, terms }: Pick<Contest, 'uid' | 'terms'>,
): Promise<Revealing> {
  return fetchRevealing(source, { uid, resolver: terms.resolver });
}

type EndpointsSource = ChainSource & { readonly urls?: readonly string[] };
type Subject = { readonly uid: Hex; readonly resolver: Hex };
type Asked = Subject & { readonly chainId: number };

/** @throws {WriteError} `chain-unreachable` */
export async function fetchRevealing(
  { client, config, urls = config.chain.rpcUrls.default.http }: EndpointsSource,
  subject: Subject,
): Promise<Revealing> {
  const asked = { ...subject, chainId: config.chain.id };
  const hosts = findHosts(urls);
  const others = hosts.length > 1 ? hosts.slice(0, MOST_HOSTS).map(connect) : [];
  const [own, ...answers] = await Promise.all([
    fetchTimes(client, asked).catch((error) => {
      throw error instanceof WriteError ? error : readWalletError(error);
    }),
    ...others.map((each) => fetchTimes(each, asked).catch(() => null)),
  ]);
  const early = [own, ...answers].find((times) => times && times.time < times.closesAt);
  if (early) return { status: 'too-early', ...early };
  const confirmed = answers.filter((times) => times !== null).length;
  return { status: others.length > 0 && confirmed < 2 ? 'unconfirmed' : 'ready' };
}

const connect = (url: string): Client =>
  createClient({ transport: http(url, { timeout: TIMEOUT_MS, retryCount: 1 }) });

const unusable = (detail: string) => new WriteError({ code: 'chain-unreachable', detail });

/** A node of an endpoint may not have the latest block of another one yet. */
const PAUSES_MS = [0, 500, 1_500];

/** The time of the latest block, and the end of judging at that block. */
async function fetchTimes(client: Client, { uid, resolver, chainId }: Asked) {
  let failure: unknown;
  for (const pauseMs of PAUSES_MS) {
    if (pauseMs > 0) await pause(pauseMs, undefined);
    try {
      if ((await getChainId(client)) !== chainId) throw unusable('The endpoint is of another chain.');
      const { number, timestamp } = await getBlock(client, { blockTag: 'latest' });
      const { closesAt } = await readContract(client, {
        ...{ address: resolver, abi: resolverViews, functionName: 'getContest', args: [uid] },
        blockNumber: number,
      });
      // The resolver answers zeros about a contest that it does not have at that block.
      if (closesAt === 0n) throw unusable('The endpoint does not have the contest.');
      return { time: timestamp, closesAt };
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/**
 * @throws {WriteError} `reverted` with `OutsideWindow`, as the resolver refuses it; `chain-unreachable` if a second host does
 * not confirm the end of judging; `unsupported`
 */
export async function assertRevealing(source: WriteSource, contest: Contest): Promise<void> {
  const { status } = await checkRevealing(source, contest);
  if (status === 'too-early')
    throw new WriteError({
      code: 'reverted',
      revert: 'OutsideWindow',
      detail: 'Judging has not ended on the chain: nothing was revealed.',
    });
  if (status === 'unconfirmed')
    throw new WriteError({
      code: 'chain-unreachable',
      detail: 'Only one endpoint says that judging has ended: nothing was revealed.',
    });
}
