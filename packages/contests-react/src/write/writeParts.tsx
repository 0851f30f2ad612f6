import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import type { OpenWrite } from '@org/contests/track';
import { Banner, Button, CheckIcon, Link, Spinner, VisuallyHidden } from '@org/ui-theme';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Address } from 'viem';
import { lazyPart } from '../base/page/lazyPart.ts';
import { useMessages, useWalletState } from '../base/provider/contests.ts';
import { pendingWrites } from '../data/reading/pendingWrites.ts';
import { usePendingWrites } from '../data/reading/usePendingWrites.ts';
import { englishRefusals } from '../messages/en/refusals.ts';
import { englishWriting } from '../messages/en/writing.ts';
import type { Messages } from '../messages/messages.ts';
import { Person } from '../person/Person.tsx';
import { useSwitchChain } from './WrongNetwork.tsx';
import styles from './writeParts.module.css';
import { type Cost, isWriting, type WriteState, type WritingErrorCode } from './writeState.ts';

type SignLineProps = {
  readonly account: Address;
  readonly cost: Cost;
  /** Set if the caller shows the shortage itself. */
  readonly isProblemShown?: boolean;
  /** In place of "permanently public, signed by". */
  readonly signedBy?: string | undefined;
};

/** States before signing that the data is permanently public, the account, and the fee. */
export function SignLine({ account, cost, isProblemShown = false, signedBy }: SignLineProps) {
  const messages = useMessages('writing', englishWriting);
  return (
    <div className={styles.line}>
      <div className={styles.facts}>
        <p className={styles.signer}>
          {signedBy ?? messages.permanentlyPublic} <Person address={account} copyable />
        </p>
        <p>{cost.status === 'known' ? messages.signLine.fee(cost.fee) : messages.signLine[cost.status]}</p>
      </div>
      {!isProblemShown && <Shortage {...{ account, cost }} />}
    </div>
  );
}

const FundingWaysPart = lazyPart(() => import('./FundingWays.tsx').then(({ FundingWays }) => FundingWays));

type ShortageProps = {
  /** Undefined without a wallet. */
  readonly account: Address | undefined;
  readonly cost: Cost;
  readonly className?: string | undefined;
};

/** Says that the account does not have enough for the fee, with the ways on; nothing if it has. */
export function Shortage({ account, cost, className = '' }: ShortageProps) {
  if (cost.status !== 'known' || !cost.problem) return null;
  const { problem, chainConfig } = cost;
  return (
    <div className={`${styles.shortage} ${className}`}>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {account && chainConfig && <FundingWaysPart {...{ account, chainConfig }} />}
    </div>
  );
}

type ResumedWriteBannerProps = {
  readonly write: OpenWrite;
  readonly title: string;
  /** The name of the button that forgets a write without a transaction. */
  readonly notSigned: string;
  readonly children: ReactNode;
};

/** A write requested before a reload, and its progress. */
export function ResumedWriteBanner({ write, title, notSigned, children }: ResumedWriteBannerProps) {
  const { id, transactionHash, uid } = write;
  return (
    <Banner
      title={title}
      action={
        transactionHash ? undefined : (
          <Button size="small" variant="outlined" onClick={() => pendingWrites.forget(id)}>
            {notSigned}
          </Button>
        )
      }
    >
      <p>{children}</p>
      {transactionHash && (
        <WriteSteps
          state={uid ? { status: 'mined', transactionHash, uid } : { status: 'sent', transactionHash }}
          transactionHref={null}
        />
      )}
    </Banner>
  );
}

type SignStatusProps = {
  readonly chainConfig: ChainConfig;
  readonly state: WriteState;
  readonly isSlow: boolean;
  /** The cost that the caller shows. */
  readonly cost?: Cost | undefined;
  /** The error if the write could not be prepared. */
  readonly code: WritingErrorCode | undefined;
  readonly onRetry: () => void;
};

/** The error or the progress of signing. */
export function SignStatus({ chainConfig, state, isSlow, cost, code, onRetry }: SignStatusProps) {
  const writingMessages = useMessages('writing', englishWriting);
  const hash = 'transactionHash' in state ? state.transactionHash : undefined;
  return (
    <>
      {code && (
        <Banner
          tone="error"
          title={writingMessages.errors[code]}
          action={
            <Button size="small" variant="outlined" onClick={onRetry}>
              {writingMessages.tryAgain}
            </Button>
          }
        />
      )}
      <WriteProblem {...{ state, chainConfig, cost }} />
      {(isWriting(state) || state.status === 'visible') && (
        <WriteSteps
          state={state}
          isSlow={isSlow}
          transactionHref={hash ? getExplorerTransactionUrl(chainConfig, hash) : null}
        />
      )}
    </>
  );
}

type WriteProblemProps = {
  readonly state: WriteState;
  /** The chain of the write: offers to switch back to it. */
  readonly chainConfig: ChainConfig;
  /** The cost that is shown near it: if it has ways on, they are not repeated. */
  readonly cost?: Cost | undefined;
  readonly action?: ReactNode;
};

/** The error of a write, and how to recover. A rejection in the wallet is no error: a line says that nothing was sent. */
export function WriteProblem({ state, chainConfig, cost, action }: WriteProblemProps) {
  const messages = useMessages('writing', englishWriting);
  const refusals = useMessages('refusals', englishRefusals);
  const { account } = useWalletState();
  if (state.status !== 'failed') return null;
  if (state.code === 'rejected')
    return (
      <p className={styles.note} role="status">
        {messages.errors.rejected}
      </p>
    );
  if (state.code === 'wrong-chain') return <WrongChain chainConfig={chainConfig} />;
  if (state.blockedBy !== undefined) return <Unanswered id={state.blockedBy} code={state.code} />;
  const banner = (
    <Banner
      tone="error"
      title={getTitle(state.code, state.transactionHash !== undefined, messages)}
      action={action}
    >
      {state.text ?? (state.revert && refusals[state.revert]) ?? messages.errors[state.code]}
    </Banner>
  );
  const areWaysShown = cost?.status === 'known' && cost.problem !== undefined && cost.chainConfig;
  if (state.code !== 'insufficient-funds' || !account || areWaysShown) return banner;
  return (
    <div className={styles.shortage}>
      {banner}
      <FundingWaysPart {...{ account, chainConfig }} />
    </div>
  );
}

const getTitle = (code: WritingErrorCode, isSent: boolean, messages: Messages['writing']): string => {
  if (code === 'invalid-hash') return messages.invalidHash;
  return isSent ? messages.errorTitleSent : messages.errorTitle;
};

/** An earlier request with the same data may still be open in the wallet: only the visitor knows. */
function Unanswered({ id, code }: { readonly id: string; readonly code: WritingErrorCode }) {
  const messages = useMessages('writing', englishWriting);
  if (!usePendingWrites().some((write) => write.id === id)) return null;
  return (
    <Banner
      tone="error"
      title={code === 'invalid-hash' ? messages.invalidHash : messages.requestOpen}
      action={
        <Button size="small" variant="outlined" onClick={() => pendingWrites.forget(id)}>
          {messages.notSigned}
        </Button>
      }
    >
      {messages.errors[code]}
    </Banner>
  );
}

function WrongChain({ chainConfig: { chain } }: Pick<WriteProblemProps, 'chainConfig'>) {
  const messages = useMessages('writing', englishWriting);
  const { status, chainId } = useWalletState();
  const wasElsewhere = useRef(false);
  const [isSwitched, setIsSwitched] = useState(false);
  const { switching, switchChain } = useSwitchChain(chain.id, () => setIsSwitched(true));
  // The page shows its own notice if the session knows that the chain is wrong.
  const isSwitchShown = status === 'connected' && chainId !== chain.id;
  useEffect(() => {
    if (isSwitchShown) wasElsewhere.current = true;
  }, [isSwitchShown]);
  if (isSwitched || isSwitchShown || wasElsewhere.current) return null;
  return (
    <Banner
      tone="error"
      title={messages.wrongNetwork.title}
      action={
        <Button size="small" loading={switching.status === 'busy'} onClick={switchChain}>
          {messages.wrongNetwork.switch(chain.name)}
        </Button>
      }
    >
      {messages.errors[switching.status === 'failed' ? switching.code : 'wrong-chain']}
    </Banner>
  );
}

const steps = ['wallet', 'block', 'visible'] as const;

/** Number of completed steps; -1 before the wallet is asked. */
const doneSteps = {
  idle: -1,
  failed: -1,
  checking: -1,
  'waiting-for-earlier': -1,
  'confirm-in-wallet': 0,
  sent: 1,
  mined: 2,
  visible: 3,
} as const satisfies Record<WriteState['status'], number>;

export type WriteStepsProps = {
  readonly state: WriteState;
  /** The transaction's page on the explorer. */
  readonly transactionHref: string | null;
  /** Indexing takes longer than usual. */
  readonly isSlow?: boolean;
  /** In place of "visible to everyone". */
  readonly lastStep?: string | undefined;
};

/** The progress of a write, from "confirm in your wallet" to "visible to everyone". */
export function WriteSteps({ state, transactionHref, isSlow = false, lastStep }: WriteStepsProps) {
  const messages = useMessages('writing', englishWriting);
  const names = { ...messages.steps, ...(lastStep && { visible: lastStep }) };
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const done = doneSteps[state.status];
  const isSent = done >= 1 && state.status !== 'visible';
  return (
    <div ref={element} className={styles.writing} role="status">
      {(state.status === 'checking' || state.status === 'waiting-for-earlier') && (
        <p className={styles.checking}>
          <Spinner />{' '}
          <span>{state.status === 'checking' ? messages.checking : messages.waitingForEarlier}</span>
        </p>
      )}
      <ol className={styles.steps} aria-label={messages.progress}>
        {steps.map((step, index) => {
          const position = index < done ? 'done' : index === done ? 'current' : 'waiting';
          return (
            <li key={step} data-state={position}>
              <span className={styles.mark}>
                {position === 'done' && <CheckIcon size="small" />}
                {position === 'current' && <Spinner />}
              </span>
              {names[step]} <VisuallyHidden>{messages.stepState[position]}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      {isSlow && <p>{messages.slowScan}</p>}
      {isSent && <p className={styles.note}>{messages.keepsGoing}</p>}
      {transactionHref && (
        <p className={styles.note}>
          <Link href={transactionHref} external>
            {messages.transaction}
          </Link>
        </p>
      )}
    </div>
  );
}
