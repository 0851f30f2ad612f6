import type { SiweMessage } from './siweMessage.ts';

/** A field of a message that cannot stand as it is, or `message` for the whole. */
export type SiweField = keyof SiweMessage | 'message';

/** A message was to be made of fields that make none. `fields` names every one of them. */
export class SiweMessageError extends Error {
  override readonly name = 'SiweMessageError';
  readonly code = 'siwe-fields';
  readonly fields: readonly SiweField[];

  constructor(fields: readonly SiweField[]) {
    super(`these fields make no sign-in message: ${fields.join(', ')}`);
    this.fields = fields;
  }
}

/**
 * Why a call to the server failed. `malformed`: the server could not read what it was sent. `refused`: it read it
 * and does not accept it. `origin`: it takes no calls from this page. `rate-limited`: too many calls.
 * `unavailable`: it, or the chain behind it, is out of order. `unreachable`: there was no answer. `timeout`: there
 * was none in time. `clock`: this device's clock is off, and the message said its time. `unexpected`: an answer that
 * this client does not understand. `aborted`: the caller gave up.
 */
export type SiweClientErrorCode =
  | 'malformed'
  | 'refused'
  | 'origin'
  | 'rate-limited'
  | 'unavailable'
  | 'unreachable'
  | 'timeout'
  | 'clock'
  | 'unexpected'
  | 'aborted';

const mayWorkLater: readonly SiweClientErrorCode[] = [
  'rate-limited',
  'unavailable',
  'unreachable',
  'timeout',
];

/** A call to the sign-in server failed. */
export class SiweClientError extends Error {
  override readonly name = 'SiweClientError';
  readonly code: SiweClientErrorCode;
  /** Whether the same act may succeed later. Signing in again always needs a fresh message. */
  readonly retryable: boolean;
  /** The HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** How long the server asks to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: SiweClientErrorCode,
    facts: { readonly status?: number; readonly retryAfterSeconds?: number; readonly cause?: unknown } = {},
  ) {
    const { status, retryAfterSeconds, cause } = facts;
    super(`the sign-in server: ${code}${status === undefined ? '' : ` (${status})`}`, { cause });
    this.code = code;
    this.retryable = mayWorkLater.includes(code);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
