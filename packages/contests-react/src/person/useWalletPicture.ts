import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '../page/whenIdle.ts';
import { useConfig, useWalletState } from '../provider/contests.ts';
import { personQuery } from './personQuery.ts';

/**
 * The picture in the profile of the connected account, on the wallet's chain, once the page is idle. For the header, so that
 * an account has the same picture everywhere.
 *
 * @returns a data URI; undefined without a wallet, a profile or a picture
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

const NOBODY = '0x0000000000000000000000000000000000000000';
