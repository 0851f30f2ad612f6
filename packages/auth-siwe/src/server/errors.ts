/**
 * `origin`: sessions cannot be kept there. `chains`: none, one twice, or one whose id or RPC is none. `path`: no path
 * such as `/api/siwe`. `rate-limits`: one is no whole number.
 */
export type SiweServerErrorCode = 'origin' | 'chains' | 'path' | 'rate-limits';

/** A sign-in server was to be made with settings that make none. */
export class SiweServerError extends Error {
  override readonly name = 'SiweServerError';
  readonly code: SiweServerErrorCode;

  constructor(code: SiweServerErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
