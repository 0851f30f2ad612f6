import type { ChainConfig } from '@org/chain-config';
import { findChain } from '@org/contests-react';
import type { Hex } from 'viem';
import type { PublicConfig } from '../config/publicConfig.ts';
import type { Reading, RouteLink } from './route.ts';

type ContestPlace = { readonly chainConfig: ChainConfig; readonly uid: Hex };

/** The link of a page without props. */
export function readNothing(): Reading<object> {
  return { status: 'found', key: '', props: {} };
}

/** The link of a contest and of the pages below it. It names its chain, which is never replaced. */
export function readContest(
  { params }: Pick<RouteLink<'chain' | 'uid'>, 'params'>,
  config: PublicConfig,
): Reading<ContestPlace> {
  const chainConfig = findChain(config, params.chain);
  if (!chainConfig) return { status: 'unknown-chain', slug: params.chain };
  const uid = params.uid.toLowerCase();
  if (!/^0x[0-9a-f]{64}$/.test(uid)) return { status: 'no-contest' };
  return { status: 'found', key: `${chainConfig.slug} ${uid}`, props: { chainConfig, uid: uid as Hex } };
}

/** The same page with more props. */
export function addProps<Props, More>(reading: Reading<Props>, more: More): Reading<Props & More> {
  return reading.status === 'found' ? { ...reading, props: { ...reading.props, ...more } } : reading;
}

/** A page of its own for each value. */
export function addKey<Props>(reading: Reading<Props>, value: string): Reading<Props> {
  return reading.status === 'found' ? { ...reading, key: `${reading.key} ${value}` } : reading;
}

/** `?chain=`: the chain's slug; without it, the default chain. */
export function readChain(
  { search }: RouteLink<never>,
  config: PublicConfig,
): Reading<{ chainConfig: ChainConfig }> {
  const slug = search.get('chain') ?? config.defaultChain;
  const chainConfig = findChain(config, slug);
  return chainConfig
    ? { status: 'found', key: slug, props: { chainConfig } }
    : { status: 'unknown-chain', slug };
}

/**
 * `?from=<chain>/<uid>`: the contest to copy, as in its own link; null if the link is
 * missing or invalid.
 */
export function readOldContest(
  { search }: RouteLink<never>,
  config: PublicConfig,
): Reading<{ from: ContestPlace | null | undefined }> {
  const from = search.get('from');
  if (!from) return { status: 'found', key: '', props: { from: undefined } };
  const [chain = '', uid = '', ...rest] = from.split('/');
  const old = readContest({ params: { chain, uid } }, config);
  const isFound = old.status === 'found' && rest.length === 0;
  return { status: 'found', key: from, props: { from: isFound ? old.props : null } };
}
