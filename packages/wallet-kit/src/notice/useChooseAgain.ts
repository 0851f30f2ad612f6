import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useState } from 'react';

const findOption = (walletId: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-rk] button[data-testid]')].find(
    ({ dataset }) => dataset.testid === `rk-wallet-option-${walletId}`,
  );

/**
 * Chooses a wallet of the list once more. RainbowKit disables the one that is chosen, so that its dialog is opened
 * anew where that is so.
 */
export const useChooseAgain = (): ((walletId: string) => void) => {
  const { connectModalOpen, openConnectModal } = useConnectModal();
  const [walletId, setWalletId] = useState<string>();

  useEffect(() => {
    if (walletId === undefined) return;
    if (!connectModalOpen) return openConnectModal?.();
    const option = findOption(walletId);
    if (!option || option.disabled) return;
    setWalletId(undefined);
    option.click();
  }, [walletId, connectModalOpen, openConnectModal]);

  return (wanted) => {
    const option = findOption(wanted);
    if (option && !option.disabled) return option.click();
    setWalletId(wanted);
    document
      .querySelector<HTMLElement>('[data-rk][role="dialog"] [role="document"] button[aria-label="Close"]')
      ?.click();
  };
};
