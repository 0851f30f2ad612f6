import { getAnnounced } from './announced.ts';
import { listFirstWallets } from './firstWallets.ts';

/** By their addresses. Kept, because a browser forgets a picture that nothing refers to. */
const kept = new Map<string, HTMLImageElement>();

/**
 * Loads the icons of the first step before it opens, and asks wallets to announce themselves (EIP-6963). A browser makes
 * a document of its own for each SVG picture, which takes longer than all else that the list needs.
 *
 * @example
 * import { prepareIcons } from '@org/wallet-kit/first-step';
 * requestIdleCallback(prepareIcons);
 */
export function prepareIcons(): void {
  const { installed, popular } = listFirstWallets({
    announced: getAnnounced(),
    hasProjectId: true,
    isPhone: false,
  });
  for (const { icon } of [...installed, ...popular]) {
    if (kept.has(icon)) continue;
    const picture = new Image();
    picture.src = icon;
    kept.set(icon, picture);
  }
}
