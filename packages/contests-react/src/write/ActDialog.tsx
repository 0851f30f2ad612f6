import type { ContestAct } from '@org/contests/write';
import type { ReactNode } from 'react';
import type { Address, Hex } from 'viem';
import { useMessages, useWalletState } from '../base/provider/contests.ts';
import { englishWriting } from '../messages/en/writing.ts';
import { ActStatus, ActView, SafeFile } from './ActView.tsx';
import { type ActPlace, useAct } from './useAct.ts';
import { type Cost, isWriting, type StoreFirst } from './writeState.ts';

/** Estimates, checks, signs and follows an act. */
export type UseSigning = typeof useAct;

export type ActDialogProps = ActPlace & {
  readonly account: Address;
  readonly title: string;
  /** The subject of the act, such as the name of an entry; also while the act is pending. */
  readonly subject: string;
  /** The fields name the subject themselves. */
  readonly isSubjectShown?: boolean | undefined;
  /** The consequences, one sentence each. */
  readonly lines: readonly string[];
  /** The verb on the button. */
  readonly label: string;
  /** Undefined while the fields are incomplete. */
  readonly act: ContestAct | undefined;
  /** Stores the document that the act names. */
  readonly store?: StoreFirst | undefined;
  /** The button was pressed while the fields are incomplete. */
  readonly onIncomplete?: (() => void) | undefined;
  /** A button was pressed, and the wallet is about to be asked or the file about to be saved. */
  readonly onSign?: (() => void) | undefined;
  /** Signs the act: a story gives one that stays in a state of signing. */
  readonly useSigning?: UseSigning | undefined;
  /** The dialog follows another one by itself. */
  readonly follows?: boolean | undefined;
  readonly onDone?: ((uid: Hex) => void) | undefined;
  readonly onClose: () => void;
  /** The fields. */
  readonly children?: ReactNode;
};

/**
 * The dialog of one act in a contest: its fields, what becomes public, the fee, and the wallet's steps. An act of the
 * organizer can be saved as a file for a Safe, also while another account is connected.
 */
export function ActDialog(props: ActDialogProps) {
  const { chainConfig, account, act, subject, isSubjectShown = true, useSigning = useAct, onClose } = props;
  const messages = useMessages('writing', englishWriting);
  const { account: connected } = useWalletState();
  const { state, isSlow, cost, code, revert, isOnChain, canSign, sign, cancel, file } = useSigning({
    ...props,
    title: subject,
    onVisible: (uid) => {
      props.onDone?.(uid);
      onClose();
    },
  });
  const isOrganizers = account === props.contest.organizer;
  const isOwn = !isOrganizers || isSameAddress(connected, account);
  const save =
    file.save &&
    (() => {
      props.onSign?.();
      file.save?.();
    });
  const confirm = () => {
    if (!act) props.onIncomplete?.();
    else if (isOwn) {
      props.onSign?.();
      sign();
    } else save?.();
  };
  // There is no fee to estimate while the fields are incomplete.
  const known: Cost = act || cost.status !== 'looking' ? cost : { status: 'unknown' };
  const status = { chainConfig, account, state, isSlow, cost: known, code, revert };
  return (
    <ActView
      title={props.title}
      follows={props.follows}
      subject={isSubjectShown ? subject : undefined}
      lines={props.lines}
      act={isOwn ? props.label : messages.safe.save}
      back={messages.cancel}
      state={state}
      canSign={isOwn ? canSign : !act || (file.save !== undefined && !file.isSaving)}
      onConfirm={confirm}
      onCancel={cancel}
      onClose={onClose}
      status={
        <>
          <ActStatus {...status} isOnChain={isOnChain || !isOwn} />
          {isOrganizers && !isWriting(state) && <SafeFile {...file} isOwn={isOwn} onSave={save} />}
        </>
      }
    >
      {props.children}
    </ActView>
  );
}

const isSameAddress = (a: Address | null | undefined, b: Address) => a?.toLowerCase() === b.toLowerCase();
