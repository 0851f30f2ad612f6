/** Services where a link can be shared: plain links, no third-party scripts. */
export type ShareTarget = 'x' | 'telegram' | 'email';

/** In characters. Longer texts are cut, because every service has a limit. */
const TEXT_LENGTH = 160;

/** Lone surrogates cannot be encoded in a URL. */
const toWhole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\u{fffd}');

const cut = (text: string): string => {
  const characters = [...toWhole(text)];
  return characters.length > TEXT_LENGTH
    ? `${characters.slice(0, TEXT_LENGTH - 1).join('')}…`
    : characters.join('');
};

/** The URLs that open a prepared post or email. */
export function createShareLinks({ url, text }: { url: string; text: string }): Record<ShareTarget, string> {
  const encodedUrl = encodeURIComponent(url);
  const encodedText = encodeURIComponent(cut(text));
  return {
    x: `https://x.com/intent/post?text=${encodedText}&url=${encodedUrl}`,
    telegram: `https://t.me/share/url?url=${encodedUrl}&text=${encodedText}`,
    email: `mailto:?subject=${encodedText}&body=${encodedUrl}`,
  };
}

/** The content to share. */
type ShareContent = { readonly title: string; readonly url: string };

/** Opens the native share sheet; resolves whether or not anything was shared. */
export type NativeShare = (content: ShareContent) => Promise<void>;

type Sharing = Pick<Navigator, 'share' | 'canShare'>;

/** The native share function, if the browser supports links. */
export function findNativeShare(device: Partial<Sharing> = navigator): NativeShare | undefined {
  if (!device.share || !device.canShare?.({ url: 'https://example.org' })) return undefined;
  return async (content) => {
    // Rejects if the sheet is closed or already open: both need no action.
    await device.share?.({ ...content }).catch(() => undefined);
  };
}
