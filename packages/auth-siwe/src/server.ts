export type { SiweSession } from './client/siweClient.ts';
export {
  createSiweServer,
  SIWE_RATE_LIMITS,
  type SiweAdmission,
  type SiweConnection,
  type SiweRateLimits,
  type SiweServer,
  type SiweServerOptions,
} from './server/createSiweServer.ts';
export { SiweServerError, type SiweServerErrorCode } from './server/errors.ts';
export type { SiweServerSession, SiweSubject } from './server/operations.ts';
export { type SiweProblemCode, siweProblems } from './server/problems.ts';
export type { SiweRefusalReason } from './server/refusal.ts';
export type { RpcState, SiweChain } from './server/signature/createChainReader.ts';
export type { RecoverAddress } from './server/signature/verifySignature.ts';
export { createMemoryNonceStore } from './server/stores/createMemoryNonceStore.ts';
export { createMemorySessionStore } from './server/stores/createMemorySessionStore.ts';
export { createSqlNonceStore } from './server/stores/createSqlNonceStore.ts';
export { createSqlSessionStore } from './server/stores/createSqlSessionStore.ts';
export type { NonceStore, SignedOutBrowser, SpendResult, UsedNonce } from './server/stores/nonceStore.ts';
export type {
  OpenedSession,
  SessionKeys,
  SessionStore,
  StoredSession,
} from './server/stores/sessionStore.ts';
export { createSiweTables, type SqlQuery } from './server/stores/sql.ts';
export { toNetwork, toNetworks } from './server/toNetwork.ts';
