import type { ChainConfig } from '@org/chain-config';
import {
  type Contest,
  type ContestReplay,
  type DocumentReading,
  type EntryDocument,
  getPhase,
  type Submission,
} from '@org/contests';
import { useMemo, useState } from 'react';
import { lazyPart } from '../../base/page/lazyPart.ts';
import {
  useConfig,
  useMessages,
  useNavigate,
  usePaths,
  useWallet,
  useWalletState,
} from '../../base/provider/contests.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { ActStatus } from '../../write/ActView.tsx';
import { useAct } from '../../write/useAct.ts';
import { useOnIndexed } from '../../write/useResumedWrites.ts';
import { isBeforeSending, isWriting } from '../../write/writeState.ts';
import { forgetPictures, storeWithPictures } from '../form/keptPictures.ts';
import {
  EMPTY_ENTRY,
  type EntryForm,
  findEntryProblems,
  forgetEntryDraft,
  type PlacedForm,
  placeForm,
  readEntryDraft,
  toEntryDocument,
  toEntryForm,
  writeEntryDraft,
} from './entryForm.ts';
import { listOwnSubmissions } from './listOwnSubmissions.ts';
import { OwnPending } from './OwnPending.tsx';
import { type EntrySize, SubmitView } from './SubmitView.tsx';
import { useSubmissionName, useSubmissionTexts } from './useSubmissionTexts.ts';

export type WriteEntryProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly state: ContestReplay;
  readonly nowSeconds: bigint;
  readonly contestPath: string;
  /** The submission that is edited. */
  readonly edited: Submission | undefined;
  /** The entry's texts; null if there are none, or they cannot be read. */
  readonly before: EntryDocument | null;
  readonly document: DocumentReading | undefined;
};

const CountdownPart = lazyPart(() =>
  import('../../contest/ContestHeaderParts.tsx').then(({ Countdown }) => Countdown),
);

/** Connects the form for an entry to its draft, the wallet and the chain. */
export function WriteEntry(props: WriteEntryProps) {
  const { chainConfig, contest, nowSeconds, state: contestState, edited, before, document } = props;
  const names = useMessages('contestNames', englishContestNames);
  const paths = usePaths();
  const navigate = useNavigate();
  const wallet = useWallet();
  const session = useWalletState();
  const account = session.status === 'connected' ? session.account : undefined;
  const replaces = edited?.uid ?? null;
  const place = { chainId: contest.chainId, contest: contest.uid, replaces };
  const initial = before ? toEntryForm(before) : EMPTY_ENTRY;
  const [form, setForm] = useState<EntryForm>(() => readEntryDraft(place) ?? initial);
  const [isStoring, setIsStoring] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<keyof EntryForm> | 'all'>(new Set());
  const problems = findEntryProblems(form);
  const shown = Object.fromEntries(
    Object.entries(problems).filter(([field]) => touched === 'all' || touched.has(field as keyof EntryForm)),
  );
  const entry = useMemo(() => toEntryDocument(form, before), [form, before]);
  const { storesDocuments } = useConfig();
  const placed = useMemo(() => placeForm(entry, storesDocuments), [entry, storesDocuments]);
  const size = toSize(placed);
  const isComplete = Object.keys(problems).length === 0 && size.status === 'fits';
  const act = useMemo(
    () =>
      isComplete && placed?.uri
        ? ({ kind: 'enter', contentHash: placed.contentHash, uri: placed.uri, replaces } as const)
        : undefined,
    [isComplete, placed, replaces],
  );
  const forget = () => {
    forgetEntryDraft(place);
    void forgetPictures(form.pictures);
  };
  const open = (uid: `0x${string}`) => {
    forget();
    navigate(paths.submission(chainConfig.slug, contest.uid, uid));
  };
  const own =
    account && !edited
      ? listOwnSubmissions(contestState, account).filter(
          ({ status }) => status === 'pending' || status === 'admitted',
        )
      : [];
  const ownTexts = useSubmissionTexts(own);
  const getSubmissionName = useSubmissionName();
  const writing = useAct({
    ...{ chainConfig, contest, account, act, store: storeWithPictures(placed?.toStore, form.pictures) },
    state: contestState,
    title: entry.name,
    onVisible: open,
  });
  useOnIndexed((write, uid) => {
    const isIt = write.kind === 'act' && write.act === 'enter' && write.contest === contest.uid;
    if (isIt && write.title === entry.name) open(uid);
    return false;
  });
  const { state, isSlow, cost, code, revert, isOnChain } = writing;
  const submit = () => {
    setTouched('all');
    if (!isComplete) return;
    if (account) return writing.sign();
    wallet.openConnect();
  };
  const change = (next: EntryForm) => {
    setForm(next);
    writeEntryDraft(place, next);
  };
  const { cover, tracks = [] } = document?.status === 'read' ? document.document : {};
  return (
    <SubmitView
      contestTitle={getShownTitle(contest.title, names.untitled)}
      contestPath={props.contestPath}
      cover={cover && { picture: cover, naming: { uid: contest.uid, uri: contest.terms.uri } }}
      isEdit={edited !== undefined}
      until={edited ? contestState.times.opensAt : contestState.times.submissionsUntil}
      opensAt={contestState.times.opensAt}
      // Counts to the end of submissions; an entry can be edited until judging opens.
      countdown={
        !edited && <CountdownPart {...{ contest, nowSeconds }} phase={getPhase(contest, nowSeconds)} />
      }
      {...{ form, size }}
      problems={shown}
      tracks={tracks}
      document={entry}
      own={own.map(({ uid }) => ({
        name: getSubmissionName(uid, ownTexts.get(uid)),
        href: paths.submission(chainConfig.slug, contest.uid, uid),
        editHref: paths.submit(chainConfig.slug, contest.uid, uid),
      }))}
      isAdmitted={edited?.status === 'admitted'}
      isConnected={account !== undefined}
      isBusy={isStoring || isWriting(state)}
      canSubmit={account === undefined || writing.canSign}
      status={
        account && <ActStatus {...{ chainConfig, account, state, isSlow, cost, code, revert, isOnChain }} />
      }
      onChange={change}
      onBlur={(field) => touched !== 'all' && form[field] !== '' && setTouched(new Set([...touched, field]))}
      onBusy={setIsStoring}
      onSubmit={submit}
      onCancel={isBeforeSending(state) ? writing.cancel : undefined}
      onClear={() => {
        change(initial);
        forget();
        setTouched(new Set());
      }}
    >
      <OwnPending {...{ chainConfig, contest }} />
    </SubmitView>
  );
}

function toSize(placed: PlacedForm | null): EntrySize {
  if (!placed) return { status: 'unwritable' };
  const { bytes, room } = placed;
  return room < 0 ? { status: 'too-large', over: -room } : { status: 'fits', bytes, room };
}
