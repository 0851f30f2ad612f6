export type { SiweSession } from './client/createSiweClient.ts';
export {
  createHonoHandler,
  createNextHandlers,
  type HonoContext,
  type HonoHandlerOptions,
  type NextHandlersOptions,
} from './server/adapters/createHonoHandler.ts';
export {
  createNodeHandler,
  type NodeHandlerOptions,
  type NodeRequest,
  type NodeResponse,
  toWebRequest,
} from './server/adapters/createNodeHandler.ts';
export { siweAnswerSchemas } from './server/answers.ts';
export {
  createSiweServer,
  SIWE_RATE_LIMITS,
  type SiweAdmission,
  type SiweConnection,
  type SiweRateLimits,
  type SiweServer,
  type SiweServerOptions,
} from './server/createSiweServer.ts';
export type { SiweServerSession, SiweSubject } from './server/operations.ts';
export { type SiweProblemCode, type SiweRefusalReason, siweProblems } from './server/problems.ts';
export { toNetwork, toNetworks } from './server/rateLimiter.ts';
export { siweRequestSchemas } from './server/readBody.ts';
export { SiweServerError, type SiweServerErrorCode } from './server/requireOptions.ts';
export type { RpcState, SiweChain } from './server/signature/createChainReader.ts';
export type { RecoverAddress } from './server/signature/verifySignature.ts';
export { createMemoryNonceStore } from './server/stores/createMemoryNonceStore.ts';
export { createMemorySessionStore } from './server/stores/createMemorySessionStore.ts';
export { createSqlNonceStore } from './server/stores/createSqlNonceStore.ts';
export { createSqlSessionStore } from './server/stores/createSqlSessionStore.ts';
export { createSiweTables, type SqlQuery } from './server/stores/sql.ts';
export type {
  NonceStore,
  OpenedSession,
  SessionKeys,
  SessionOwner,
  SessionStore,
  SignedOutBrowser,
  SpendResult,
  StoredSession,
  UsedNonce,
} from './server/stores/stores.ts';
