import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../base/contexts.ts';
import type { ConnectTrouble } from '../wallets/walletTrouble.ts';
import { ConnectNotice } from './ConnectNotice.tsx';
import { coverStep, useChooseAgain, useNoticePlace } from './rainbowKitDialog.ts';
import { useConnectFailure } from './useConnectFailure.ts';

/** A retry cannot fix these. */
const lasting: readonly (ConnectTrouble | undefined)[] = ['needs-project-id', 'no-chains'];

const isOurs = (element: Element) => element.closest('.wallet-kit-notice') !== null;

/**
 * Shows a failed connection in place of RainbowKit's step, or below its list. RainbowKit itself shows a bare RETRY
 * for some failures and nothing for others.
 */
export function ConnectNoticeBridge() {
  const texts = useTexts();
  const [failure, forget] = useConnectFailure();
  const place = useNoticePlace(failure !== undefined);
  const chooseAgain = useChooseAgain();

  useLayoutEffect(() => (place?.isStep ? coverStep(place.element) : undefined), [place]);

  // Any other press in the dialog dismisses the failure.
  useEffect(() => {
    if (!place) return;
    const leave = ({ target }: Event) => {
      const pressed = (target as Element).closest('[data-rk] button, [data-rk] a');
      if (pressed && !isOurs(pressed)) forget();
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  });

  if (!place || !failure) return null;
  const retry = () => {
    const own = failure.isScanned || !place.isStep ? undefined : place.element.querySelectorAll('button');
    const button = [...(own ?? [])].find((each) => !isOurs(each));
    forget();
    if (button) button.click();
    else chooseAgain(failure.walletId);
  };
  return createPortal(
    <ConnectNotice
      trouble={failure.trouble}
      walletName={failure.walletName}
      texts={texts}
      onRetry={lasting.includes(failure.trouble) ? undefined : retry}
    />,
    place.element,
  );
}
