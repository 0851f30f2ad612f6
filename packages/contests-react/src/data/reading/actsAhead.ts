import type { ChainConfig } from '@org/chain-config';
import type { UnplacedAct } from '@org/contests';
import type { Hex } from 'viem';

/** Acts of a scan that were later than the chain, by scan and contest: a scan can date a false act anew at each read. */
const ahead = new Map<string, readonly UnplacedAct[]>();

/** More than a scan is ahead with in one read. The earliest are kept: the chain passes them first. */
const MOST_AHEAD = 20;

const toKey = ({ eas }: ChainConfig, contest: Hex) => `${eas.graphQl} ${contest}`;
const toId = ({ uid, kind, time }: UnplacedAct) => `${uid} ${kind} ${time}`;

export const getAhead = (config: ChainConfig, contest: Hex): readonly UnplacedAct[] =>
  ahead.get(toKey(config, contest)) ?? [];

/** @param known UIDs of acts that the chain has by now */
export function keepAhead(
  config: ChainConfig,
  contest: Hex,
  { acts, known }: { readonly acts: readonly UnplacedAct[]; readonly known: ReadonlySet<Hex> },
): void {
  const all = [...getAhead(config, contest), ...acts].filter(({ uid }) => !known.has(uid));
  const single = [...new Map(all.map((act) => [toId(act), act])).values()];
  const earliest = single.sort((one, other) => (one.time < other.time ? -1 : 1)).slice(0, MOST_AHEAD);
  ahead.set(toKey(config, contest), earliest);
}

/** A scan that agrees again is not accused of acts whose block was replaced. */
export function forgetAhead(config: ChainConfig, contest: Hex): void {
  ahead.delete(toKey(config, contest));
}
