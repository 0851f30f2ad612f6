import { Button, VerifiedIcon } from '@org/ui-theme';
import type { CheckState } from '../../contest/check/checkState.ts';
import { Outcome } from '../../contest/check/Outcome.tsx';
import styles from '../../contest-page/verify/Trust.module.css';
import { useTexts } from '../../provider/contests.ts';
import { chainCheckTexts } from '../../texts/en/chainCheck.ts';
import { proofTexts } from '../../texts/en/proof.ts';
import { ProofNote, type ProofNoteProps } from './ProofNote.tsx';

export type VerifyR2ViewProps = ProofNoteProps & {
  readonly check: CheckState;
  readonly onCancel: () => void;
  /** The chain's currency is worth money. */
  readonly hasRealMoney: boolean;
};

/** The check of a contest of version 2 against the chain, and its proof. */
export function VerifyR2View({ check, onCheck, onCancel, hasRealMoney, ...proof }: VerifyR2ViewProps) {
  const words = useTexts('chainCheck', chainCheckTexts);
  const { intro, unaudited } = useTexts('proof', proofTexts);
  return (
    <div className={styles.trust}>
      <div>
        <p>{intro}</p>
        {hasRealMoney && <p>{unaudited}</p>}
        <p className={styles.facts}>{words.rule('R2')}</p>
      </div>
      <div className={styles.buttons}>
        {check.status === 'running' ? (
          <Button variant="outlined" size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : (
          <Button variant="outlined" size="small" icon={<VerifiedIcon size="small" />} onClick={onCheck}>
            {words.check}
          </Button>
        )}
      </div>
      <div className={styles.outcome} aria-live="polite">
        <Outcome check={check} />
      </div>
      <ProofNote {...proof} onCheck={onCheck} />
    </div>
  );
}
