import { LocalChainError } from './errors.ts';

export type Settings = { rpcPort: number; webPort: number };

const readPort = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new LocalChainError('bad-setting', `${name} must be a port from 1 to 65535, not "${text}".`);
};

/** `RPC_PORT` (8545) is where the chain listens, `PORT` (3000) where the web app that may call it is served. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  rpcPort: readPort(env, 'RPC_PORT', 8545),
  webPort: readPort(env, 'PORT', 3000),
});
