import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '../base/page/browser.ts';
import { useConfig, useWalletState } from '../base/provider/contests.ts';
import { personQuery } from './profileQuery.ts';
import type { WalletPicture } from './readPeople.ts';

/**
 * The picture in the profile of the connected account, on the wallet's chain, or else the one given to `showWalletPicture`, once
 * the page is idle. For the header, so that an account has the same picture everywhere.
 *
 * @returns its URL, a data URI for that of a profile; undefined without a wallet or a picture
 *
 * @example
 * import { useWalletPicture } from '@org/contests-react/reading';
 * const accountPicture = useWalletPicture();
 */
export function useWalletPicture(): string | undefined {
  const { chains } = useConfig();
  const { account, chainId } = useWalletState();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const chainConfig = chains.find(({ chain }) => chain.id === chainId);
  const { data } = useQuery(
    personQuery(isIdle && account && chainConfig ? chainConfig : null, account ?? NOBODY),
  );
  return data?.picture;
}

/**
 * Shows a picture that the wallet layer has found of the connected account, such as its ENS avatar, wherever the account has none in
 * its profile.
 *
 * @example
 * import { showWalletPicture } from '@org/contests-react/reading';
 * await showWalletPicture({ account, picture: '/avatars/judge.eth', queryClient });
 */
export async function showWalletPicture(picture: WalletPicture): Promise<void> {
  const { keepWalletPicture } = await import('./readPeople.ts');
  keepWalletPicture(picture);
}

const NOBODY = '0x0000000000000000000000000000000000000000';
