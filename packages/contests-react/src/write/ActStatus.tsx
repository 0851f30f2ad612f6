import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import type { WriteRevert } from '@org/contests/write';
import { Banner } from '@org/ui-theme';
import type { Address } from 'viem';
import { useTexts } from '../base/provider/contests.ts';
import { refusalsTexts } from '../messages/en/refusals.ts';
import { writingTexts } from '../messages/en/writing.ts';
import type { Cost } from './describeCost.ts';
import { SignLine } from './SignLine.tsx';
import { useSwitchChain } from './useSwitchChain.ts';
import { WriteProblem } from './WriteProblem.tsx';
import { WriteSteps } from './WriteSteps.tsx';
import { WrongNetwork } from './WrongNetwork.tsx';
import { isWriting, type WriteState, type WritingErrorCode } from './writeState.ts';

export type ActStatusProps = {
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
  const words = useTexts('writing', writingTexts);
  const refusals = useTexts('refusals', refusalsTexts);
  const { switching, switchChain } = useSwitchChain(chainConfig.chain.id);
  const hash = 'transactionHash' in state ? state.transactionHash : undefined;
  return (
    <>
      {!isOnChain && (
        <WrongNetwork chainName={chainConfig.chain.name} switching={switching} onSwitch={switchChain} />
      )}
      {code && <Banner tone="error" title={(revert && refusals[revert]) ?? words.errors[code]} />}
      <WriteProblem {...{ state, chainConfig }} />
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
