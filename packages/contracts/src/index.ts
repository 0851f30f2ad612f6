export {
  contestResolverCreationCode,
  create2ProxyAddress,
  create2ProxyDeployer,
  create2ProxyRuntimeCode,
  create2ProxyTransaction,
  create2Salt,
  easCreationCode,
  easRuntimeCode,
  multicall3Address,
  multicall3CreationCode,
  profileAddress,
  profileCreationCode,
  schemaRegistryCreationCode,
  schemaRegistryRuntimeCode,
} from './artifacts.ts';
export {
  type ContestResolverImmutables,
  type Deployment,
  getContestResolverAddress,
  getContestResolverDeployment,
  profileDeployment,
} from './deployment.ts';
export { contestResolverAbi } from './generated/contestResolverAbi.ts';
export { easAbi } from './generated/easAbi.ts';
export { profileAbi } from './generated/profileAbi.ts';
export { schemaRegistryAbi } from './generated/schemaRegistryAbi.ts';
