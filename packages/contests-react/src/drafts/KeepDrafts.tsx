import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Address } from 'viem';
import { useLatest } from '../base/page/latest.ts';
import { useWallet } from '../base/provider/contests.ts';
import { useSignIn } from '../base/provider/useSignIn.ts';
import { type DraftPlace, getDraftId, readDraftContent, toDraftContent } from './draftPlace.ts';
import { createDraftSync, type DraftSync } from './draftSync.ts';
import type { DraftSyncState } from './draftSyncState.ts';
import { serverDrafts } from './draftsClient.ts';
import { KeepDraftsView } from './KeepDraftsView.tsx';
import { moveDraftsOver, readIsKept, writeIsKept } from './keptHere.ts';

export type KeepDraftsProps<Draft> = {
  /** The account that writes. Renders nothing if another account is signed in. */
  readonly account: Address;
  readonly place: DraftPlace;
  readonly draft: Draft;
  /** The account that filled in the form; undefined if none was connected. */
  readonly owner: Address | undefined;
  /** The draft differs from the initial form. */
  readonly isTyped: boolean;
  readonly isEmpty: (draft: Draft) => boolean;
  /** Parses a draft; undefined for invalid values. */
  readonly parse: (value: unknown) => Draft | undefined;
  /** The text that identifies a version for the visitor. */
  readonly describe: (draft: Draft) => string;
  /** The element that shows the choice between versions, if not this one. */
  readonly choicePlace?: HTMLElement | null | undefined;
  readonly onTake: (draft: Draft) => void;
  /** Called when this account claims the form's content. */
  readonly onClaim: () => void;
};

/** Saves the account's draft on the server if it is signed in and has turned that on. */
export function KeepDrafts<Draft>(props: KeepDraftsProps<Draft>) {
  const { account, owner } = props;
  const wallet = useWallet();
  const isSignedIn = useSignIn().address === account;
  const onSignIn = () => void wallet.openVerify?.().catch(() => {});
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);

  const shown = {
    draft: props.draft,
    describe: props.describe,
    isTyped: props.isTyped,
    onSignIn,
    ...nothing,
  };
  if (!isSignedIn) {
    if (!wasSignedIn || !readIsKept(account)) return null;
    return <KeepDraftsView {...shown} state={{ status: 'signed-out' }} />;
  }
  if (props.isTyped && owner !== account) {
    const claim = (isKept: boolean) => {
      writeIsKept(account, isKept);
      props.onClaim();
    };
    return (
      <KeepDraftsView
        {...shown}
        state={owner === undefined ? { status: 'unowned' } : { status: 'foreign', owner }}
        onKeep={claim}
      />
    );
  }
  return <Synced {...props} onSignIn={onSignIn} key={`${account} ${getDraftId(props.place)}`} />;
}

const nothing = {
  onKeep: () => {},
  onTakeTheirs: () => {},
  onKeepMine: () => {},
};

const OFF = { status: 'off' } as const;
const subscribeToNothing = () => () => {};

function Synced<Draft>(props: KeepDraftsProps<Draft> & { readonly onSignIn: () => void }) {
  const { signIn } = useSignIn();
  const { account, draft } = props;
  const latest = useLatest(props);
  const [sync, setSync] = useState<DraftSync<Draft>>();

  useEffect(() => {
    const { place, isTyped } = latest.current;
    const created = createDraftSync<Draft>({
      client: serverDrafts,
      address: account,
      id: getDraftId(place),
      draft: latest.current.draft,
      isTyped,
      isEmpty: (value) => latest.current.isEmpty(value),
      toContent: (value) => toDraftContent(place, value as object),
      fromContent: (content) => latest.current.parse(readDraftContent(place, content)),
      onTake: (value) => latest.current.onTake(value),
      onTurnedOn: () => void moveDraftsOver(serverDrafts, account, getDraftId(place)).catch(() => {}),
    });
    setSync(created);
    created.start();
    const lookUp = () => created.flush();
    window.addEventListener('online', lookUp);
    document.addEventListener('visibilitychange', lookUp);
    return () => {
      window.removeEventListener('online', lookUp);
      document.removeEventListener('visibilitychange', lookUp);
      created.stop();
    };
  }, [account, latest]);

  useEffect(() => sync?.change(draft), [sync, draft]);

  const state: DraftSyncState<Draft> = useSyncExternalStore(
    sync?.subscribe ?? subscribeToNothing,
    useCallback(() => sync?.getSnapshot() ?? OFF, [sync]),
  );
  const hasEnded = state.status === 'here' && state.code === 'session-required';
  useEffect(() => {
    if (hasEnded) void signIn?.refresh().catch(() => {});
  }, [hasEnded, signIn]);

  if (!sync) return null;
  return (
    <KeepDraftsView
      state={hasEnded ? { status: 'signed-out' } : state}
      draft={draft}
      isTyped={props.isTyped}
      describe={props.describe}
      choicePlace={props.choicePlace}
      onKeep={(isKept) => (isKept ? sync.turnOn() : sync.turnOff())}
      onTakeTheirs={sync.takeTheirs}
      onKeepMine={sync.keepMine}
      onSignIn={props.onSignIn}
    />
  );
}
