import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import type { ProtocolState } from '@org/contests/write';
import { Banner, Button } from '@org/ui-theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Address, Hex } from 'viem';
import { useLatest } from '../../base/page/latest.ts';
import { useMessages, useWallet, useWalletState } from '../../base/provider/contests.ts';
import { loadChainAccess } from '../../base/provider/loadChainAccess.ts';
import { readStored, removeStored, writeStored } from '../../base/provider/storage.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import { loadWriters } from '../../write/loadWriters.ts';
import { Shortage, WriteProblem, WriteSteps } from '../../write/writeParts.tsx';
import {
  type Cost,
  describeCost,
  getWritingErrorCode,
  isBeforeSending,
  isWriting,
  type WriteState,
  type WritingErrorCode,
} from '../../write/writeState.ts';
import { loadDeploy } from './loadDeploy.ts';

/** After that, the deployment may be requested again. */
const MAX_AGE_MS = 10 * 60_000;

const getKey = (chainId: number) => `laurel.deployment ${chainId}`;

/** True if this browser has requested the protocol's deployment, which the wallet may have sent. */
function readIsDeploymentRequested(chainId: number): boolean {
  const { askedAtMs } = (readStored(getKey(chainId)) ?? {}) as Partial<Record<string, unknown>>;
  return typeof askedAtMs === 'number' && Math.abs(Date.now() - askedAtMs) <= MAX_AGE_MS;
}

/** Survives a reload: a deployment that is sent twice is paid for twice. */
function keepIsDeploymentRequested(chainId: number, isRequested: boolean): void {
  if (isRequested) writeStored(getKey(chainId), { askedAtMs: Date.now() });
  else removeStored(getKey(chainId));
}

const POLL_MS = 3_000;
/** Codes of sent transactions that will never be mined. */
const LOST: ReadonlySet<WritingErrorCode> = new Set(['reverted', 'replaced', 'canceled']);

type ProtocolOptions = {
  readonly chainConfig: ChainConfig;
  readonly account: Address | undefined;
  /** Sends no requests before there is something to sign. */
  readonly isNeeded: boolean;
  /** Called when the chain was set up. */
  readonly onReady: () => void;
};

/**
 * The parts of the protocol that the chain lacks, and a function to create them in one transaction. The state is read from the chain. A
 * deployment that may have been sent is offered again only once the user says that it was not signed.
 */
export function useProtocol({ chainConfig, account, isNeeded, onReady }: ProtocolOptions) {
  const writingMessages = useMessages('writing', englishWriting);
  const wallet = useWallet();
  const heard = useLatest(onReady);
  const [state, setState] = useState<WriteState>({ status: 'idle' });
  const chainId = chainConfig.chain.id;
  const [isRequested, setIsRequested] = useState(() => readIsDeploymentRequested(chainId));
  const keepRequested = (next: boolean) => {
    keepIsDeploymentRequested(chainId, next);
    setIsRequested(next);
  };
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const loadSource = async () => {
    const { client } = await loadChainAccess(chainConfig);
    return { client, config: chainConfig };
  };
  const {
    data: protocol,
    error: protocolError,
    refetch,
  } = useQuery<ProtocolState>({
    queryKey: ['protocol', chainConfig.slug],
    queryFn: async () => {
      const [writers, source] = await Promise.all([loadWriters(), loadSource()]);
      return writers.fetchProtocolState(source);
    },
    enabled: isNeeded,
    refetchInterval: ({ state: { data } }) => (isRequested && data?.status === 'missing' ? POLL_MS : false),
    staleTime: ({ state: { data } }) => (data?.status === 'ready' ? Number.POSITIVE_INFINITY : 0),
  });
  const isDone = isRequested && protocol?.status === 'ready';
  useEffect(() => {
    if (!isDone) return;
    keepIsDeploymentRequested(chainId, false);
    setIsRequested(false);
    setState({ status: 'idle' });
    heard.current();
  }, [isDone, chainId, heard]);
  const isMissing = protocol?.status === 'missing';
  const { data: prepared, error } = useQuery({
    queryKey: ['cost', chainConfig.slug, 'protocol', account, isMissing && [...protocol.schemas]],
    queryFn: async () => {
      if (!account) throw new Error('there is nothing to prepare');
      const [{ prepareProtocol }, source] = await Promise.all([loadDeploy(), loadSource()]);
      return prepareProtocol({ ...source, account });
    },
    enabled: isMissing && account !== undefined,
    retry: false,
  });
  const unknown: Cost = { status: error ? 'unknown' : 'looking' };

  const deploy = async (by: Address) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let transactionHash: Hex | undefined;
    const say = (told: WriteState) => {
      if (told.status === 'confirm-in-wallet') keepRequested(true);
      if ('transactionHash' in told) transactionHash = told.transactionHash;
      if (!signal.aborted) setState(told);
    };
    say({ status: 'checking' });
    try {
      const [{ deployProtocol }, source, walletClient] = await Promise.all([
        loadDeploy(),
        loadSource(),
        wallet.getWalletClient(),
      ]);
      signal.throwIfAborted();
      await deployProtocol({ ...source, walletClient, account: by, signal, onProgress: say });
      await refetch();
      say({ status: 'idle' });
    } catch (cause) {
      if (signal.aborted) return;
      const code = getWritingErrorCode(cause);
      const mayArrive = transactionHash === undefined ? code === 'invalid-hash' : !LOST.has(code);
      if (!mayArrive) keepRequested(false);
      say({ status: 'failed', code, transactionHash });
      // Somebody else may have deployed it meanwhile.
      void refetch();
    }
  };
  return {
    protocol,
    /** The error if the state could not be read. */
    protocolCode: protocolError && !protocol ? getWritingErrorCode(protocolError) : undefined,
    refetchProtocol: () => void refetch(),
    isRequested,
    onNotSigned: () => {
      running.current?.abort();
      setState({ status: 'idle' });
      keepRequested(false);
    },
    /** The transaction cannot be built on this chain. */
    isUnable: error !== null && getWritingErrorCode(error) === 'unsupported',
    cost: prepared ? describeCost(chainConfig, prepared, writingMessages) : unknown,
    state,
    deploy: () => {
      if (isMissing && account && !isRequested && !isWriting(state)) void deploy(account);
    },
    cancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}

export type MissingProtocolProps = {
  readonly chainConfig: ChainConfig;
  readonly protocol: Exclude<ProtocolState, { readonly status: 'ready' }>;
  /** The transaction cannot be built on this chain. */
  readonly isUnable: boolean;
  readonly cost: Cost;
  readonly state: WriteState;
  /** The wallet is on the chain. */
  readonly isOnChain: boolean;
  readonly onDeploy: () => void;
  readonly onCancel: () => void;
  /** A deployment was requested and may have been sent. */
  readonly isRequested: boolean;
  readonly onNotSigned: () => void;
};

/** The parts of the protocol that the chain lacks, with a button that creates them in one transaction. */
export function MissingProtocol({ chainConfig, protocol, cost, state, ...props }: MissingProtocolProps) {
  const messages = useMessages('startContest', englishStartContest).protocol;
  const writingMessages = useMessages('writing', englishWriting);
  const { account } = useWalletState();
  const { name } = chainConfig.chain;
  if (protocol.status === 'no-eas')
    return (
      <Banner tone="error" title={messages.noEas(name)}>
        {messages.noEasText}
      </Banner>
    );
  if (protocol.status !== 'missing' || props.isUnable)
    return (
      <Banner tone="error" title={messages.unable(name)}>
        {messages.unableText}
      </Banner>
    );
  const problem = cost.status === 'known' ? cost.problem : undefined;
  const isWaiting = props.isRequested && !isWriting(state);
  const hash = 'transactionHash' in state ? state.transactionHash : undefined;
  return (
    <>
      <Banner
        tone="warning"
        title={messages.title(name)}
        action={
          <>
            {isBeforeSending(state) && (
              <Button size="small" variant="outlined" onClick={props.onCancel}>
                {writingMessages.cancel}
              </Button>
            )}
            {isWaiting ? (
              <Button size="small" variant="outlined" onClick={props.onNotSigned}>
                {writingMessages.notSigned}
              </Button>
            ) : (
              <Button
                size="small"
                loading={isWriting(state)}
                disabled={!props.isOnChain || cost.status !== 'known' || problem !== undefined}
                onClick={props.onDeploy}
              >
                {messages.deploy}
              </Button>
            )}
          </>
        }
      >
        <p>{messages.text}</p>
        <ul>
          {protocol.contract && <li>{messages.contract}</li>}
          {protocol.schemas.length > 0 && <li>{messages.schemas(protocol.schemas.length)}</li>}
        </ul>
        {isWaiting && <p role="status">{messages.asked}</p>}
        <p>{cost.status === 'known' ? messages.cost(cost.fee) : writingMessages[feeMessages[cost.status]]}</p>
        <Shortage {...{ account, cost }} />
      </Banner>
      <WriteProblem {...{ state, chainConfig, cost }} />
      {isWriting(state) && (
        <WriteSteps
          state={state}
          transactionHref={hash ? getExplorerTransactionUrl(chainConfig, hash) : null}
        />
      )}
    </>
  );
}

const feeMessages = { looking: 'feeLooking', unknown: 'feeUnknown' } as const;
