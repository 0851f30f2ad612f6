import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import type { Result } from '@org/contests';
import type { Source } from '../../shared/contest/data/useContest.ts';
import { Details } from './Details.tsx';
import { useStrangers } from './data/useStrangers.ts';

export type ContestDetailsProps = {
  readonly chainConfig: ChainConfig;
  readonly source: Source;
  readonly result: Result;
};

/** Joins the details of a contest with what strangers say of it. */
export function ContestDetails({ chainConfig, source, result }: ContestDetailsProps) {
  const strangers = useStrangers(chainConfig, result.contest, source);
  return (
    <Details
      {...strangers}
      result={result}
      getAttestationHref={({ uid }) => getScanAttestationUrl(chainConfig, uid) ?? `#${uid}`}
    />
  );
}
