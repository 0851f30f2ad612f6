import type { ChainConfig } from '@org/chain-config';
import { useConfig } from '../../provider/contests.ts';
import { saveFile, toFileName } from '../../text/saveFile.ts';
import type { ContestReadingR2 } from '../data/useContestR2.ts';
import { useProofCheck } from './useProofCheck.ts';
import { VerifyR2View } from './VerifyR2View.tsx';

export type VerifyR2Props = {
  readonly chainConfig: ChainConfig;
  readonly reading: Pick<ContestReadingR2, 'state' | 'unplaced'>;
};

/** Connects "Verify" of a contest of version 2 to the check by its proof. */
export function VerifyR2({ chainConfig, reading }: VerifyR2Props) {
  const { productName } = useConfig();
  const { check, proof, isKept, run, cancel } = useProofCheck(chainConfig, reading);
  const { uid } = reading.state.attestation;
  const fileName = `${toFileName(productName)}-${chainConfig.slug}-${uid.slice(0, 10)}-proof.json`;
  const download = () => {
    if (proof.status === 'taken') saveFile(fileName, 'application/json', proof.text);
  };
  return (
    <VerifyR2View
      {...{ check, proof, isKept, fileName }}
      onCheck={run}
      onCancel={cancel}
      onDownload={download}
    />
  );
}
