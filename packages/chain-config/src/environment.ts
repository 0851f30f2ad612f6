export {
  type ChainEnvironment,
  type Environment,
  readChainEnvironment,
} from './environment/readChainEnvironment.ts';
