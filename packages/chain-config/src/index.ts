export type {
  Address,
  ChainBlockExplorer,
  ChainConfig,
  ChainConfigInput,
  ChainContract,
  ChainData,
  ChainRpcUrls,
  ChainStatus,
  Hex,
} from './chainConfig.ts';
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
export { defineChainConfig } from './defineChainConfig.ts';
export { ChainConfigError, type ChainConfigErrorCode, type ChainConfigIssue } from './errors.ts';
export { getExplorerAddressUrl, getExplorerTransactionUrl } from './explorerUrls.ts';
export { findChainConfig } from './findChainConfig.ts';
export { findChainConfigBySlug } from './findChainConfigBySlug.ts';
export { getChainConfig } from './getChainConfig.ts';
export { getChainConfigBySlug } from './getChainConfigBySlug.ts';
export { getDefaultChainConfig } from './getDefaultChainConfig.ts';
export { parseChainConfigs } from './parseChainConfigs.ts';
export { getScanAttestationUrl, getScanSchemaUrl } from './scanUrls.ts';
