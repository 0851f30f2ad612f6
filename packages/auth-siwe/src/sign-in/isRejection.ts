/** The search depth, because an error may contain itself. */
const DEEPEST = 12;

/** Internal error, which wallets also use for anything without a code. */
const GENERIC = [-32603, -32000];

/**
 * Whether an error means that the user rejected the request in the wallet. Wallets and libraries wrap that in many ways, so
 * every cause is checked.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193#provider-errors
 */
export function isRejection(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const { code, name, message, cause, data, originalError, error: inner } = error as Record<string, unknown>;
  if (code === 4001 || code === '4001' || code === 5000 || code === 'ACTION_REJECTED') return true;
  if (name === 'UserRejectedRequestError') return true;
  // Some wallets say so only in the message, or beside a generic code.
  if (
    (code === undefined || GENERIC.includes(Number(code))) &&
    typeof message === 'string' &&
    /\buser (rejected|denied|cancell?ed)\b/i.test(message)
  )
    return true;
  return [cause, data, originalError, inner].some((each) => isRejection(each, depth + 1));
}
