import { SiweClientError } from '@org/auth-siwe';
import { useCallback, useEffect, useState } from 'react';
import { allowOrigins } from '../../config/endpointsCookie.ts';
import { walletSession } from '../../shared/walletSession.ts';
import { chooseLanguage } from './LanguageSection.tsx';
import { type StoredState, StoredView } from './StoredView.tsx';
import {
  clearStored,
  findStoredElsewhere,
  listStoredGroups,
  type StoredElsewhere,
  type StoredGroupName,
} from './storedGroups.ts';

const lookUp = (elsewhere?: StoredElsewhere): StoredState => {
  const groups = listStoredGroups(elsewhere);
  return groups ? { status: 'found', groups } : { status: 'blocked' };
};

/** Lists and clears stored data, then reloads the page, because code in use has already read its data. */
export function StoredSection() {
  const [state, setState] = useState<StoredState>(() => lookUp());
  const [isBusy, setIsBusy] = useState(false);
  const [isStillSignedIn, setIsStillSignedIn] = useState(false);

  const look = useCallback(async () => setState(lookUp(await findStoredElsewhere())), []);
  useEffect(() => {
    void look();
  }, [look]);

  const clear = async (group: StoredGroupName) => {
    const isWalletInUse = walletSession.getSnapshot().status === 'connected';
    await clearStored(group);
    if (group === 'endpoints') allowOrigins([]);
    const isInUse = group === 'endpoints' || group === 'appearance' || (group === 'wallet' && isWalletInUse);
    if (isInUse) return window.location.reload();
    await look();
  };

  const clearAll = async () => {
    setIsBusy(true);
    await clearStored();
    allowOrigins([]);
    chooseLanguage(undefined);
    try {
      await signOut();
      window.location.reload();
    } catch {
      setIsBusy(false);
      setIsStillSignedIn(true);
      await look();
    }
  };

  return (
    <StoredView
      state={state}
      isBusy={isBusy}
      isStillSignedIn={isStillSignedIn}
      onClear={(group) => void clear(group)}
      onClearAll={() => void clearAll()}
    />
  );
}

/** Signs out; without a sign-in on the server there is nothing to end. @throws {SiweClientError} */
const signOut = async (): Promise<void> => {
  const { signIn } = await import('../../shared/signIn.ts');
  try {
    await signIn.signOut();
  } catch (error) {
    if (!(error instanceof SiweClientError) || error.code !== 'unexpected') throw error;
  }
};
