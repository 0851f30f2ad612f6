import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import type { EvaluationProblem } from '@org/contests';
import { Banner, Button } from '@org/ui-theme';
import type { Address } from 'viem';
import { messages } from '../../shared/messages/messages.ts';
import { walletSession } from '../../shared/session/session.ts';
import { useWalletSession } from '../../shared/session/useWalletSession.ts';
import { type Cost, SignLine } from '../../shared/writing/SignLine.tsx';
import { useSwitchChain } from '../../shared/writing/useSwitchChain.ts';
import { WriteProblem } from '../../shared/writing/WriteProblem.tsx';
import { WriteSteps } from '../../shared/writing/WriteSteps.tsx';
import { WrongNetwork } from '../../shared/writing/WrongNetwork.tsx';
import { isWriting, type WriteState } from '../../shared/writing/writeState.ts';
import { describeProblem } from './describeProblem.ts';

const words = messages.evaluate;

export type EvaluateStatusProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  readonly cost: Cost;
  readonly state: WriteState;
  readonly isSlow: boolean;
  /** The chain says that judging has ended. */
  readonly isLate: boolean;
  /** The wallet is on the contest's chain. */
  readonly isOnChain: boolean;
  /** What no comment can mend. */
  readonly problem: EvaluationProblem | undefined;
};

/** Under the form: who signs and what it costs, how far it has come, and what is in the way. */
export function EvaluateStatus(props: EvaluateStatusProps) {
  const { chainConfig, state, problem } = props;
  const { status } = useWalletSession();
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  const transactionHash = 'transactionHash' in state ? state.transactionHash : undefined;
  return (
    <>
      {props.isLate && !problem && <Banner tone="error" title={words.problems.contestOver} />}
      {problem && <Banner tone="error" title={describeProblem(problem)} />}
      {!props.isOnChain && (
        <WrongNetwork chainName={chainConfig.chain.name} switching={switching} onSwitch={switchChain} />
      )}
      <WriteProblem
        state={state}
        action={
          status !== 'connected' ? (
            <Button size="small" onClick={walletSession.openConnect}>
              {messages.writing.connect}
            </Button>
          ) : undefined
        }
      />
      {isWriting(state) ? (
        <WriteSteps
          state={state}
          isSlow={props.isSlow}
          transactionHref={transactionHash ? getExplorerTransactionUrl(chainConfig, transactionHash) : null}
        />
      ) : (
        <SignLine account={props.account} cost={props.cost} />
      )}
    </>
  );
}
