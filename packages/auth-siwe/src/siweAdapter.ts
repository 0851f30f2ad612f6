import type { Address } from 'viem';

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
