import { type ChainConfig, getScanAttestationUrl } from '@org/chain-config';
import { hasRealMoney } from '@org/chain-config/resolvers';
import { useEntryNames } from '../../contest/entryNames.ts';
import { NotCounted } from '../../contest-page/verify/NotCounted.tsx';
import type { StrangersAnswer } from '../../contest-page/verify/useStrangers.ts';
import { useConfig } from '../../provider/contests.ts';
import { saveFile, toFileName } from '../../text/saveFile.ts';
import type { ContestReadingR2 } from '../data/useContestR2.ts';
import { useProofCheck } from './useProofCheck.ts';
import { VerifyR2View } from './VerifyR2View.tsx';

export type VerifyR2Props = {
  readonly chainConfig: ChainConfig;
  readonly reading: Pick<ContestReadingR2, 'state' | 'unplaced' | 'result'>;
};

/** The contract refuses reviews by anyone but judges. */
const NO_STRANGERS: StrangersAnswer = {
  strangers: { count: 0, canLook: false, status: 'hidden', items: [], hasMore: false },
  onShowStrangers: () => {},
  onHideStrangers: () => {},
};

/** Connects "Verify" of a contest of version 2 to the check by its proof, above the reviews that do not count. */
export function VerifyR2({ chainConfig, reading }: VerifyR2Props) {
  const { productName } = useConfig();
  const { check, proof, isKept, run, cancel } = useProofCheck(chainConfig, reading);
  const { uid } = reading.state.attestation;
  const { contest, ignored } = reading.result;
  const getName = useEntryNames(contest);
  const fileName = `${toFileName(productName)}-${chainConfig.slug}-${uid.slice(0, 10)}-proof.json`;
  const download = () => {
    if (proof.status === 'taken') saveFile(fileName, 'application/json', proof.text);
  };
  return (
    <>
      <VerifyR2View
        {...{ check, proof, isKept, fileName }}
        hasRealMoney={hasRealMoney(chainConfig)}
        onCheck={run}
        onCancel={cancel}
        onDownload={download}
      />
      <NotCounted
        {...NO_STRANGERS}
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
