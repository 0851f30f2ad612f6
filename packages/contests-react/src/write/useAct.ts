import type { ChainConfig } from '@org/chain-config';
import { type Contest, type ContestReplay, findRefusal } from '@org/contests';
import type { TrackedAct } from '@org/contests/track';
import type { ContestAct, WriteRevert } from '@org/contests/write';
import { useNotify } from '@org/ui-theme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Address, Hex } from 'viem';
import { useSettled } from '../base/page/latest.ts';
import { useContests, useMessages, useWalletState } from '../base/provider/contests.ts';
import { saveFile, toFileName } from '../base/text/saveFile.ts';
import { englishLifecycle } from '../messages/en/lifecycle.ts';
import { englishActs, englishWriting } from '../messages/en/writing.ts';
import type { SavedFile } from './ActView.tsx';
import { loadWriters, type Writers } from './loadWriters.ts';
import { invalidateActs, useWrite, useWriteCost } from './useWrite.ts';
import { getRevert, getText, isWriting, type StoreFirst } from './writeState.ts';

/** A contest, its state, and the account that acts in it. */
export type ActPlace = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly state: ContestReplay;
  /** Undefined without a wallet. */
  readonly account: Address | undefined;
};

export type ActOptions = ActPlace & {
  /** Undefined while its form is incomplete: then nothing is estimated. */
  readonly act: ContestAct | undefined;
  /** Stores the document that the act names. */
  readonly store?: StoreFirst | undefined;
  /** The subject of the act, such as the name of an entry. */
  readonly title: string;
  /** Called once it is indexed. */
  readonly onVisible: (uid: Hex) => void;
};

/** The longest title that a pending write stores. */
const TITLE_LENGTH = 200;

/** Estimates, checks, signs and follows an act in a contest. */
export function useAct(options: ActOptions) {
  const { chainConfig, contest, account, act, title } = options;
  const messages = useMessages('writing', englishWriting);
  const acts = useMessages('acts', englishActs);
  const lifecycle = useMessages('lifecycle', englishLifecycle);
  const { findMessages } = useContests();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { chainId, status } = useWalletState();
  const key = act && toKey(act);
  const settled = useSettled(key);
  const ready = key === settled ? act : undefined;
  const foreseen = useForeseen(options, ready, key);
  const estimate = useWriteCost({
    chainConfig,
    key: ['act', contest.uid, account, settled],
    prepare:
      ready && account
        ? (writers, client) =>
            writers.prepare({
              client,
              config: chainConfig,
              account,
              act: { kind: 'act', contest, act: ready },
            })
        : undefined,
  });
  // The signed act is kept: once it is mined, the form may count as invalid, such as adding a judge who is one already.
  const signed = useRef<{ readonly act: ContestAct; readonly title: string } | undefined>(undefined);
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
    onLost: (lost) => notify.error(messages.errors[lost]),
    onProgress: ({ status: step, uid }) => {
      invalidateActs(queryClient, chainConfig, contest.uid);
      if (step !== 'visible' || !signed.current) return;
      const { act: done, title: name } = signed.current;
      const write = toWrite(contest, done, name);
      const { done: withdrawn } = lifecycle.contest;
      notify.success({
        title: write.kind === 'contest-withdrawal' ? withdrawn : acts.done[done.kind],
        description: name,
      });
      options.onVisible(uid);
    },
  });
  const isRaced = state.status === 'failed' && state.revert === 'WrongNumber';
  useEffect(() => {
    // Other entries got the numbers: the next state has the next ones.
    if (isRaced) invalidateActs(queryClient, chainConfig, contest.uid);
  }, [isRaced, queryClient, chainConfig, contest.uid]);

  const revert = foreseen ?? estimate.revert;
  const batch = ready && revert === undefined ? estimate.prepared?.request : undefined;
  const isOnChain = status !== 'connected' || chainId === chainConfig.chain.id;
  /** Saves the transaction for Safe's Transaction Builder, once its texts are stored. */
  const writeFile = async (call: NonNullable<typeof batch>): Promise<SavedFile> => {
    const { toSafeBatch, storeFirst } = await loadWriters();
    const { store } = options;
    if (store) await storeFirst(store, { isHandedOver: true, findMessages });
    const text = toSafeBatch({
      chainId: chainConfig.chain.id,
      description: `${act?.kind} ${contest.uid}`,
      calls: [call],
    });
    const name = toFileName(`${act?.kind} ${title}`.slice(0, FILE_NAME_LENGTH));
    saveFile(`${name}.json`, 'application/json', text);
    return { status: 'saved', isStored: store !== undefined };
  };
  const file = useSavedFile({
    key,
    write: batch && (() => writeFile(batch)),
    failed: messages.safe.failed,
  });
  const isShort = estimate.cost.status === 'known' && estimate.cost.problem !== undefined;
  return {
    state,
    isSlow,
    cost: estimate.cost,
    code: revert ? ('reverted' as const) : estimate.code,
    revert,
    isOnChain,
    /** The network, the balance and the contract's answer allow the act, as far as they are known. */
    canSign: isOnChain && !isShort && revert === undefined,
    sign: () => {
      if (!act || !account || isWriting(state)) return;
      signed.current = { act, title };
      void start({
        account,
        act: toWrite(contest, act, title),
        prepared: estimate.prepared,
        store: options.store,
      });
    },
    cancel,
    file,
  };
}

const FILE_NAME_LENGTH = 60;

type SavedFileOptions = {
  /** Identifies the write that the file asks to sign. */
  readonly key: string | undefined;
  /** Undefined until the transaction is prepared. */
  readonly write: (() => Promise<SavedFile>) | undefined;
  /** The sentence for a failure without one. */
  readonly failed: string;
};

/** Saves a file, and says what came of it until it would be another file. */
export function useSavedFile({ key, write, failed }: SavedFileOptions) {
  const [last, setLast] = useState<{ readonly key: string | undefined; readonly saved: SavedFile }>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (start: () => Promise<SavedFile>) => {
    setIsSaving(true);
    try {
      setLast({ key, saved: await start() });
    } catch (error) {
      setLast({ key, saved: { status: 'failed', text: getText(error) ?? failed } });
    } finally {
      setIsSaving(false);
    }
  };
  return {
    saved: last?.key === key ? last?.saved : undefined,
    isSaving,
    save: write && (() => void (isSaving || save(write))),
  };
}

const toKey = (act: ContestAct): string =>
  JSON.stringify(act, (_, value) => (typeof value === 'bigint' ? `${value}` : value));

function toWrite(
  contest: Contest,
  act: ContestAct,
  title: string,
): Extract<TrackedAct, { kind: 'act' | 'contest-withdrawal' }> {
  const short = title.slice(0, TITLE_LENGTH);
  if (act.kind === 'withdraw' && act.attestation.uid === contest.uid) {
    const { uid, schemaUid } = contest;
    return { kind: 'contest-withdrawal', contest: uid, title: short, schemaUid };
  }
  return { kind: 'act', contest, act, title: short };
}

/** Depends on the clock of this device, which may be wrong: the estimate decides. */
const BY_CLOCK: ReadonlySet<string> = new Set(['OutsideWindow', 'WrongTimes']);

/** Why the contest would refuse an act, by its state, without a request. EAS itself would accept any note. */
function useForeseen(
  { contest, state, account }: ActPlace,
  act: ContestAct | undefined,
  key: string | undefined,
): WriteRevert | undefined {
  const { data } = useQuery({
    queryKey: ['refusal', contest.uid, state.acts.head, state.submissionActs.head, account, key],
    queryFn: async () => findForeseen(await loadWriters(), { state, account, act }),
    enabled: act !== undefined && account !== undefined,
    gcTime: 0,
    retry: false,
  });
  return data ?? undefined;
}

function findForeseen(
  { encodeAct }: Writers,
  { state, account, act }: Pick<ActOptions, 'state' | 'account' | 'act'>,
): WriteRevert | null {
  if (!act || act.kind === 'withdraw' || !account) return null;
  try {
    const planned = encodeAct(act);
    const time = BigInt(Math.floor(Date.now() / 1000));
    const refusal = findRefusal(state.clone(), planned, { from: account, time });
    return refusal === null || BY_CLOCK.has(refusal) ? null : refusal;
  } catch (error) {
    return getRevert(error) ?? null;
  }
}
