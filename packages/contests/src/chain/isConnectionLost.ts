import { BaseError, HttpRequestError } from 'viem';

/** Who is not let in, or asks where nothing is, need not ask for less. */
const CLOSED = [401, 403, 404];

/** Whether a smaller question will not be answered either: nobody is there, or nobody lets us in. */
export function isConnectionLost(error: unknown): boolean {
  const status = findHttpError(error)?.status;
  return isUnanswered(error) || (status !== undefined && CLOSED.includes(status));
}

/** Whether nobody answered at all. */
export function isUnanswered(error: unknown): boolean {
  const http = findHttpError(error);
  return http !== null && http.status === undefined;
}

function findHttpError(error: unknown): HttpRequestError | null {
  if (!(error instanceof BaseError)) return null;
  const http = error.walk((cause) => cause instanceof HttpRequestError);
  return http instanceof HttpRequestError ? http : null;
}
