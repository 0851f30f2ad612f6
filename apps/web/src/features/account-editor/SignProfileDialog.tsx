import type { ChainConfig } from '@org/chain-config';
import { Button, Dialog } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { messages } from '../../shared/messages/messages.ts';
import { readProfile } from '../../shared/profile/readProfile.ts';
import { type Cost, SignLine } from '../../shared/writing/SignLine.tsx';
import { isWriting, type WriteState } from '../../shared/writing/writeState.ts';
import { Fact } from './Fact.tsx';
import { SignedProfile } from './SignedProfile.tsx';
import styles from './SignProfileDialog.module.css';

const words = messages.accountEditor.preview;

export type SignProfileDialogProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  /** The very text that will be signed; what is shown is read back from it. */
  readonly uri: string;
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

/** Exactly what will be signed, its size and its price; then from the wallet to everybody's eyes. */
export function SignProfileDialog(props: SignProfileDialogProps) {
  const { chainConfig, state, cost, uri } = props;
  const isBusy = isWriting(state);
  const isSent = state.status === 'sent' || state.status === 'mined' || state.status === 'visible';
  return (
    <Dialog
      closeLabel={messages.dialog.close}
      open
      size="wide"
      title={words.title}
      description={words.text}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      footer={
        <>
          {isBusy && !isSent ? (
            <Button variant="outlined" onClick={props.onCancel}>
              {messages.writing.cancel}
            </Button>
          ) : (
            <Button variant="outlined" onClick={props.onClose}>
              {words.back}
            </Button>
          )}
          <Button loading={isBusy} disabled={!props.canSign && !isBusy} onClick={props.onSign}>
            {words.sign}
          </Button>
        </>
      }
    >
      <div className={styles.sign}>
        {props.status}
        <SignedProfile reading={readProfile(uri)} />
        <dl className={styles.list} aria-label={words.facts}>
          <Fact name={words.size}>{words.bytes(uri.length.toLocaleString(messages.locale))}</Fact>
          <Fact name={words.gas}>
            {props.gas === undefined ? unknown(cost) : words.about(props.gas.toLocaleString(messages.locale))}
          </Fact>
          <Fact name={words.fee}>{cost.status === 'known' ? words.about(cost.fee) : unknown(cost)}</Fact>
          <Fact name={words.chain}>{words.chainValue(chainConfig.chain.name, chainConfig.chain.id)}</Fact>
          <Fact name={words.contract}>
            <code>{chainConfig.contracts.profile}</code>
          </Fact>
        </dl>
        <SignLine account={props.account} cost={cost} />
      </div>
    </Dialog>
  );
}

const unknown = (cost: Cost) => (cost.status === 'looking' ? words.looking : words.unknown);
