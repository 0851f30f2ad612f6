import type { ContestAct } from '@org/contests/write';
import type { ReactNode } from 'react';
import type { Address, Hex } from 'viem';
import { useMessages } from '../base/provider/contests.ts';
import { englishWriting } from '../messages/en/writing.ts';
import { ActStatus, ActView } from './ActView.tsx';
import { type ActPlace, useAct } from './useAct.ts';
import type { StoreFirst } from './writeState.ts';

export type ActDialogProps = ActPlace & {
  readonly account: Address;
  readonly title: string;
  /** The subject of the act, such as the name of an entry; also while the act is pending. */
  readonly subject: string;
  /** The fields name the subject themselves. */
  readonly isSubjectShown?: boolean | undefined;
  /** The consequences, one sentence each. */
  readonly texts: readonly string[];
  /** The verb on the button. */
  readonly label: string;
  /** Undefined while the fields are incomplete. */
  readonly act: ContestAct | undefined;
  /** Stores the document that the act names. */
  readonly store?: StoreFirst | undefined;
  /** The button was pressed while the fields are incomplete. */
  readonly onIncomplete?: (() => void) | undefined;
  readonly onDone?: ((uid: Hex) => void) | undefined;
  readonly onClose: () => void;
  /** The fields. */
  readonly children?: ReactNode;
};

/** The dialog of one act in a contest: its fields, what becomes public, the fee, and the wallet's steps. */
export function ActDialog(props: ActDialogProps) {
  const { chainConfig, account, act, subject, isSubjectShown = true, onClose } = props;
  const messages = useMessages('writing', englishWriting);
  const { state, isSlow, cost, code, revert, isOnChain, canSign, sign, cancel } = useAct({
    ...props,
    title: subject,
    onVisible: (uid) => {
      props.onDone?.(uid);
      onClose();
    },
  });
  return (
    <ActView
      title={props.title}
      subject={isSubjectShown ? subject : undefined}
      texts={props.texts}
      act={props.label}
      back={messages.cancel}
      state={state}
      canSign={canSign}
      onConfirm={act ? sign : () => props.onIncomplete?.()}
      onCancel={cancel}
      onClose={onClose}
      status={<ActStatus {...{ chainConfig, account, state, isSlow, cost, code, revert, isOnChain }} />}
    >
      {props.children}
    </ActView>
  );
}
