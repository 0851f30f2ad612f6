import type { ChainConfig } from '@org/chain-config';
import type { ScannedActs, UnplacedAct } from '@org/contests';
import {
  type ActsCheck,
  type ActsSource,
  type ChainReadOptions,
  checkActsAgainstChain,
  fetchReadingWord,
  getHostname,
  type ReadingWord,
} from '@org/contests/chain';
import type { PublicClient } from 'viem';
import { createReplay } from '../replay/createReplay.ts';
import { forgetAhead } from './actsAhead.ts';
import { isTooMuch } from './chainKeys.ts';
import type { readFrugally } from './readFrugally.ts';

/** Compares the acts by the endpoints of the chain. */
type Compare = (
  by: (client: PublicClient, options: ChainReadOptions) => Promise<ActsCheck>,
) => Promise<ActsCheck>;

type Shown = Pick<ScannedActs, 'state' | 'unplaced'> & Pick<ActsSource, 'replay'>;

/** Compares a scan's acts with the chain, once more before the scan is accused or called ahead. */
export async function checkScan(
  config: ChainConfig,
  { state, unplaced, replay }: Shown,
  { compare, signal }: { readonly compare: Compare; readonly signal: AbortSignal },
): Promise<ActsCheck> {
  const check = (earlier?: readonly UnplacedAct[]) =>
    compare((client, options) =>
      checkActsAgainstChain({ client, config, state, unplaced, replay, earlier, ...options }),
    );
  const first = await check();
  if (first.status === 'unreachable') return first;
  if (first.status === 'agrees' || first.status === 'behind') {
    forgetAhead(config, state.attestation.uid);
    return first;
  }
  const { recheckScan } = await import('./recheckScan.ts');
  return recheckScan(first, { config, uid: state.attestation.uid, check, signal });
}

/** `from`: the URL of the endpoint that answered last. `scan`: the scan's host. `word`: whose word an agreement is so far. */
export type Outcome =
  | (ActsCheck & {
      readonly from: string;
      readonly scan: string;
      readonly force: boolean;
      readonly word: ReadingWord;
    })
  | { readonly status: 'too-much'; readonly requests: number | null };

export type Agreed = Extract<Outcome, { readonly status: 'agrees' }>;

type Asked = {
  readonly chainConfig: ChainConfig;
  readonly scanned: ScannedActs;
  readonly force: boolean;
  readonly createWorker: (() => Worker) | undefined;
  readonly signal: AbortSignal;
};

/** Compares a scan's acts with the chain's, with few requests unless the visitor asked. */
export async function fetchOutcome(
  readBy: typeof readFrugally,
  { chainConfig, scanned, force, createWorker, signal }: Asked,
): Promise<Outcome> {
  let from = '';
  const compare: Compare = async (by) => {
    const read = { chainConfig, uid: scanned.state.attestation.uid, force, signal };
    const { value, ...answer } = await readBy(read, ({ client }, options) => by(client, options));
    from = answer.from;
    return value;
  };
  try {
    const shown = { ...scanned, replay: createReplay(createWorker) };
    const check = await checkScan(chainConfig, shown, { compare, signal });
    const word = { status: 'claimed', hosts: [getHostname(from)] } as const;
    return { ...check, from, force, word, scan: getHostname(chainConfig.eas.graphQl) };
  } catch (error) {
    if (!isTooMuch(error)) throw error;
    return { status: 'too-much', requests: error.requests };
  }
}

/**
 * An agreement with whose word it is, by endpoints of different hosts. If they differ, the chain is read at a later block: the
 * block may have been replaced, and what the later reading says of the scan counts.
 */
export async function fetchWord(
  agreed: Agreed,
  readAgain: () => Promise<Outcome>,
  { urls, signal }: { readonly urls: readonly string[]; readonly signal: AbortSignal },
): Promise<Outcome> {
  const ask = async (by: Agreed): Promise<Agreed> => {
    return { ...by, word: await fetchReadingWord(by.reading, { from: by.from, urls, signal }) };
  };
  const first = await ask(agreed);
  if (first.word.status !== 'disputed') return first;
  const again = await readAgain().catch(() => undefined);
  if (again?.status === 'agrees') return ask(again);
  return again && 'uids' in again && again.status !== 'ahead' ? again : first;
}
