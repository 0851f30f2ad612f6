/** CAIP-2: `namespace:chainId`. */
const CHAIN = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/;
/** CAIP-10: `namespace:chainId:address`. */
const ACCOUNT = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown, pattern = /^/): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string' && pattern.test(item));

/**
 * True if the namespaces of a WalletConnect session are well formed. WalletConnect's client checks accounts, methods and
 * events, but not chains.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/namespaces
 */
export function areNamespaces(namespaces: unknown): boolean {
  return (
    isRecord(namespaces) &&
    Object.values(namespaces).every(
      (each) =>
        isRecord(each) &&
        (each.chains === undefined || isList(each.chains, CHAIN)) &&
        isList(each.accounts, ACCOUNT) &&
        isList(each.methods) &&
        isList(each.events),
    )
  );
}
