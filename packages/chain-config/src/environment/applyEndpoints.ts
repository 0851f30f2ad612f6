import type { ChainConfig } from '../chainConfig.ts';
import { parseChainConfigs } from '../parseChainConfigs.ts';
import { describeProblems } from './describeProblems.ts';
import type { Environment } from './environment.ts';

type Options = { env: Environment; problems: string[] };

/** Gives each chain the endpoints of `RPC_URL_<id>` and `SCAN_URL_<id>`, checked like every other endpoint. */
export function applyEndpoints(
  configs: readonly ChainConfig[],
  { env, problems }: Options,
): readonly ChainConfig[] {
  const ids = configs.map(({ chain }) => String(chain.id));
  for (const name of Object.keys(env)) {
    const id = /^(?:RPC|SCAN)_URL_(\d+)$/.exec(name)?.[1];
    if (id !== undefined && env[name]?.trim() && !ids.includes(id)) {
      problems.push(`${name}: no chain of CHAINS has the id ${id}`);
    }
  }
  return configs.flatMap((config) => {
    const rpc = `RPC_URL_${config.chain.id}`;
    const scan = `SCAN_URL_${config.chain.id}`;
    const rpcUrl = env[rpc]?.trim();
    const graphQl = env[scan]?.trim() || config.eas.graphQl;
    const rpcUrls = rpcUrl ? { ...config.chain.rpcUrls, default: { http: [rpcUrl] } } : config.chain.rpcUrls;
    try {
      return parseChainConfigs([
        { ...config, chain: { ...config.chain, rpcUrls }, eas: { ...config.eas, graphQl } },
      ]);
    } catch (error) {
      const nameOf = (path: string) =>
        path.includes('graphQl') ? scan : path.includes('rpcUrls') ? rpc : 'CHAINS';
      problems.push(...describeProblems(error, (text, path) => `${nameOf(path)}: ${text}`));
      return [];
    }
  });
}
