import type { Address, Hex } from 'viem';

/** A page's request to send a transaction. */
export type SendRequest = {
  readonly kind: 'send';
  /** Absent: the transaction creates a contract. */
  readonly to: Address | undefined;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
  readonly chainId: number;
};

/** A page's request to switch to, or add, a chain. */
export type SwitchRequest = {
  readonly kind: 'switch' | 'add';
  readonly chainId: number;
  readonly chainName: string | undefined;
};

/** A request that the wallet's user must approve. */
export type ConsentRequest =
  | { readonly kind: 'connect' }
  | { readonly kind: 'sign'; readonly message: string }
  | { readonly kind: 'sign-typed-data'; readonly message: string }
  | SendRequest
  | SwitchRequest
  | { readonly kind: 'watch-asset'; readonly message: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A request's parameters as a list, for any input. */
export function toList(params: unknown): readonly unknown[] {
  return Array.isArray(params) ? params : params === undefined ? [] : [params];
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

/** Decodes a `personal_sign` parameter; bytes that are not UTF-8 stay hexadecimal. */
const toMessage = (value: unknown) => {
  const text = toText(value);
  if (!/^0x([0-9a-f]{2})*$/i.test(text)) return text;
  try {
    const bytes = Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
};

const toHex = (value: unknown): Hex =>
  typeof value === 'string' && value.startsWith('0x') ? (value as Hex) : '0x';

const toNumber = (value: unknown) =>
  Number(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN);

/** The approval that a request needs, or `undefined` if it needs none. */
export function findConsentRequest(
  method: string,
  params: unknown,
  chainId: number,
): ConsentRequest | undefined {
  const [first, second] = toList(params);
  const fields = isRecord(first) ? first : {};
  switch (method) {
    case 'eth_requestAccounts':
    case 'wallet_requestPermissions':
      return { kind: 'connect' };
    case 'personal_sign':
      return { kind: 'sign', message: toMessage(first) };
    case 'eth_signTypedData_v4':
      return { kind: 'sign-typed-data', message: toText(second) };
    case 'eth_sendTransaction':
      return {
        kind: 'send',
        to: fields.to === undefined ? undefined : toHex(fields.to),
        value: BigInt(toHex(fields.value) === '0x' ? 0 : toHex(fields.value)),
        data: toHex(fields.data ?? fields.input),
        chainId,
      };
    case 'wallet_switchEthereumChain':
      return { kind: 'switch', chainId: toNumber(fields.chainId), chainName: undefined };
    case 'wallet_addEthereumChain': {
      const name = typeof fields.chainName === 'string' ? fields.chainName : undefined;
      return { kind: 'add', chainId: toNumber(fields.chainId), chainName: name };
    }
    case 'wallet_watchAsset':
      return { kind: 'watch-asset', message: toText(first) };
    default:
      return undefined;
  }
}
