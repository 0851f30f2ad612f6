import type { Address } from 'viem';
import { useTexts } from '../base/provider/contests.ts';
import { writingTexts } from '../messages/en/writing.ts';
import { Person } from '../person/Person.tsx';
import styles from './SignLine.module.css';
import type { Cost } from './writeState.ts';

export type SignLineProps = {
  readonly account: Address;
  readonly cost: Cost;
  /** Set if the caller shows `cost.problem` itself. */
  readonly isProblemShown?: boolean;
  /** In place of "permanently public, signed by". */
  readonly signedBy?: string | undefined;
};

/** States before signing that the data is permanently public, the account, and the fee. */
export function SignLine({ account, cost, isProblemShown = false, signedBy }: SignLineProps) {
  const words = useTexts('writing', writingTexts);
  return (
    <div className={styles.line}>
      <div className={styles.facts}>
        <p className={styles.signer}>
          {signedBy ?? words.permanentlyPublic} <Person address={account} copyable />
        </p>
        <p>
          {cost.status === 'known' && words.signLine.fee(cost.fee)}
          {cost.status === 'looking' && words.signLine.looking}
          {cost.status === 'unknown' && words.signLine.unknown}
        </p>
      </div>
      {cost.status === 'known' && cost.problem && !isProblemShown && (
        <p className={styles.problem} role="alert">
          {cost.problem}
        </p>
      )}
    </div>
  );
}
