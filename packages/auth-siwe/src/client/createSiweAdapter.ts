import type { Address, Hex } from 'viem';
import { getAddress } from 'viem/utils';
import { createSiweMessage, SiweClientError } from '../message/siweMessage.ts';
import { waitFor } from './createCaller.ts';
import type { SiweClient } from './createSiweClient.ts';

/** The input of `createMessage`. */
export type SiweMessageRequest = {
  readonly address: Address;
  readonly chainId: number;
  readonly nonce: string;
};

/**
 * The interface between a "Verify your account" dialog and the server that verifies the signature. The dialog calls
 * these functions in this order; each rejects if it fails, and the dialog shows which step failed.
 */
export type SiweAdapter<Message = string> = {
  /** A nonce from the server, a new one for every attempt. */
  getNonce(): Promise<string>;
  createMessage(request: SiweMessageRequest): Message | Promise<Message>;
  /** The text of a message, for the wallet to sign. */
  getMessageBody(message: Message | { readonly message: Message }): string;
  /** True if the server accepts the signature and has opened a session for the message's account. */
  verify(signed: { readonly message: Message; readonly signature: string }): Promise<boolean>;
  signOut(): Promise<void>;
};

export type SiweAdapterOptions = {
  /** Host and port of the page. Default: `location.host`. */
  readonly domain?: string;
  /** Default: `location.origin`. */
  readonly uri?: string;
  /** One line for the person who signs. */
  readonly statement?: string;
  /**
   * How long `getNonce` keeps retrying before it rejects, in milliseconds. RainbowKit requests a nonce once when its dialog
   * opens; if that fails, its button stays disabled until the dialog closes, so use some minutes there. Default: 0, which
   * leaves only the client's own retries.
   */
  readonly patienceMs?: number;
  /** Called if signing out failed, because RainbowKit neither awaits `signOut` nor catches its errors. */
  readonly onSignOutError?: (error: unknown) => void;
};

const PAUSE_MS = 2_000;
/** Servers accept a nonce for about 15 minutes, and a dialog may be open for longer. */
const NONCE_FRESH_MS = 600_000;
/** How many nonces and messages are remembered; few dialogs are open at once. */
const REMEMBERED = 50;

const remember = <Key, Value>(memory: Map<Key, Value>, key: Key, value: Value) => {
  memory.set(key, value);
  const [oldest] = memory.keys();
  if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest);
};

/**
 * Creates the operations of a "Verify your account" dialog from a client; RainbowKit accepts it as its adapter.
 * Every message gets its own nonce, even if the dialog passes a used or expired one, and an
 * account counts as verified only if the session belongs to it.
 *
 * @example
 * import { createSiweAdapter, createSiweClient } from '@org/auth-siwe';
 * const adapter = createSiweAdapter(createSiweClient(), { statement: 'Sign in to Laurel.' });
 */
export function createSiweAdapter(
  client: SiweClient,
  { domain, uri, statement, patienceMs = 0, onSignOutError }: SiweAdapterOptions = {},
): SiweAdapter & { createMessage(request: SiweMessageRequest): Promise<string> } {
  /** When each nonce was received; undefined once a message uses it. */
  const nonces = new Map<string, number | undefined>();
  const requests = new Map<string, SiweMessageRequest>();

  const getNonce = async () => {
    for (const endsAt = Date.now() + patienceMs; ; ) {
      try {
        const nonce = await client.nonce();
        remember(nonces, nonce, Date.now());
        return nonce;
      } catch (error) {
        const isWorthwhile = error instanceof SiweClientError && error.retryable;
        if (!isWorthwhile || Date.now() + PAUSE_MS > endsAt) throw error;
        await waitFor(PAUSE_MS);
      }
    }
  };

  const isSpent = (nonce: string) => {
    if (!nonces.has(nonce)) return false;
    const since = nonces.get(nonce);
    return since === undefined || Date.now() - since > NONCE_FRESH_MS;
  };

  return {
    getNonce,
    createMessage: async ({ address: spelled, chainId, nonce: offered }) => {
      const address = getAddress(spelled);
      const nonce = isSpent(offered) ? await getNonce() : offered;
      remember(nonces, nonce, undefined);
      const message = createSiweMessage({
        domain: domain ?? globalThis.location.host,
        uri: uri ?? globalThis.location.origin,
        address,
        chainId,
        nonce,
        issuedAt: new Date(client.now?.() ?? Date.now()).toISOString(),
        ...(statement !== undefined && { statement }),
      });
      remember(requests, message, { address, chainId, nonce });
      return message;
    },
    getMessageBody: (message) => (typeof message === 'string' ? message : message.message),
    verify: async ({ message, signature }) => {
      const asked = requests.get(message);
      try {
        // The server rejects a signature that is not hexadecimal.
        const session = await client.verify({ message, signature: signature as Hex });
        return !asked || (session.address === asked.address && session.chainId === asked.chainId);
      } catch (error) {
        if (error instanceof SiweClientError && (error.code === 'refused' || error.code === 'malformed')) {
          return false;
        }
        throw error;
      }
    },
    signOut: () => client.logout().catch((error: unknown) => onSignOutError?.(error)),
  };
}
