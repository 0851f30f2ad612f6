import type { ChainConfig } from '@org/chain-config';
import type { SchemaState } from '@org/contests/write';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Address, Hex } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { useTexts, useWallet } from '../provider/contests.ts';
import { writingTexts } from '../texts/en/writing.ts';
import type { Cost } from '../writing/describeCost.ts';
import { describeCost } from '../writing/describeCost.ts';
import { loadWriters } from '../writing/loadWriters.ts';
import { useLatest } from '../writing/useLatest.ts';
import {
  getWritingErrorCode,
  isWriting,
  type WriteState,
  type WritingErrorCode,
} from '../writing/writeState.ts';
import { type AskedSchema, keepAskedSchema, readAskedSchema } from './askedSchema.ts';

const POLL_MS = 3_000;
/** Codes of sent transactions that will never be mined. */
const LOST: ReadonlySet<WritingErrorCode> = new Set(['reverted', 'replaced', 'cancelled']);

const isMissing = (schemas: SchemaState, uid: Hex): boolean =>
  schemas.status === 'missing' && schemas.missing.some((each) => each.uid === uid);

export type SchemasOptions = {
  readonly chainConfig: ChainConfig;
  readonly account: Address | undefined;
  /** Sends no requests before there is something to sign. */
  readonly isNeeded: boolean;
  /** Called when a schema was registered. */
  readonly onRegistered: () => void;
};

/**
 * The schemas that the chain lacks, and a function to register them one by one. The list is read from the chain. A
 * registration that may have been sent is offered again only once it is mined, or the user says that it was not
 * signed.
 */
export function useSchemas({ chainConfig, account, isNeeded, onRegistered }: SchemasOptions) {
  const writingWords = useTexts('writing', writingTexts);
  const wallet = useWallet();
  const heard = useLatest(onRegistered);
  const [state, setState] = useState<WriteState>({ status: 'idle' });
  const chainId = chainConfig.chain.id;
  const [asked, setAsked] = useState(() => readAskedSchema(chainId));
  const keepAsked = (next: AskedSchema | undefined) => {
    keepAskedSchema(chainId, next);
    setAsked(next);
  };
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const load = async () => {
    const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
    return { writers, source: { client, config: chainConfig } };
  };
  const {
    data: schemas,
    error: schemasError,
    refetch,
  } = useQuery<SchemaState>({
    queryKey: ['schemas', chainConfig.slug],
    queryFn: async () => {
      const { writers, source } = await load();
      return writers.fetchMissingSchemas(source);
    },
    enabled: isNeeded,
    refetchInterval: ({ state: { data } }) => (asked && data?.status === 'missing' ? POLL_MS : false),
    staleTime: ({ state: { data } }) => (data?.status === 'ready' ? Number.POSITIVE_INFINITY : 0),
  });
  const isDone = schemas !== undefined && asked !== undefined && !isMissing(schemas, asked.uid);
  useEffect(() => {
    if (!isDone) return;
    keepAskedSchema(chainId, undefined);
    setAsked(undefined);
    setState({ status: 'idle' });
    heard.current();
  }, [isDone, chainId, heard]);
  const next = schemas?.status === 'missing' ? schemas.missing[0] : undefined;
  const { data: prepared, error } = useQuery({
    queryKey: ['cost', chainConfig.slug, 'schema', next?.uid, account],
    queryFn: async () => {
      if (!next || !account) throw new Error('there is nothing to prepare');
      const { writers, source } = await load();
      return writers.prepareSchema({ ...source, account, uid: next.uid });
    },
    enabled: next !== undefined && account !== undefined,
    retry: false,
  });
  const unknown: Cost = { status: error ? 'unknown' : 'looking' };

  const register = async (uid: Hex, by: Address) => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let transactionHash: Hex | undefined;
    const say = (told: WriteState) => {
      if (told.status === 'confirm-in-wallet') keepAsked({ uid, askedAtMs: Date.now() });
      if ('transactionHash' in told) transactionHash = told.transactionHash;
      if (!signal.aborted) setState(told);
    };
    say({ status: 'checking' });
    try {
      const [{ writers, source }, walletClient] = await Promise.all([load(), wallet.getWalletClient()]);
      signal.throwIfAborted();
      await writers.registerSchema({ ...source, walletClient, account: by, uid, signal, onProgress: say });
      await refetch();
      say({ status: 'idle' });
    } catch (cause) {
      if (signal.aborted) return;
      const code = getWritingErrorCode(cause);
      const mayArrive = transactionHash === undefined ? code === 'invalid-hash' : !LOST.has(code);
      if (!mayArrive) keepAsked(undefined);
      say(code === 'rejected' ? { status: 'idle' } : { status: 'failed', code, transactionHash });
      // Somebody else may have registered it meanwhile.
      void refetch();
    }
  };
  return {
    schemas,
    /** The error if the schemas could not be read. */
    schemasCode: schemasError && !schemas ? getWritingErrorCode(schemasError) : undefined,
    refetchSchemas: () => void refetch(),
    isAsked: asked !== undefined,
    onNotSigned: () => {
      running.current?.abort();
      setState({ status: 'idle' });
      keepAsked(undefined);
    },
    cost: prepared ? describeCost(chainConfig, prepared, writingWords) : unknown,
    state,
    register: () => {
      if (next && account && !asked && !isWriting(state)) void register(next.uid, account);
    },
    cancel: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
