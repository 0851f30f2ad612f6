import type { Address, Hex } from 'viem';
import { getAddress } from 'viem/utils';
import { waitFor } from './client/createCaller.ts';
import type { SiweClient } from './client/siweClient.ts';
import { createSiweMessage } from './createSiweMessage.ts';
import { SiweClientError } from './errors.ts';

/** What a message is made for. */
export type SiweMessageRequest = {
  readonly address: Address;
  readonly chainId: number;
  readonly nonce: string;
};

/**
 * The seam between a "Verify your account" dialog and whatever server checks the signature. The dialog calls
 * these in this order; each rejects when it cannot do its part, and the dialog says which part it was.
 */
export type SiweAdapter<Message = string> = {
  /** A nonce from the server, fresh for every attempt. */
  getNonce(): Promise<string>;
  createMessage(request: SiweMessageRequest): Message | Promise<Message>;
  /** The text of a message that is to be signed. */
  getMessageBody(message: Message | { readonly message: Message }): string;
  /** Whether the server accepts the signature and has opened a session for the message's account. */
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
   * For how long `getNonce` keeps trying before it rejects. RainbowKit asks once when its dialog opens, and is stuck
   * for as long as that dialog is open if the answer is no: give it some minutes there. Default: 0, the client's own
   * tries.
   */
  readonly patienceMs?: number;
  /** Told when signing out failed: RainbowKit neither waits for `signOut` nor catches what it throws. */
  readonly onSignOutError?: (error: unknown) => void;
};

const PAUSE_MS = 2_000;
/** Servers keep a nonce for about 15 minutes; a dialog may have stood open for longer. */
const NONCE_FRESH_MS = 600_000;
/** How many nonces and messages are remembered: a person has few dialogs open. */
const REMEMBERED = 50;

const remember = <Key, Value>(memory: Map<Key, Value>, key: Key, value: Value) => {
  memory.set(key, value);
  const [oldest] = memory.keys();
  if (memory.size > REMEMBERED && oldest !== undefined) memory.delete(oldest);
};

/**
 * The operations that a "Verify your account" dialog calls, over a client; RainbowKit takes it as its adapter.
 * Every message gets a nonce of its own, also where a dialog hands in one that was used or has grown old, and an
 * account counts as verified only if the session is that account's.
 *
 * @example
 * import { createSiweAdapter, createSiweClient } from '@org/auth-siwe';
 * const adapter = createSiweAdapter(createSiweClient(), { statement: 'Sign in to Laurel.' });
 */
export function createSiweAdapter(
  client: SiweClient,
  { domain, uri, statement, patienceMs = 0, onSignOutError }: SiweAdapterOptions = {},
): SiweAdapter & { createMessage(request: SiweMessageRequest): Promise<string> } {
  /** When each nonce came; undefined once a message was made of it. */
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
        // A server that reads the text as something else than hexadecimal digits refuses it.
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
