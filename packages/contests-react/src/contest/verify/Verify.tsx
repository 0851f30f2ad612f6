import { type ChainConfig, getScanAttestationUrl, hasRealMoney } from '@org/chain-config';
import type { Result } from '@org/contests';
import { useEffect, useState } from 'react';
import { usePaths } from '../../base/provider/contests.ts';
import { saveFile } from '../../base/text/saveFile.ts';
import type { ContestReading, UnaskedVerdict } from '../../data/reading/contestAnswer.ts';
import { useEntryNames } from '../parts/entryNames.ts';
import { Known } from './Known.tsx';
import { NotCounted } from './NotCounted.tsx';
import { useDownloads } from './useDownloads.ts';
import { useProofCheck } from './useProofCheck.ts';
import { VerifyView } from './VerifyView.tsx';

export type VerifyProps = {
  readonly chainConfig: ChainConfig;
  readonly reading: Pick<ContestReading, 'state' | 'unplaced' | 'altered'> & { readonly result: Result };
  /** The outcome of the check that the page makes by itself. */
  readonly verdict: UnaskedVerdict | undefined;
};

/** Connects "Verify" to the check by the proof, the downloads, and the reviews that do not count. */
export function Verify({ chainConfig, reading, verdict }: VerifyProps) {
  const { result } = reading;
  const { contest, ignored, details, block } = result;
  const isConfirmed = details.order === 'confirmed';
  const { check, proof, isKept, run, cancel } = useProofCheck(chainConfig, reading, { isConfirmed });
  const { name, ...downloads } = useDownloads(chainConfig, result);
  const getName = useEntryNames();
  const paths = usePaths();
  const fileName = `${name}-proof.json`;
  const downloadProof = useProofDownload(fileName, { check, proof, run });
  return (
    <>
      <Known result={result} getAddressHref={(address) => paths.account(chainConfig.slug, address)} />
      <VerifyView
        {...{ check, proof, isKept, fileName }}
        {...downloads}
        block={isConfirmed ? block.number : null}
        word={verdict?.status === 'agrees' ? verdict.word : undefined}
        hasRealMoney={hasRealMoney(chainConfig)}
        onCheck={run}
        onCancel={cancel}
        onDownloadProof={downloadProof}
      />
      <NotCounted
        people={[contest.organizer, ...contest.judges]}
        ignored={ignored}
        getAttestationHref={(attestation) =>
          getScanAttestationUrl(chainConfig, attestation.uid) ?? `#${attestation.uid}`
        }
        nameEntry={(entry) => getName(entry).name}
      />
    </>
  );
}

/** Saves the proof. Takes one first if none is kept. */
function useProofDownload(
  fileName: string,
  { check, proof, run }: Pick<ReturnType<typeof useProofCheck>, 'check' | 'proof' | 'run'>,
) {
  const [isSaving, setIsSaving] = useState(false);
  const text = proof.status === 'taken' ? proof.text : null;
  const isOver = check.status !== 'running' && check.status !== 'idle';
  useEffect(() => {
    if (!isSaving) return;
    if (text !== null) saveFile(fileName, 'application/json', text);
    if (text !== null || isOver) setIsSaving(false);
  }, [isSaving, text, isOver, fileName]);
  return () => {
    setIsSaving(true);
    if (text === null) run();
  };
}
