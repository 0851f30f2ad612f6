import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import type { Result } from '@org/contests';
import type { Source } from '../contest/data/useContest.ts';
import { Details } from './Details.tsx';
import { useChainCheck } from './data/useChainCheck.ts';
import { useDownloads } from './data/useDownloads.ts';
import { useStrangers } from './data/useStrangers.ts';

export type ContestDetailsProps = {
  readonly chainConfig: ChainConfig;
  readonly source: Source;
  readonly result: Result;
  /** The block of the data, if the source names it. */
  readonly block: bigint | null;
};

/** Connects the details to strangers' attestations, the check against the chain, and the downloads. */
export function ContestDetails(props: ContestDetailsProps) {
  const { chainConfig, source, result, block } = props;
  const { contest } = result;
  const strangers = useStrangers(chainConfig, contest, source);
  const { check, run, cancel } = useChainCheck(chainConfig, contest);
  const downloads = useDownloads(chainConfig, contest, result);
  return (
    <Details
      {...strangers}
      result={result}
      trust={{ ...downloads, block, check, onCheck: run, onCancel: cancel }}
      getAttestationHref={({ uid }) => getScanAttestationUrl(chainConfig, uid) ?? `#${uid}`}
    />
  );
}
