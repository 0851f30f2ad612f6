import { BaseError, HttpRequestError } from 'viem';

/** Whether nobody answered at all: then a smaller question will not be answered either. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const http = error.walk((cause) => cause instanceof HttpRequestError);
  return http instanceof HttpRequestError && http.status === undefined;
}
