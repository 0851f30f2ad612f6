import { Address } from '@org/ui-theme';
import type { Address as AddressType } from 'viem';
import { useTexts } from '../provider/contests.ts';
import { writingTexts } from '../texts/en/writing.ts';
import styles from './SignLine.module.css';

/** What an act costs, as far as it is known. */
export type Cost =
  | { readonly status: 'looking' }
  | { readonly status: 'unknown' }
  | { readonly status: 'known'; readonly fee: string; readonly problem: string | undefined };

export type SignLineProps = {
  readonly account: AddressType;
  readonly cost: Cost;
  /** What keeps the account from paying is shown elsewhere. */
  readonly isProblemShown?: boolean;
};

/** Said before anything is signed: that it is public for ever, by whom, and for how much. */
export function SignLine({ account, cost, isProblemShown = false }: SignLineProps) {
  const words = useTexts('writing', writingTexts);
  return (
    <div className={styles.line}>
      <p>
        {words.publicForEver} <Address address={account} picture />
        <span aria-hidden="true">, </span>
        {cost.status === 'known' && words.about(cost.fee)}
        {cost.status === 'looking' && words.feeLooking}
        {cost.status === 'unknown' && words.feeUnknown}
      </p>
      {cost.status === 'known' && cost.problem && !isProblemShown && (
        <p className={styles.problem} role="alert">
          {cost.problem}
        </p>
      )}
    </div>
  );
}
