export { buildDeployment, type DeploymentCall } from './write/buildDeployment.ts';
export { deployProtocol, prepareProtocol } from './write/deployProtocol.ts';
export { RESOLVER_INIT_CODE } from './write/generated/resolverInitCode.ts';
export {
  DEPLOYMENT_PROXY,
  getProtocolParts,
  type ProtocolContract,
  type ProtocolParts,
  type ProtocolSchema,
} from './write/getProtocolParts.ts';
export { computeResolver } from './write/resolverCode.ts';
