import { WalletConnectionError } from '../errors.ts';
import { findWalletTrouble } from '../notice/findWalletTrouble.ts';

/** A pairing that has not come by then is not waited for any longer. */
const PAIRED_WITHIN_MS = 9_000;

type Message = { readonly type: string };
type Emitter = {
  on(event: 'message', listener: (message: Message) => void): void;
  off(event: 'message', listener: (message: Message) => void): void;
};

/**
 * Waits for an attempt to connect over the relay. Once the pairing is there (the QR code can be shown) it may
 * take its owner any time.
 *
 * @throws {WalletConnectionError} `relay-unreachable` when no pairing comes in time, or the attempt fails before
 */
export const waitForPairing = async <Value>(attempt: Promise<Value>, emitter: Emitter): Promise<Value> => {
  let isPaired = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onMessage = ({ type }: Message) => {
    if (type === 'display_uri') isPaired = true;
  };
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (!isPaired) reject(new WalletConnectionError('relay-unreachable'));
    }, PAIRED_WITHIN_MS);
  });
  emitter.on('message', onMessage);
  try {
    return await Promise.race([attempt, timeout]);
  } catch (error) {
    // When it was given up, nobody is left to hear how it ends.
    attempt.catch(() => {});
    if (isPaired || findWalletTrouble(error)) throw error;
    throw new WalletConnectionError('relay-unreachable', { cause: error });
  } finally {
    clearTimeout(timer);
    emitter.off('message', onMessage);
  }
};
