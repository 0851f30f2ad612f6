import { LocalChainError } from './base/errors.ts';

export type Settings = { rpcPort: number; webOrigin: string; documentsOrigin: string | null };

const readPort = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new LocalChainError('bad-setting', `${name} must be a port from 1 to 65535, not "${text}".`);
};

const readOrigin = (name: string, text: string): string => {
  const url = URL.parse(text);
  const isOrigin = url !== null && (text === url.origin || text === `${url.origin}/`);
  if (isOrigin && /^https?:$/.test(url.protocol)) return url.origin;
  throw new LocalChainError(
    'bad-setting',
    `${name} must be an origin such as http://localhost:3000, not "${text}".`,
  );
};

/**
 * Reads the port of the chain, `RPC_PORT` (8545), and the origin of the web app that may call it: `PUBLIC_ORIGIN`, or
 * localhost with `PORT` (3000). `DOCUMENTS_ORIGIN` is the server that stores the documents of the demo, if there is one.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const localOrigin = `http://localhost:${readPort(env, 'PORT', 3000)}`;
  return {
    rpcPort: readPort(env, 'RPC_PORT', 8545),
    webOrigin: readOrigin('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN || localOrigin),
    documentsOrigin: env.DOCUMENTS_ORIGIN ? readOrigin('DOCUMENTS_ORIGIN', env.DOCUMENTS_ORIGIN) : null,
  };
}
