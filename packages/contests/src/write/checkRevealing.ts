import { type Client, createClient, type Hex, http } from 'viem';
import { getChainId } from 'viem/actions';
import { ChainError } from '../base/errors.ts';
import { fetchWithin, untilAborted } from '../chain/abortable.ts';
import type { ChainSource } from '../chain/chainReader.ts';
import { fetchContestView } from '../chain/fetchContestView.ts';
import { findHosts } from '../chain/hosts.ts';
import type { Contest } from '../contest/contest.ts';
import { WriteError } from './errors.ts';
import { readWalletError } from './readWalletError.ts';
import type { WriteSource } from './writeTypes.ts';

/**
 * Tells whether sealed reviews may leave this machine. `too-early`: judging has not ended at the latest block of an endpoint, whose
 * time is `time`. `unconfirmed`: two hosts are configured, and fewer than two say that it has ended.
 */
export type Revealing =
  | { readonly status: 'ready' }
  | { readonly status: 'too-early'; readonly time: bigint; readonly closesAt: bigint }
  | { readonly status: 'unconfirmed' };

/** Asking more hosts would delay a reveal for little. */
const MOST_HOSTS = 3;
const TIMEOUT_MS = 10_000;
/** The longest wait for another host, retries included. */
const WAIT_MS = 20_000;

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
    ...others.map((each) => fetchTimes(each, asked, AbortSignal.timeout(WAIT_MS)).catch(() => null)),
  ]);
  const early = [own, ...answers].find((times) => times && times.time < times.closesAt);
  if (early) return { status: 'too-early', ...early };
  const confirmed = answers.filter((times) => times !== null).length;
  return { status: others.length > 0 && confirmed < 2 ? 'unconfirmed' : 'ready' };
}

const connect = (url: string): Client =>
  createClient({
    transport: http(url, { fetchFn: fetchWithin(TIMEOUT_MS), timeout: TIMEOUT_MS, retryCount: 1 }),
  });

const unusable = (detail: string) => new WriteError({ code: 'chain-unreachable', detail });

/** The time of the latest block, and the end of judging at that block. */
async function fetchTimes(client: Client, asked: Asked, signal?: AbortSignal) {
  const read = async () => {
    if ((await getChainId(client)) !== asked.chainId) throw unusable('The endpoint is of another chain.');
    const { block, view } = await fetchContestView(client, asked, { signal });
    return { time: block.time, closesAt: view.closesAt };
  };
  try {
    return await untilAborted(signal, read());
  } catch (error) {
    if (error instanceof ChainError) throw unusable('The endpoint does not have the contest.');
    throw error;
  }
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
