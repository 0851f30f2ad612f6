import type { ChainConfig } from '@org/chain-config';
import type { PendingWrite } from '@org/contests/track';
import type { PreparedWrite } from '@org/contests/write';
import { useNotify } from '@org/ui-theme';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Address, stringToHex } from 'viem';
import { useMessages, useNavigate, usePaths } from '../../base/provider/contests.ts';
import { englishAccountEditor } from '../../messages/en/accountEditor.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import { profileQuery } from '../../person/profileQuery.ts';
import { readProfile } from '../../person/readProfile.ts';
import { loadWriters } from '../../write/loadWriters.ts';
import { useWrite, useWriteCost } from '../../write/useWrite.ts';
import { isWriting } from '../../write/writeState.ts';
import { forgetProfileDraft } from './profileForm.ts';

export type SaveProfileOptions = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  /** The current form as a URI. */
  readonly typed: string;
  readonly onSaved: () => void;
};

/** Writes the profile, then navigates to the account's page once it is visible. */
export function useSaveProfile({ chainConfig, account, typed, onSaved }: SaveProfileOptions) {
  const messages = useMessages('accountEditor', englishAccountEditor).done;
  const writingMessages = useMessages('writing', englishWriting);
  const paths = usePaths();
  const navigate = useNavigate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const signed = useRef('');
  /** Undefined after unmount. */
  const shown = useRef<string | undefined>(typed);
  useEffect(() => {
    shown.current = typed;
    return () => {
      shown.current = undefined;
    };
  }, [typed]);

  // A user who kept typing or left the page is notified instead of navigated.
  const finish = (isTyped: boolean) => {
    const see = () => navigate(paths.account(chainConfig.slug, account));
    const fresh = queryClient.invalidateQueries({ queryKey: profileQuery(chainConfig, account).queryKey });
    if (!isTyped) {
      notify.success({ title: messages.notify, action: { label: messages.see, onPress: see } });
      return;
    }
    forgetProfileDraft({ chainId: chainConfig.chain.id, account });
    notify.success(messages.notify);
    // Waits for the refetch, because the page would show the old profile first.
    void fresh.finally(() => {
      onSaved();
      see();
    });
  };
  const { state, isSlow, start, cancel } = useWrite({
    chainConfig,
    onLost: (lost) => notify.error(writingMessages.errors[lost]),
    onProgress: ({ status }) => {
      if (status === 'visible') finish(shown.current === signed.current);
    },
  });

  const save = (uri: string, prepared: PreparedWrite | undefined) => {
    if (isWriting(state)) return;
    signed.current = uri;
    const reading = readProfile(uri);
    const title = (reading.status === 'read' && reading.profile.name) || '';
    void start({ account, act: { kind: 'profile', uri, title }, prepared });
  };
  const finishResumed = ({ dataHash }: PendingWrite) => {
    void loadWriters().then(({ keccak256 }) =>
      finish(shown.current !== undefined && keccak256(stringToHex(shown.current)) === dataHash),
    );
  };
  return { state, isSlow, save, cancel, finishResumed };
}

/** The estimated cost of saving; not estimated before there is something to sign. */
export function useProfileCost(chainConfig: ChainConfig, account: Address, uri: string | undefined) {
  return useWriteCost({
    chainConfig,
    key: ['profile', account, uri],
    prepare:
      uri === undefined
        ? undefined
        : ({ prepare }, client) =>
            prepare({ client, config: chainConfig, account, act: { kind: 'profile', uri } }),
  });
}
