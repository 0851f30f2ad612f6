import { readFileSync } from 'node:fs';
import { type Environment, readChainEnvironment } from '@org/chain-config/environment';

/** Reads the configuration of the dev server from the environment, with the server's variable names. */
export const readConfig = (env: Environment) => {
  const { chains, defaultChain, problems } = readChainEnvironment({ CHAINS: 'local', ...env }, (path) =>
    readFileSync(path, 'utf8'),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    productName: env.PRODUCT_NAME || 'Laurel',
    publicOrigin: env.PUBLIC_ORIGIN || `http://localhost:${env.PORT || 3000}`,
    defaultChain: defaultChain?.slug,
    chains,
    walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID || null,
    hiddenUids:
      env.HIDDEN_UIDS?.toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean) ?? [],
  };
};
