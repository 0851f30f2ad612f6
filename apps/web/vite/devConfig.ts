import { createChainConfigs } from '@org/chain-config';
import type { Plugin } from 'vite';

/** While developing, the configuration comes from the environment, by the names that the server knows too. */
const readConfig = (env: NodeJS.ProcessEnv) => {
  const slugs = (env.CHAINS ?? 'local').split(',').map((slug) => slug.trim());
  const listed = createChainConfigs({ include: slugs as never });
  const chains = listed.map((entry) => ({
    ...entry,
    chain: {
      ...entry.chain,
      rpcUrls: {
        default: { http: [env[`RPC_URL_${entry.chain.id}`] ?? entry.chain.rpcUrls.default.http[0]] },
      },
    },
    eas: { ...entry.eas, graphQl: env[`SCAN_URL_${entry.chain.id}`] ?? entry.eas.graphQl },
  }));
  return {
    productName: env.PRODUCT_NAME ?? 'Laurel',
    publicOrigin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT ?? 3000}`,
    defaultChain: env.DEFAULT_CHAIN ?? slugs[0],
    chains,
    walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID || null,
  };
};

/** Puts the configuration where the server puts it: into `/config.json`. Only for the development server. */
export const devConfig = (): Plugin => ({
  name: 'laurel-dev-config',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use('/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(readConfig(process.env)));
    });
  },
});
