import type { Address, Hex } from 'viem';
import { type ConsentRequest, findConsentRequest, toList } from './consentRequest.ts';
import {
  askNode,
  type Behavior,
  createListenerList,
  type RpcRequest,
  type ScriptedMethod,
  type ScriptedWallet,
  ScriptedWalletError,
} from './scriptedWallet.ts';
import type { Signer } from './signer.ts';

/** True if the page may see the accounts. */
type Authorization = { read(): boolean; write(isAuthorized: boolean): void };

/** With a `key` it survives reloads, as in real wallets. */
function createAuthorization(key: string | undefined): Authorization {
  let isAuthorized = false;
  if (key !== undefined) {
    try {
      isAuthorized = window.localStorage.getItem(key) === 'true';
    } catch {
      // Blocked storage: the page asks again next time.
    }
  }
  return {
    read: () => isAuthorized,
    write(next) {
      isAuthorized = next;
      if (key === undefined) return;
      try {
        if (next) window.localStorage.setItem(key, 'true');
        else window.localStorage.removeItem(key);
      } catch {
        // The same reason as above.
      }
    },
  };
}

export type ScriptedWalletOptions = {
  /** The chain's node: reads and signed transactions go there. */
  readonly rpcUrl: string;
  /** The chain of `rpcUrl`. */
  readonly chainId: number;
  /** The wallet's first chain. Default: `chainId`. */
  readonly initialChainId?: number;
  /** Refuses every other chain with 4200, instead of asking for it to be added with 4902. */
  readonly isSingleChain?: boolean;
  /** Default of every method: `ok`. */
  readonly behavior?: Partial<Record<ScriptedMethod, Behavior>>;
  /** Called before a method whose behavior is `ok`; `false` rejects. Default: approves everything. */
  readonly approve?: (request: ConsentRequest) => Promise<boolean>;
  /** The delay before an answer if there is no `approve`, in ms. Default: 100. */
  readonly answerAfterMs?: number;
  /** The `localStorage` key that keeps the page connected after a reload. */
  readonly authorizationKey?: string;
} & (
  | {
      /** One key, or one per account. For worthless test keys only. */
      readonly privateKey: Hex | readonly Hex[];
      /** The keys' addresses, if known; avoids deriving them before the first signature. */
      readonly addresses?: readonly Address[];
    }
  | {
      /** An account that the node signs for. */
      readonly account: Address;
    }
);

const toHexNumber = (value: number): Hex => `0x${value.toString(16)}`;

/**
 * A wallet for tests, stories and local chains: scripted behavior, real signatures.
 *
 * @example
 * import { announceWallet, createScriptedWallet } from '@org/wallet-kit/testing';
 * const wallet = createScriptedWallet({
 *   privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
 *   rpcUrl: 'http://127.0.0.1:8545',
 *   chainId: 31337,
 *   behavior: { eth_sendTransaction: 'reject' },
 * });
 * announceWallet(wallet, { name: 'Scripted wallet', rdns: 'test.scripted' });
 */
export function createScriptedWallet(options: ScriptedWalletOptions): ScriptedWallet {
  const keys = 'privateKey' in options ? [options.privateKey].flat() : [];
  const listeners = createListenerList();
  const authorization = createAuthorization(options.authorizationKey);
  const behaviors = new Map(Object.entries(options.behavior ?? {}));
  const rpcUrls = new Map([[options.chainId, options.rpcUrl]]);
  const requests: RpcRequest[] = [];
  const waiting = new Set<() => void>();
  let chainId = options.initialChainId ?? options.chainId;
  let accounts: readonly Address[] | undefined = 'account' in options ? [options.account] : options.addresses;
  let isAskedToConnect = false;

  const getRpcUrl = () => {
    const rpcUrl = rpcUrls.get(chainId);
    if (rpcUrl === undefined) throw new ScriptedWalletError(4901);
    return rpcUrl;
  };

  const loadSigners = async (): Promise<readonly Signer[]> => {
    // Loads the cryptography on first use.
    const { createSigner } = await import('./signer.ts');
    const rpcUrl = rpcUrls.get(chainId) ?? options.rpcUrl;
    return keys.map((key) => createSigner(key, rpcUrl, chainId));
  };

  const getAccounts = async () => {
    accounts ??= (await loadSigners()).map((signer) => signer.address);
    return accounts;
  };

  const findSigner = async (address: unknown) => {
    if (!authorization.read()) throw new ScriptedWalletError(4100);
    if (keys.length === 0) return undefined;
    const wanted = String(address).toLowerCase();
    const signer = (await loadSigners()).find((known) => known.address.toLowerCase() === wanted);
    if (!signer) throw new ScriptedWalletError(4100);
    return signer;
  };

  const getBehavior = (method: string): Behavior =>
    behaviors.get(method) ??
    (method === 'wallet_requestPermissions' ? behaviors.get('eth_requestAccounts') : undefined) ??
    'ok';

  const changeChain = (next: number) => {
    if (chainId === next) return;
    chainId = next;
    listeners.emit('chainChanged', toHexNumber(next));
  };

  const obtainConsent = async (method: string, consent: ConsentRequest): Promise<void> => {
    // No user answers within a frame, and RainbowKit misses a rejection before its dialog has updated.
    if (!options.approve) await new Promise((resolve) => setTimeout(resolve, options.answerAfterMs ?? 100));
    while (getBehavior(method) === 'pending') await new Promise<void>((resolve) => waiting.add(resolve));
    const behavior = getBehavior(method);
    if (behavior === 'never') await new Promise<never>(() => {});
    if (typeof behavior === 'number') throw new ScriptedWalletError(behavior);
    if (behavior === 'reject') throw new ScriptedWalletError(4001);
    if (options.approve && !(await options.approve(consent))) throw new ScriptedWalletError(4001);
  };

  const connect = async (method: string): Promise<readonly Address[]> => {
    // Real wallets show one connect prompt at a time.
    if (isAskedToConnect) throw new ScriptedWalletError(-32002);
    isAskedToConnect = true;
    try {
      await obtainConsent(method, { kind: 'connect' });
    } finally {
      isAskedToConnect = false;
    }
    authorization.write(true);
    return getAccounts();
  };

  const answer = async ({ method, params }: RpcRequest): Promise<unknown> => {
    switch (method) {
      case 'eth_chainId':
        return toHexNumber(chainId);
      case 'net_version':
        return String(chainId);
      case 'eth_accounts':
        return authorization.read() ? getAccounts() : [];
      case 'wallet_getPermissions':
        return authorization.read() ? [{ parentCapability: 'eth_accounts' }] : [];
      case 'wallet_revokePermissions':
        authorization.write(false);
        listeners.emit('accountsChanged', []);
        return null;
      default:
        return askNode(getRpcUrl(), { method, params });
    }
  };

  const obey = async (request: RpcRequest, consent: ConsentRequest): Promise<unknown> => {
    const [first, second] = toList(request.params);
    switch (consent.kind) {
      case 'sign': {
        const signer = await findSigner(second);
        return signer ? signer.signMessage(first) : askNode(getRpcUrl(), request);
      }
      case 'sign-typed-data': {
        const signer = await findSigner(first);
        return signer ? signer.signTypedData(second) : askNode(getRpcUrl(), request);
      }
      case 'send': {
        const fields = first as Record<string, unknown>;
        const rpcUrl = getRpcUrl();
        const signer = await findSigner(fields.from);
        return signer ? signer.sendTransaction(fields) : askNode(rpcUrl, request);
      }
      case 'add': {
        const { rpcUrls: [rpcUrl] = [] } = first as { rpcUrls?: readonly string[] };
        if (rpcUrl !== undefined) rpcUrls.set(consent.chainId, rpcUrl);
        if (getBehavior(request.method) !== 'no-effect') changeChain(consent.chainId);
        return null;
      }
      case 'switch':
        if (getBehavior(request.method) !== 'no-effect') changeChain(consent.chainId);
        return null;
      default:
        return true;
    }
  };

  const request = async ({ method, params }: RpcRequest): Promise<unknown> => {
    requests.push({ method, params });
    const consent = findConsentRequest(method, params, chainId);
    if (!consent) return answer({ method, params });
    if (consent.kind === 'connect') {
      if (method === 'eth_requestAccounts') return authorization.read() ? getAccounts() : connect(method);
      const value = await connect(method);
      return [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value }] }];
    }
    if (consent.kind === 'switch' || consent.kind === 'add') {
      if (!Number.isSafeInteger(consent.chainId)) throw new ScriptedWalletError(-32602);
      if (consent.chainId === chainId) return null;
      if (options.isSingleChain && consent.chainId !== options.chainId) throw new ScriptedWalletError(4200);
      const isUnknown = consent.kind === 'switch' && !rpcUrls.has(consent.chainId);
      if (isUnknown && getBehavior(method) === 'ok') throw new ScriptedWalletError(4902);
    }
    await obtainConsent(method, consent);
    return obey({ method, params }, consent);
  };

  return {
    request,
    requests,
    on: listeners.on,
    removeListener: listeners.removeListener,
    emit: listeners.emit,
    changeChain,
    setBehavior: (method, behavior) => void behaviors.set(method, behavior),
    release() {
      const released = [...waiting];
      waiting.clear();
      for (const resume of released) resume();
    },
    changeAccounts(next) {
      accounts = next;
      authorization.write(next.length > 0);
      listeners.emit('accountsChanged', [...next]);
    },
  };
}
