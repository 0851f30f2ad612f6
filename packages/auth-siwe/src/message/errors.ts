import type { SiweMessage } from './siweMessage.ts';

/** An invalid field of a message, or `message` for the whole message. */
export type SiweField = keyof SiweMessage | 'message';

/** The fields do not make a valid message. `fields` lists all invalid ones. */
export class SiweMessageError extends Error {
  override readonly name = 'SiweMessageError';
  readonly code = 'siwe-fields';
  readonly fields: readonly SiweField[];

  constructor(fields: readonly SiweField[]) {
    super(`invalid fields of a sign-in message: ${fields.join(', ')}`);
    this.fields = fields;
  }
}

/**
 * Why a call to the server failed. `malformed`: the server could not parse the request. `refused`: it rejected the
 * message. `origin`: it does not accept calls from this page. `rate-limited`: too many calls. `unavailable`: the server or
 * its chain does not work. `unreachable`: there was no response. `timeout`: there was no response in time. `clock`: this
 * device's clock is wrong, and so was the message's time. `unexpected`: the response is not valid. `aborted`: the caller
 * aborted.
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
  /** Whether the same call may succeed later. Signing in again always needs a new message. */
  readonly retryable: boolean;
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;
  /** The server's Retry-After. */
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
