import { readAnswer } from '@org/chain-config/rpc';
import type { Address } from 'viem';

/** A JSON-RPC request from a page to a wallet. */
export type RpcRequest = { readonly method: string; readonly params?: unknown };

type Listener = (...facts: never[]) => void;

/**
 * An EIP-1193 provider.
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export type Eip1193Provider = {
  request(request: RpcRequest): Promise<unknown>;
  on(event: string, listener: Listener): void;
  removeListener(event: string, listener: Listener): void;
};

export type ListenerList = {
  on(event: string, listener: Listener): void;
  removeListener(event: string, listener: Listener): void;
  emit(event: string, ...facts: unknown[]): void;
};

/** The event emitter of a provider. */
export function createListenerList(): ListenerList {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener);
    },
    emit(event, ...facts) {
      // Each event has its own argument types, which this map's type cannot express.
      for (const listener of [...(listeners.get(event) ?? [])])
        (listener as (...all: unknown[]) => void)(...facts);
    },
  };
}

const messages: Record<number, string> = {
  4001: 'User rejected the request.',
  4100: 'The requested account or method has not been authorized by the user.',
  4200: 'The wallet does not support this method.',
  4900: 'The wallet is disconnected from all chains.',
  4901: 'The wallet is not connected to the requested chain.',
  4902: 'Unrecognized chain. Try adding the chain first.',
  [-32002]: 'A request is already pending in the wallet.',
  [-32601]: 'The method does not exist.',
  [-32602]: 'The parameters of the request are invalid.',
  [-32603]: 'Internal error.',
};

/**
 * A scripted wallet's error, with the numeric `code` of real wallets.
 * @see https://eips.ethereum.org/EIPS/eip-1193#provider-errors
 */
export class ScriptedWalletError extends Error {
  override readonly name = 'ScriptedWalletError';
  readonly code: number;
  /** The node's error data, if the node refused. */
  readonly data: unknown;

  constructor(code: number, facts: { message?: string; data?: unknown; cause?: unknown } = {}) {
    super(facts.message ?? messages[code] ?? `Error ${code}`, { cause: facts.cause });
    this.code = code;
    this.data = facts.data;
  }
}

/** The methods that need approval, and that a test can script. */
export type ScriptedMethod =
  | 'eth_requestAccounts'
  | 'wallet_requestPermissions'
  | 'personal_sign'
  | 'eth_signTypedData_v4'
  | 'eth_sendTransaction'
  | 'wallet_switchEthereumChain'
  | 'wallet_addEthereumChain'
  | 'wallet_watchAsset';

/**
 * `pending`: no answer until `release` of {@link ScriptedWallet}. `never`: no answer at all. `no-effect`: agrees to add or
 * to switch a chain, and stays on its own. A number: fails with that error code.
 */
export type Behavior = 'ok' | 'reject' | 'pending' | 'never' | 'no-effect' | number;

/** A scripted wallet: an EIP-1193 provider and its controls. */
export type ScriptedWallet = Eip1193Provider & {
  /** Every request so far, oldest first. */
  readonly requests: readonly RpcRequest[];
  /** Sets a method's behavior. Pending requests still wait for `release`. */
  setBehavior(method: ScriptedMethod, behavior: Behavior): void;
  /** Answers pending requests with their methods' current behavior. */
  release(): void;
  /** The user selects other accounts; an empty list disconnects. */
  changeAccounts(accounts: readonly Address[]): void;
  /** The user switches the wallet to another chain. */
  changeChain(chainId: number): void;
  /** Emits any event. */
  emit(event: string, ...facts: unknown[]): void;
};

const MAX_ANSWER_BYTES = 10_000_000;

/** Forwards a request to the node. */
export async function askNode(rpcUrl: string, { method, params }: RpcRequest): Promise<unknown> {
  let answer: { result?: unknown; error?: { code?: number; message?: string; data?: unknown } };
  try {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
    });
    answer = JSON.parse(await readAnswer(response, MAX_ANSWER_BYTES));
  } catch (cause) {
    throw new ScriptedWalletError(-32603, { message: `No usable answer from ${rpcUrl}.`, cause });
  }
  if (!answer.error) return answer.result;
  const { code = -32603, message, data } = answer.error;
  throw new ScriptedWalletError(code, { ...(message !== undefined && { message }), data });
}
