/** What is passed on. */
type ShareContent = { readonly title: string; readonly url: string };

/** Opens the device's own sheet; resolves whether or not anything was shared. */
export type NativeShare = (content: ShareContent) => Promise<void>;

type Sharing = Pick<Navigator, 'share' | 'canShare'>;

/** The device's own way of sharing, where the browser has one that takes links. */
export const findNativeShare = (device: Partial<Sharing> = navigator): NativeShare | undefined => {
  if (!device.share || !device.canShare?.({ url: 'https://example.org' })) return undefined;
  return async (content) => {
    // Rejects when the sheet is closed again, or is open already: both leave the page as it is.
    await device.share?.({ ...content }).catch(() => undefined);
  };
};
