export { create2ProxyAddress, create2ProxyRuntimeCode, create2Salt } from './create2.ts';
export {
  easCreationCode,
  easRuntimeCode,
  multicall3Address,
  multicall3CreationCode,
  schemaRegistryCreationCode,
  schemaRegistryRuntimeCode,
} from './eas.ts';
export { easAbi } from './generated/easAbi.ts';
export { profileAbi } from './generated/profileAbi.ts';
export { schemaRegistryAbi } from './generated/schemaRegistryAbi.ts';
export { profileAddress, profileCreationCode } from './profile.ts';
