import { createMemoryNonceStore, createMemorySessionStore, createSiweServer } from '@org/auth-siwe/server';

export const siwe = createSiweServer({
  origin: 'http://localhost:3000',
  chains: [{ id: 84532, rpcUrls: ['https://sepolia.base.org'] }],
  nonces: createMemoryNonceStore(),
  sessions: createMemorySessionStore(),
});
