import { readFileSync } from 'node:fs';
import { type Environment, readChainEnvironment } from '@org/chain-config/environment';

/** While developing, the configuration comes from the environment, by the names that the server knows too. */
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
