export {
  type Address,
  type ChainBlockExplorer,
  type ChainConfig,
  type ChainConfigInput,
  type ChainContract,
  type ChainData,
  type ChainRpcUrls,
  type ChainStatus,
  defineChainConfig,
  type Hex,
} from './base/chainConfig.ts';
export { ChainConfigError, type ChainConfigErrorCode, type ChainConfigIssue } from './base/errors.ts';
export {
  chainConfigs,
  type KnownChainConfig,
  type KnownChainId,
  type KnownChainSlug,
} from './chainConfigs.ts';
export { base } from './chains/base.ts';
export { baseGoerli } from './chains/baseGoerli.ts';
export { baseSepolia } from './chains/baseSepolia.ts';
export { local } from './chains/local.ts';
export { mainnet } from './chains/mainnet.ts';
export { optimism } from './chains/optimism.ts';
export { sepolia } from './chains/sepolia.ts';
export {
  type ChainConfigOverride,
  type ChainConfigsOptions,
  createChainConfigs,
} from './createChainConfigs.ts';
export {
  findChainConfig,
  findChainConfigBySlug,
  getChainConfig,
  getChainConfigBySlug,
  getDefaultChainConfig,
  hasRealMoney,
} from './getChainConfig.ts';
export { parseChainConfigs } from './parseChainConfigs.ts';
export {
  getExplorerAddressUrl,
  getExplorerTransactionUrl,
  getScanAttestationUrl,
  getScanSchemaUrl,
} from './urls.ts';
