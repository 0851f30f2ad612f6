import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import type { WriteRevert } from '@org/contests/write';
import { Banner, Button, Dialog } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../base/provider/contests.ts';
import { englishLifecycle } from '../messages/en/lifecycle.ts';
import { englishRefusals } from '../messages/en/refusals.ts';
import { englishReviewForm } from '../messages/en/reviewForm.ts';
import { englishWriting } from '../messages/en/writing.ts';
import styles from './ActView.module.css';
import { useSwitchChain, WrongNetwork } from './WrongNetwork.tsx';
import { SignLine, WriteProblem, WriteSteps } from './writeParts.tsx';
import {
  type Cost,
  isBeforeSending,
  isWriting,
  type WriteState,
  type WritingErrorCode,
} from './writeState.ts';

type ActStatusProps = {
  readonly chainConfig: ChainConfig;
  /** The account that signs. */
  readonly account: Address;
  readonly state: WriteState;
  readonly isSlow: boolean;
  readonly cost: Cost;
  /** The error if it could not be prepared. */
  readonly code: WritingErrorCode | undefined;
  /** Why the contract would refuse it. */
  readonly revert: WriteRevert | undefined;
  readonly isOnChain: boolean;
};

/** The signer and the fee, the reason why the act cannot be signed, or the progress. */
export function ActStatus(props: ActStatusProps) {
  const { chainConfig, account, state, isSlow, cost, code, revert, isOnChain } = props;
  const messages = useMessages('writing', englishWriting);
  const refusals = useMessages('refusals', englishRefusals);
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  const hash = 'transactionHash' in state ? state.transactionHash : undefined;
  return (
    <>
      {!isOnChain && (
        <WrongNetwork chainName={chainConfig.chain.name} switching={switching} onSwitch={switchChain} />
      )}
      {code && <Banner tone="error" title={(revert && refusals[revert]) ?? messages.errors[code]} />}
      <WriteProblem {...{ state, chainConfig, cost }} />
      {isWriting(state) ? (
        <WriteSteps
          state={state}
          isSlow={isSlow}
          transactionHref={hash ? getExplorerTransactionUrl(chainConfig, hash) : null}
        />
      ) : (
        <SignLine account={account} cost={cost} />
      )}
    </>
  );
}

/** Tells whether a transaction was saved as a file. `isStored`: its lines are kept until the transaction is signed. */
export type SavedFile =
  | { readonly status: 'saved'; readonly isStored: boolean }
  | { readonly status: 'failed'; readonly text: string };

type SafeFileProps = {
  /** The organizer's account is connected. */
  readonly isOwn: boolean;
  readonly saved: SavedFile | undefined;
  readonly isSaving?: boolean;
  /** Undefined until the transaction is known. */
  readonly onSave: (() => void) | undefined;
};

/** The way to sign an act of the organizer with a Safe that is not connected. */
export function SafeFile({ isOwn, saved, isSaving = false, onSave }: SafeFileProps) {
  const messages = useMessages('writing', englishWriting).safe;
  return (
    <div className={styles.safe}>
      {!isOwn && <p>{messages.other}</p>}
      {isOwn && (
        <Button size="small" variant="quiet" disabled={!onSave} loading={isSaving} onClick={onSave}>
          {messages.save}
        </Button>
      )}
      {saved?.status === 'failed' && <p role="alert">{saved.text}</p>}
      <p role="status">
        {saved?.status === 'saved' &&
          [messages.saved, saved.isStored && messages.stored].filter(Boolean).join(' ')}
      </p>
    </div>
  );
}

export type ActViewProps = {
  readonly title: string;
  /** The contest's title, or the name of the entry. */
  readonly subject?: string | undefined;
  /** The fields of an act that has some. */
  readonly children?: ReactNode;
  /** The consequences, one sentence each. */
  readonly lines: readonly string[];
  /** The verb on the button. */
  readonly act: string;
  /** The button that leaves, in place of "Keep it". */
  readonly back?: string | undefined;
  /** The dialog follows another one by itself. */
  readonly follows?: boolean | undefined;
  readonly state: WriteState;
  /** Chain, account and balance allow it, as far as known. */
  readonly canSign: boolean;
  /** Signer and cost, or the progress. */
  readonly status: ReactNode;
  readonly onConfirm: () => void;
  /** Stops waiting for the wallet. */
  readonly onCancel: () => void;
  readonly onClose: () => void;
};

/** The dialog before a permanent act: what it is about, its fields and consequences, one button. */
export function ActView(props: ActViewProps) {
  const reviewFormMessages = useMessages('reviewForm', englishReviewForm);
  const writingMessages = useMessages('writing', englishWriting);
  const lifecycleMessages = useMessages('lifecycle', englishLifecycle);
  const isBusy = isWriting(props.state);
  const canCancel = isBeforeSending(props.state);
  return (
    <Dialog
      open
      follows={props.follows}
      title={props.title}
      closeLabel={reviewFormMessages.close}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      footer={
        <>
          <Button variant="outlined" onClick={canCancel ? props.onCancel : props.onClose}>
            {canCancel
              ? writingMessages.cancel
              : isBusy
                ? reviewFormMessages.close
                : (props.back ?? lifecycleMessages.keep)}
          </Button>
          <Button loading={isBusy} disabled={!props.canSign} onClick={props.onConfirm}>
            {props.act}
          </Button>
        </>
      }
    >
      <div className={styles.act}>
        {props.subject !== undefined && (
          <p className={styles.subject}>
            <bdi>{props.subject}</bdi>
          </p>
        )}
        {props.children}
        <ul className={styles.lines}>
          {props.lines.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {props.status}
      </div>
    </Dialog>
  );
}
