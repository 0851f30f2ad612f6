import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import type { Result } from '@org/contests';
import type { Source } from '../contest/data/contestAnswer.ts';
import { useChainCheck } from './useChainCheck.ts';
import { useDownloads } from './useDownloads.ts';
import { useStrangers } from './useStrangers.ts';
import { VerifyView } from './VerifyView.tsx';

export type VerifyProps = {
  readonly chainConfig: ChainConfig;
  readonly source: Source;
  readonly result: Result;
  /** The block of the data, if the source names it. */
  readonly block: bigint | null;
};

/** Connects "Verify" to the check against the chain, the downloads, and strangers' attestations. */
export function Verify({ chainConfig, source, result, block }: VerifyProps) {
  const { contest } = result;
  const strangers = useStrangers(chainConfig, contest, source);
  const { check, run, cancel } = useChainCheck(chainConfig, contest);
  const downloads = useDownloads(chainConfig, contest, result);
  return (
    <VerifyView
      {...strangers}
      result={result}
      trust={{ ...downloads, block, check, onCheck: run, onCancel: cancel }}
      getAttestationHref={({ uid }) => getScanAttestationUrl(chainConfig, uid) ?? `#${uid}`}
    />
  );
}
