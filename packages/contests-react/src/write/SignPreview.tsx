import type { ChainConfig } from '@org/chain-config';
import { Button, Dialog } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../base/provider/contests.ts';
import { formatNumber } from '../base/text/formatNumber.ts';
import { englishWriting } from '../messages/en/writing.ts';
import { PeopleProvider } from '../person/PeopleProvider.tsx';
import styles from './SignPreview.module.css';
import { Shortage, SignLine } from './writeParts.tsx';
import { type Cost, isBeforeSending, isWriting, type WriteState } from './writeState.ts';

export type SignPreviewControls = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  readonly gas: bigint | undefined;
  readonly cost: Cost;
  readonly state: WriteState;
  /** An error, or the progress of the write. */
  readonly status?: ReactNode;
  readonly canSign: boolean;
  readonly onSign: () => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
};

export type SignPreviewProps = SignPreviewControls & {
  readonly text: string;
  /** Accessible name of `children`, which show the decoded data that will be signed. */
  readonly subject: string;
  /** Accessible name of the list of facts. */
  readonly factsLabel: string;
  readonly sizeBytes: number | undefined;
  /** `SignFact`s after size, gas, fee and chain. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
};

/** The dialog before the wallet's: the data that will be signed, its size and cost; then the progress of the write. */
export function SignPreview(props: SignPreviewProps) {
  const messages = useMessages('writing', englishWriting).preview;
  const writingMessages = useMessages('writing', englishWriting);
  const { chainConfig, state, cost, gas, sizeBytes } = props;
  const isBusy = isWriting(state);
  const canBeLeft = isBeforeSending(state);
  const unknown = cost.status === 'looking' ? messages.looking : messages.unknown;
  return (
    <Dialog
      open
      // A stray click must not close the preview.
      closesBeside={false}
      size="wide"
      title={messages.title}
      description={props.text}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      footer={
        <>
          <Shortage account={props.account} cost={cost} className={styles.problem} />
          <Button variant="outlined" onClick={canBeLeft ? props.onCancel : props.onClose}>
            {canBeLeft ? writingMessages.cancel : messages.back}
          </Button>
          <Button loading={isBusy} disabled={!props.canSign && !isBusy} onClick={props.onSign}>
            {messages.sign}
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
          <SignFact name={messages.size}>
            {sizeBytes === undefined ? messages.looking : messages.bytes(formatNumber(sizeBytes))}
          </SignFact>
          <SignFact name={messages.gas}>
            {gas === undefined ? unknown : writingMessages.about(formatNumber(gas))}
          </SignFact>
          <SignFact name={messages.fee}>
            {cost.status === 'known' ? writingMessages.about(cost.fee) : unknown}
          </SignFact>
          <SignFact name={messages.chain}>
            {messages.chainValue(chainConfig.chain.name, chainConfig.chain.id)}
          </SignFact>
          {props.facts}
        </dl>
        <PeopleProvider chainConfig={chainConfig}>
          <SignLine account={props.account} cost={cost} isProblemShown />
        </PeopleProvider>
      </div>
    </Dialog>
  );
}

/** One name and value of the list of facts; renders nothing without a value. */
export function SignFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
