import {
  createMemoryNonceStore,
  createMemorySessionStore,
  createSiweServer,
  type SiweServer,
} from '@org/auth-siwe/server';

// Next.js loads this module once for its routes and once for its pages; both need the same stores.
const shared = globalThis as { siwe?: SiweServer };
shared.siwe ??= createSiweServer({
  origin: 'http://localhost:3000',
  chains: [{ id: 84532, rpcUrls: ['https://sepolia.base.org'] }],
  nonces: createMemoryNonceStore(),
  sessions: createMemorySessionStore(),
});

export const { siwe } = shared;
