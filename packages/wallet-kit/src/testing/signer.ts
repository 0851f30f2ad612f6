import { type Address, BaseError, createWalletClient, type Hex, http, isHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { ScriptedWalletError } from './scriptedWallet.ts';

/** Signs with a public test key: for local chains only. */
export type Signer = {
  readonly address: Address;
  signMessage(message: unknown): Promise<Hex>;
  signTypedData(json: unknown): Promise<Hex>;
  sendTransaction(fields: Record<string, unknown>): Promise<Hex>;
};

const toBigInt = (value: unknown) =>
  typeof value === 'string' && value.startsWith('0x') && value.length > 2 ? BigInt(value) : undefined;

/** The node's own message, without viem's wrapper. */
const findNodeMessage = (error: unknown): string =>
  error instanceof BaseError ? error.details || error.shortMessage : String(error);

export function createSigner(key: Hex, rpcUrl: string, chainId: number): Signer {
  const account = privateKeyToAccount(key);
  const chain = {
    id: chainId,
    name: String(chainId),
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  };
  const client = createWalletClient({ account, chain, transport: http(rpcUrl) });
  return {
    address: account.address,
    signMessage: (message) =>
      account.signMessage({ message: isHex(message) ? { raw: message } : String(message) }),
    signTypedData: (json) => account.signTypedData(typeof json === 'string' ? JSON.parse(json) : json),
    async sendTransaction({ to, value, data, input, gas, nonce, maxFeePerGas, maxPriorityFeePerGas }) {
      const optional = {
        value: toBigInt(value),
        gas: toBigInt(gas),
        nonce: toBigInt(nonce) === undefined ? undefined : Number(toBigInt(nonce)),
        maxFeePerGas: toBigInt(maxFeePerGas),
        maxPriorityFeePerGas: toBigInt(maxPriorityFeePerGas),
      };
      try {
        return await client.sendTransaction({
          ...Object.fromEntries(Object.entries(optional).filter(([, set]) => set !== undefined)),
          to: typeof to === 'string' ? (to as Address) : null,
          data: isHex(data) ? data : isHex(input) ? input : '0x',
        });
      } catch (cause) {
        throw new ScriptedWalletError(-32603, { message: findNodeMessage(cause), cause });
      }
    },
  };
}
