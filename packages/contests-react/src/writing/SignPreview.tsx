import type { ChainConfig } from '@org/chain-config';
import { Button, Dialog } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../provider/contests.ts';
import { formatNumber } from '../text/formatNumber.ts';
import { writingTexts } from '../texts/en/writing.ts';
import { SignFact } from './SignFact.tsx';
import { type Cost, SignLine } from './SignLine.tsx';
import styles from './SignPreview.module.css';
import { isBeforeSending, isWriting, type WriteState } from './writeState.ts';

/** How a preview is paid for, how far it has come, and what can be done about it. */
export type SignPreviewControls = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  readonly gas: bigint | undefined;
  readonly cost: Cost;
  readonly state: WriteState;
  /** What is in the way, or how far it has come. */
  readonly status?: ReactNode;
  readonly canSign: boolean;
  readonly onSign: () => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
};

export type SignPreviewProps = SignPreviewControls & {
  readonly text: string;
  /** What `children` show: exactly what will be signed, read back from it. */
  readonly subject: string;
  /** What the facts are about: an attestation, a transaction. */
  readonly factsLabel: string;
  readonly sizeBytes: number | undefined;
  /** `SignFact`s beside size, gas, fee and chain. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
};

/** The last look before the wallet: exactly what will be signed, its size and its price; then the way to everybody's eyes. */
export function SignPreview(props: SignPreviewProps) {
  const words = useTexts('writing', writingTexts).preview;
  const writingWords = useTexts('writing', writingTexts);
  const { chainConfig, state, cost, gas, sizeBytes } = props;
  const isBusy = isWriting(state);
  const canBeLeft = isBeforeSending(state);
  const unknown = cost.status === 'looking' ? words.looking : words.unknown;
  return (
    <Dialog
      open
      // Nobody should lose sight of what is to be signed by a press too many.
      closesBeside={false}
      size="wide"
      title={words.title}
      description={props.text}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      footer={
        <>
          {cost.status === 'known' && cost.problem && (
            <p className={styles.problem} role="alert">
              {cost.problem}
            </p>
          )}
          <Button variant="outlined" onClick={canBeLeft ? props.onCancel : props.onClose}>
            {canBeLeft ? writingWords.cancel : words.back}
          </Button>
          <Button loading={isBusy} disabled={!props.canSign && !isBusy} onClick={props.onSign}>
            {words.sign}
          </Button>
        </>
      }
    >
      <div className={styles.sign}>
        {props.status}
        <section className={styles.subject} aria-label={props.subject}>
          {props.children}
        </section>
        <dl className={styles.facts} aria-label={props.factsLabel}>
          <SignFact name={words.size}>
            {sizeBytes === undefined ? words.looking : words.bytes(formatNumber(sizeBytes))}
          </SignFact>
          <SignFact name={words.gas}>
            {gas === undefined ? unknown : writingWords.about(formatNumber(gas))}
          </SignFact>
          <SignFact name={words.fee}>
            {cost.status === 'known' ? writingWords.about(cost.fee) : unknown}
          </SignFact>
          <SignFact name={words.chain}>
            {words.chainValue(chainConfig.chain.name, chainConfig.chain.id)}
          </SignFact>
          {props.facts}
        </dl>
        <SignLine account={props.account} cost={cost} isProblemShown />
      </div>
    </Dialog>
  );
}
