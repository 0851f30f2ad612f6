import { baseSepolia } from '@org/chain-config';
import { Banner } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { englishRefusals } from '../messages/en/refusals.ts';
import { WrongNetwork } from '../write/WrongNetwork.tsx';
import { SignLine, WriteProblem, WriteSteps } from '../write/writeParts.tsx';
import { type Cost, isBeforeSending, type WriteState, type WritingErrorCode } from '../write/writeState.ts';
import { JUDGES } from './sampleContest.ts';

/** A dialog in one state of signing. */
export type SigningScene = {
  readonly state: WriteState;
  readonly cost: Cost;
  /** Above the buttons: the account, the fee, and what blocks signing. */
  readonly notice: ReactNode;
  /** In the body: the progress or the error of the write. */
  readonly status: ReactNode;
  readonly canSign: boolean;
};

/** Every state in which a dialog that signs has a story. */
export type SigningState =
  | Exclude<WriteState['status'], 'failed'>
  | 'failed'
  | 'slow-scan'
  | 'fee-unknown'
  | 'not-enough'
  | 'wrong-network'
  | 'refused';

export type SigningScenesOptions = {
  readonly account?: Address;
  readonly fee?: string;
  /** The fee in states that are not about it; by default it is known. */
  readonly cost?: Cost;
  /** The error of the state `failed`. */
  readonly failure?: WritingErrorCode;
  /** The note of a wrong network names the chain in its button only. */
  readonly isBrief?: boolean;
  /** The class of banners above the buttons. */
  readonly banner?: string | undefined;
};

const hash = `0x${'ab'.repeat(32)}` as const;

/** The props of a signing dialog in each of its states, for its stories. */
export function createSigningScenes({
  account = JUDGES[0],
  fee = '0.00004 ETH',
  cost = { status: 'known', fee, problem: undefined },
  failure = 'chain-unreachable',
  isBrief = false,
  banner,
}: SigningScenesOptions = {}): Readonly<Record<SigningState, SigningScene>> {
  const short: Cost = {
    ...{ status: 'known', fee },
    problem: `Not enough for the fee: about ${fee} is needed, and this account has 0 ETH on Base Sepolia.`,
    chainConfig: baseSepolia,
  };
  const lineOf = (of: Cost) => <SignLine account={account} cost={of} />;
  const idle: SigningScene = {
    ...{ state: { status: 'idle' }, cost, notice: lineOf(cost), status: null, canSign: true },
  };
  const priced = (by: Cost, canSign: boolean): SigningScene => ({
    ...{ ...idle, cost: by, notice: lineOf(by), canSign },
  });
  const blocked = (why: ReactNode): SigningScene => ({
    ...idle,
    notice: (
      <>
        {why}
        {idle.notice}
      </>
    ),
    canSign: false,
  });
  const writing = (state: WriteState, isSlow = false): SigningScene => ({
    ...idle,
    state,
    notice: isBeforeSending(state) ? idle.notice : null,
    status: <WriteSteps {...{ state, isSlow }} transactionHref={null} />,
  });
  const failed: WriteState = { status: 'failed', code: failure, transactionHash: undefined };
  return {
    idle,
    checking: writing({ status: 'checking' }),
    'waiting-for-earlier': writing({ status: 'waiting-for-earlier' }),
    'confirm-in-wallet': writing({ status: 'confirm-in-wallet' }),
    sent: writing({ status: 'sent', transactionHash: hash }),
    mined: writing({ status: 'mined', transactionHash: hash, uid: hash }),
    'slow-scan': writing({ status: 'mined', transactionHash: hash, uid: hash }, true),
    visible: writing({ status: 'visible', transactionHash: hash, uid: hash }),
    failed: { ...idle, state: failed, status: <WriteProblem state={failed} chainConfig={baseSepolia} /> },
    'fee-unknown': priced({ status: 'unknown' }, true),
    'not-enough': priced(short, false),
    'wrong-network': blocked(
      <WrongNetwork
        isBrief={isBrief}
        className={banner}
        chainName={baseSepolia.chain.name}
        switching={{ status: 'idle' }}
        onSwitch={() => {}}
      />,
    ),
    refused: blocked(<Banner className={banner} tone="error" title={englishRefusals.IsRecused} />),
  };
}
