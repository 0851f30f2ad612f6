import type { ChainConfig } from '@org/chain-config';
import type { ContestData } from '@org/contests';
import { Button, Dialog } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address as AddressType, Hex } from 'viem';
import { messages } from '../../shared/messages/messages.ts';
import { formatMomentInZone } from '../../shared/time/formatMoment.ts';
import { type Cost, SignLine } from '../../shared/writing/SignLine.tsx';
import { isWriting, type WriteState } from '../../shared/writing/writeState.ts';
import styles from './SignDialog.module.css';

const words = messages.startContest.preview;

export type SignDialogProps = {
  readonly chainConfig: ChainConfig;
  readonly account: AddressType;
  /** Read back from the bytes that will be signed, not from the form. */
  readonly contest: ContestData;
  readonly endsAt: bigint | null;
  readonly sizeBytes: number | undefined;
  readonly gas: bigint | undefined;
  readonly cost: Cost;
  readonly uid: Hex | undefined;
  readonly state: WriteState;
  /** What is in the way, or how far it has come. */
  readonly status?: ReactNode;
  readonly canSign: boolean;
  readonly onSign: () => void;
  readonly onCancel: () => void;
  readonly onClose: () => void;
};

/** Exactly what will be signed, its size and its price; then from the wallet to everybody's eyes. */
export function SignDialog(props: SignDialogProps) {
  const { chainConfig, contest, state, cost } = props;
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
        <section className={styles.text} aria-label={words.contest}>
          <h3>
            <bdi>{contest.title}</bdi>
          </h3>
          <p>
            <bdi>{contest.description}</bdi>
          </p>
          <h4>{words.judges(contest.judges.length)}</h4>
          <ol>
            {contest.judges.map((judge) => (
              <li key={judge}>
                <code>{judge}</code>
              </li>
            ))}
          </ol>
          <h4>{words.entries(contest.entries.length)}</h4>
          <ol>
            {contest.entries.map((entry) => (
              <li key={entry}>
                <bdi>{entry}</bdi>
              </li>
            ))}
          </ol>
          <h4>{words.ends}</h4>
          <p>{props.endsAt === null ? words.openEnded : formatMomentInZone(props.endsAt)}</p>
        </section>
        <dl className={styles.facts} aria-label={words.facts}>
          <Fact name={words.size}>
            {props.sizeBytes === undefined
              ? words.looking
              : words.bytes(props.sizeBytes.toLocaleString(messages.locale))}
          </Fact>
          <Fact name={words.gas}>
            {props.gas === undefined ? unknown(cost) : words.about(props.gas.toLocaleString(messages.locale))}
          </Fact>
          <Fact name={words.fee}>{cost.status === 'known' ? words.about(cost.fee) : unknown(cost)}</Fact>
          <Fact name={words.chain}>{words.chainValue(chainConfig.chain.name, chainConfig.chain.id)}</Fact>
          <Fact name={words.contract}>
            <code>{chainConfig.eas.contract}</code>
          </Fact>
          <Fact name={words.schema}>
            <code>{chainConfig.eas.contestSchemaUid}</code>
          </Fact>
          <Fact name={words.uid}>{props.uid ? <code>{props.uid}</code> : words.uidLater}</Fact>
        </dl>
        <SignLine account={props.account} cost={cost} />
      </div>
    </Dialog>
  );
}

const unknown = (cost: Cost) => (cost.status === 'looking' ? words.looking : words.unknown);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
