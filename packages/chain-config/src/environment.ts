export type { Environment } from './environment/environment.ts';
export { type ChainEnvironment, readChainEnvironment } from './environment/readChainEnvironment.ts';
