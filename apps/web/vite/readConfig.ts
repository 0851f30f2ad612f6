import { type ChainConfig, chainConfigs, parseChainConfigs } from '@org/chain-config';

const findKnown = (slug: string) => chainConfigs.find((config) => config.slug === slug);

const withEndpoints = (config: ChainConfig, env: NodeJS.ProcessEnv) => {
  const { id, rpcUrls } = config.chain;
  const rpcUrl = env[`RPC_URL_${id}`];
  const graphQl = env[`SCAN_URL_${id}`] ?? config.eas.graphQl;
  const chain = { ...config.chain, rpcUrls: rpcUrl ? { default: { http: [rpcUrl] } } : rpcUrls };
  return { ...config, chain, eas: { ...config.eas, graphQl } };
};

/** While developing, the configuration comes from the environment, by the names that the server knows too. */
export const readConfig = (env: NodeJS.ProcessEnv) => {
  const slugs = (env.CHAINS || 'local').split(',').map((slug) => slug.trim());
  const chains = slugs.map((slug) => {
    const config = findKnown(slug);
    if (!config) throw new Error(`CHAINS names an unknown chain: ${slug}`);
    return withEndpoints(config, env);
  });
  return {
    productName: env.PRODUCT_NAME || 'Laurel',
    publicOrigin: env.PUBLIC_ORIGIN || `http://localhost:${env.PORT || 3000}`,
    defaultChain: env.DEFAULT_CHAIN || slugs[0],
    chains: parseChainConfigs(chains),
    walletConnectProjectId: env.WALLETCONNECT_PROJECT_ID || null,
  };
};
