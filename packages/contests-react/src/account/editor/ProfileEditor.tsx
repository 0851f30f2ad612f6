import type { ChainConfig } from '@org/chain-config';
import { Banner } from '@org/ui-theme';
import { useState } from 'react';
import type { Address } from 'viem';
import { useTexts, useWalletState } from '../../base/provider/contests.ts';
import { accountEditorTexts } from '../../messages/en/accountEditor.ts';
import type { FoundProfile } from '../../person/profileQuery.ts';
import { useSwitchChain, WrongNetwork } from '../../write/WrongNetwork.tsx';
import { SignStatus } from '../../write/writeParts.tsx';
import { EditProfileView } from './EditProfileView.tsx';
import { ResumedProfiles } from './ResumedProfiles.tsx';
import { SignProfileDialog } from './SignProfileDialog.tsx';
import { SizeNotice } from './SizeNotice.tsx';
import { useProfileForm } from './useProfileForm.ts';
import { useProfileCost, useSaveProfile } from './useSaveProfile.ts';

export type ProfileEditorProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  /** The current profile on the chain. */
  readonly found: FoundProfile;
};

/** The connected account's profile form, and the write to the chain. */
export function ProfileEditor({ chainConfig, account, found }: ProfileEditorProps) {
  const words = useTexts('accountEditor', accountEditorTexts);
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
          <Banner tone="warning" role="note" title={words.replaces.elsewhere(found.href)} />
        )}
        {found.status === 'unreadable' && (
          <Banner tone="warning" role="note" title={words.replaces.unreadable} />
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
              <SignStatus {...{ chainConfig, state, isSlow, code }} onRetry={refetch} />
            </>
          }
        />
      )}
    </>
  );
}
