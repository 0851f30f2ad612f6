import type { ChainConfig } from '@org/chain-config';
import type { OpenWrite, PendingWrite } from '@org/contests/track';
import { Banner, Button } from '@org/ui-theme';
import { useMemo, useState } from 'react';
import type { Address } from 'viem';
import { useMessages, useWalletState } from '../../base/provider/contests.ts';
import { formatMoment } from '../../base/text/formatTime.ts';
import { usePendingWrites } from '../../data/reading/usePendingWrites.ts';
import { englishAccountEditor } from '../../messages/en/accountEditor.ts';
import type { Messages } from '../../messages/messages.ts';
import type { FoundProfile } from '../../person/profileQuery.ts';
import { cleanLine } from '../../person/readProfile.ts';
import { useOnIndexed } from '../../write/useResumedWrites.ts';
import { useSwitchChain, WrongNetwork } from '../../write/WrongNetwork.tsx';
import { ResumedWriteBanner, SignStatus } from '../../write/writeParts.tsx';
import { EditProfileView } from './EditProfileView.tsx';
import { describeSize, type SizeProblem } from './profileForm.ts';
import { SignProfileDialog } from './SignProfileDialog.tsx';
import { useProfileForm } from './useProfileForm.ts';
import { useProfileCost, useSaveProfile } from './useSaveProfile.ts';

const SHOWN = 5;
const NAME_CHARACTERS = 40;

type SizeNoticeProps = {
  readonly problem: SizeProblem | undefined;
  readonly keptFields: readonly string[];
  readonly isLeftOut: boolean;
  readonly onLeaveOut: (isLeftOut: boolean) => void;
};

/** A notice that a profile is too large, with a button if the form alone cannot fix it. */
export function SizeNotice({ problem, keptFields, isLeftOut, onLeaveOut }: SizeNoticeProps) {
  const accountEditorMessages = useMessages('accountEditor', englishAccountEditor);
  const messages = useMessages('accountEditor', englishAccountEditor).keptFields;
  const act = (label: string, next: boolean) => (
    <Button size="small" variant="outlined" onClick={() => onLeaveOut(next)}>
      {label}
    </Button>
  );
  return (
    <>
      {problem && (
        <Banner
          tone="error"
          title={describeSize(problem, accountEditorMessages.problems)}
          action={problem.cause === 'kept' && act(messages.leaveOut, true)}
        >
          {problem.cause === 'kept' && <bdi>{messages.names(listNames(keptFields, messages))}</bdi>}
        </Banner>
      )}
      {isLeftOut && <Banner tone="info" title={messages.leftOut} action={act(messages.keep, false)} />}
    </>
  );
}

/** Field names are untrusted and may be many. */
const listNames = (names: readonly string[], messages: Messages['accountEditor']['keptFields']): string => {
  const shown = names
    .slice(0, SHOWN)
    .map((name) => cleanLine(name, NAME_CHARACTERS) ?? '…')
    .join(', ');
  return names.length > SHOWN ? messages.more(shown, names.length - SHOWN) : shown;
};

type ResumedProfilesProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  readonly onVisible: (write: PendingWrite) => void;
};

const isOwnProfile = (write: PendingWrite, { chain }: ChainConfig, account: Address): boolean =>
  write.kind === 'profile' &&
  write.chainId === chain.id &&
  write.account.toLowerCase() === account.toLowerCase();

/** Profile writes resumed after a reload, handled by the shell. */
function ResumedProfiles({ chainConfig, account, onVisible }: ResumedProfilesProps) {
  const messages = useMessages('accountEditor', englishAccountEditor).resume;
  const writes = usePendingWrites();
  const own = useMemo(
    () =>
      writes.filter((write): write is Extract<OpenWrite, { kind: 'profile' }> =>
        isOwnProfile(write, chainConfig, account),
      ),
    [writes, chainConfig, account],
  );
  useOnIndexed((write) => {
    const isOwn = isOwnProfile(write, chainConfig, account);
    if (isOwn) onVisible(write);
    return isOwn;
  });
  return own
    .filter(({ isActive }) => !isActive)
    .map((write) => (
      <ResumedWriteBanner key={write.id} write={write} title={messages.title} notSigned={messages.notSigned}>
        {messages.asked(formatMoment(BigInt(Math.floor(write.askedAtMs / 1000))))}
      </ResumedWriteBanner>
    ));
}

export type ProfileEditorProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  /** The current profile on the chain. */
  readonly found: FoundProfile;
};

/** The connected account's profile form, and the write to the chain. */
export function ProfileEditor({ chainConfig, account, found }: ProfileEditorProps) {
  const messages = useMessages('accountEditor', englishAccountEditor);
  const { chain } = chainConfig;
  const isOnChain = useWalletState().chainId === chain.id;
  const profileForm = useProfileForm({ chainId: chain.id, account }, found);
  const [isUnchangedNoted, setIsUnchangedNoted] = useState(false);
  /** The URI to sign, while the dialog is open. */
  const [uri, setUri] = useState<string>();
  const { prepared, cost, code, refetch } = useProfileCost(chainConfig, account, uri);
  const { switching, switchChain } = useSwitchChain(chain.id);
  const { state, isSlow, save, cancel, finishResumed } = useSaveProfile({
    chainConfig,
    account,
    typed: profileForm.uri,
    onSaved: () => setUri(undefined),
  });

  const submit = () => {
    profileForm.touchAll();
    if (!profileForm.isValid || profileForm.isShrinking) return;
    const isNothingNew = profileForm.isSaved && (found.status === 'read' || found.status === 'none');
    setIsUnchangedNoted(isNothingNew);
    if (!isNothingNew) setUri(profileForm.uri);
  };
  const isShort = cost.status === 'known' && cost.problem !== undefined;
  const wrongNetwork = !isOnChain && (
    <WrongNetwork chainName={chain.name} switching={switching} onSwitch={switchChain} />
  );
  return (
    <>
      <EditProfileView
        form={profileForm.form}
        problems={profileForm.problems}
        isShrinking={profileForm.isShrinking}
        isKept={profileForm.isKept}
        isChanged={profileForm.isChanged}
        isUnchangedNoted={isUnchangedNoted && profileForm.isSaved}
        notice={
          <SizeNotice
            problem={profileForm.sizeProblem}
            keptFields={profileForm.keptFields}
            isLeftOut={profileForm.isLeftOut}
            onLeaveOut={profileForm.setIsLeftOut}
          />
        }
        onChange={profileForm.change}
        onBlur={profileForm.touch}
        onChoosePicture={profileForm.choosePicture}
        onSubmit={submit}
        onDiscard={profileForm.discard}
      >
        <ResumedProfiles chainConfig={chainConfig} account={account} onVisible={finishResumed} />
        {found.status === 'elsewhere' && (
          <Banner tone="warning" role="note" title={messages.replaces.elsewhere(found.href)} />
        )}
        {found.status === 'unreadable' && (
          <Banner tone="warning" role="note" title={messages.replaces.unreadable} />
        )}
        {wrongNetwork}
      </EditProfileView>
      {uri !== undefined && (
        <SignProfileDialog
          chainConfig={chainConfig}
          account={account}
          uri={uri}
          gas={prepared?.gas}
          cost={cost}
          state={state}
          canSign={isOnChain && !isShort && code === undefined}
          onSign={() => save(uri, prepared)}
          onCancel={cancel}
          onClose={() => setUri(undefined)}
          status={
            <>
              {wrongNetwork}
              <SignStatus {...{ chainConfig, state, isSlow, cost, code }} onRetry={refetch} />
            </>
          }
        />
      )}
    </>
  );
}
