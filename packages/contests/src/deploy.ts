export { deployProtocol, prepareProtocol } from './write/deployProtocol.ts';
export { RESOLVER_INIT_CODE } from './write/generated/resolverInitCode.ts';
export {
  buildDeployment,
  DEPLOYMENT_PROXY,
  type DeploymentCall,
  getProtocolParts,
  type ProtocolContract,
  type ProtocolParts,
  type ProtocolSchema,
} from './write/getProtocolParts.ts';
export { computeResolver } from './write/resolverCode.ts';
