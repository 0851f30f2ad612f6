import type { Address } from 'viem';
import type { Eip1193Provider, RpcRequest } from './eip1193.ts';

/** The methods that a wallet asks its owner about, and that a test may therefore script. */
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
 * `pending`: no answer until {@link ScriptedWallet.release}. `never`: no answer at all, whatever happens later.
 * A number: that error code.
 */
export type Behaviour = 'ok' | 'reject' | 'pending' | 'never' | number;

/** A wallet under a test's control: an EIP-1193 provider, and the hand that moves it. */
export type ScriptedWallet = Eip1193Provider & {
  /** Every request so far, oldest first. */
  readonly requests: readonly RpcRequest[];
  /** From now on this method behaves so. Requests that are pending wait for `release`. */
  setBehaviour(method: ScriptedMethod, behaviour: Behaviour): void;
  /** Pending requests are answered as their methods behave now. */
  release(): void;
  /** The owner picks other accounts in the wallet; none means: disconnected by the wallet. */
  changeAccounts(accounts: readonly Address[]): void;
  /** The owner moves the wallet to another chain by hand. */
  changeChain(chainId: number): void;
  /** Any event, for wallets that behave oddly. */
  emit(event: string, ...facts: unknown[]): void;
};
