/**
 * Why a request was refused, for the server's own eyes; what the client is told is coarser (`problems.ts`).
 * Of a message: `grammar` is not EIP-4361, `too-long` and `outside-limits` are more than is let through, the others
 * name the field that does not fit. `logged-out`: its browser signed out while the signature was verified.
 */
export type SiweRefusalReason =
  | 'path'
  | 'method'
  | 'origin'
  | 'media-type'
  | 'body-size'
  | 'client-rate'
  | 'account-rate'
  | 'body'
  | 'signature-format'
  | 'grammar'
  | 'too-long'
  | 'outside-limits'
  | 'scheme'
  | 'domain'
  | 'uri'
  | 'chain-id'
  | 'issued-in-the-future'
  | 'issued-too-long-ago'
  | 'expired'
  | 'not-yet-valid'
  | 'nonce'
  | 'signature'
  | 'logged-out'
  | 'rpc'
  | 'rpc-chain'
  | 'nonces-full'
  | 'sessions-full'
  | 'store';

/** A request was refused; thrown where it is noticed, answered in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: SiweRefusalReason;
  readonly headers: Readonly<Record<string, string>>;

  constructor(reason: SiweRefusalReason, headers: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
    this.headers = headers;
  }
}
