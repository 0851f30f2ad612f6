import { defineChain } from 'viem';

/** The stub's chain; `RPC_URL` is set when the pages are built. */
export const chain = defineChain({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [import.meta.env.VITE_RPC_URL] } },
});

/** Any identifier: no relay can be reached. */
export const projectId = '21fef48091f12692cad574a6f7753643';
