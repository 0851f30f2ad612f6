export { buildDeployment, type DeploymentCall } from './deploy/buildDeployment.ts';
export { deployProtocol, prepareProtocol } from './deploy/deployProtocol.ts';
export { RESOLVER_INIT_CODE } from './deploy/generated/resolverInitCode.ts';
export {
  DEPLOYMENT_PROXY,
  getProtocolParts,
  type ProtocolContract,
  type ProtocolParts,
  type ProtocolSchema,
} from './deploy/getProtocolParts.ts';
export { computeResolver } from './deploy/resolverCode.ts';
