/** Where a link can be passed on; each is an ordinary link, no script of theirs is loaded. */
export type ShareTarget = 'x' | 'telegram' | 'email';

/** In characters. Longer texts are cut: every one of these services has a limit. */
const TEXT_LENGTH = 160;

/** Half a character cannot be put into an address. */
const toWhole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\u{fffd}');

const cut = (text: string): string => {
  const characters = [...toWhole(text)];
  return characters.length > TEXT_LENGTH
    ? `${characters.slice(0, TEXT_LENGTH - 1).join('')}…`
    : characters.join('');
};

/** The addresses that open a prepared post or letter. */
export function createShareLinks({ url, text }: { url: string; text: string }): Record<ShareTarget, string> {
  const encodedUrl = encodeURIComponent(url);
  const encodedText = encodeURIComponent(cut(text));
  return {
    x: `https://x.com/intent/post?text=${encodedText}&url=${encodedUrl}`,
    telegram: `https://t.me/share/url?url=${encodedUrl}&text=${encodedText}`,
    email: `mailto:?subject=${encodedText}&body=${encodedUrl}`,
  };
}

/** What is passed on. */
type ShareContent = { readonly title: string; readonly url: string };

/** Opens the device's own sheet; resolves whether or not anything was shared. */
export type NativeShare = (content: ShareContent) => Promise<void>;

type Sharing = Pick<Navigator, 'share' | 'canShare'>;

/** The device's own way of sharing, where the browser has one that takes links. */
export function findNativeShare(device: Partial<Sharing> = navigator): NativeShare | undefined {
  if (!device.share || !device.canShare?.({ url: 'https://example.org' })) return undefined;
  return async (content) => {
    // Rejects when the sheet is closed again, or is open already: both leave the page as it is.
    await device.share?.({ ...content }).catch(() => undefined);
  };
}
