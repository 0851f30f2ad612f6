export {
  contestResolverCreationCode,
  create2ProxyAddress,
  create2ProxyRuntimeCode,
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
export { contestResolverAbi } from './generated/contestResolverAbi.ts';
export { easAbi } from './generated/easAbi.ts';
export { profileAbi } from './generated/profileAbi.ts';
export { schemaRegistryAbi } from './generated/schemaRegistryAbi.ts';
