// Safe, which opens apps in a frame and answers their requests in its message format.
import { MessageFormatter, Methods, type SDKMessageEvent } from '@safe-global/safe-apps-sdk';

const info = {
  safeAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 84532,
  threshold: 2,
  owners: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  isReadOnly: false,
};

const rpc: Record<string, unknown> = {
  eth_blockNumber: '0x1',
  eth_getBalance: '0x0',
  eth_chainId: '0x14a34',
};

const answer = (method: Methods, params: unknown): unknown => {
  if (method === Methods.getSafeInfo) return info;
  if (method === Methods.rpcCall) return rpc[(params as { call: string }).call] ?? '0x';
  return undefined;
};

window.addEventListener('message', ({ data, source }: SDKMessageEvent) => {
  const { id, method, params, env } = data;
  if (!id || !method) return;
  const response = MessageFormatter.makeResponse(id, answer(method, params) as never, env.sdkVersion);
  (source as Window).postMessage(response, '*');
});
