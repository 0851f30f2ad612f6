export { DatabaseError, StartError, type StartErrorCode } from './base/errors.ts';
export { createPlainLog, createServerLog, type Log, type LogLevel, logLevels } from './base/log.ts';
export type {
  Database,
  DatabaseSettings,
  Lead,
  Queries,
  Query,
  Session,
  TextRows,
} from './database/database.ts';
export type { Migration, Migrations } from './database/migrations.ts';
export { dumpEmptyDatabase, type OpenDatabaseOptions, openDatabase } from './database/openDatabase.ts';
export {
  clientNetwork,
  getClientAddress,
  hasDisconnected,
  NO_PROXIES,
  type TrustedProxies,
} from './http/clients.ts';
export { chooseEncoding, compressAnswers, compressBody, type KeptEncodings } from './http/encoding.ts';
export { getOpenPart, type HttpLimits, httpLimits } from './http/limits.ts';
export type { ServerProblem } from './http/listen.ts';
export { type Listening, type ListenOptions, listen } from './http/listen.ts';
export { commonProblems, defineProblems, type ProblemFacts, type Problems } from './http/problem.ts';
export { logRequests, requestIdOf } from './http/requestLog.ts';
export { keepHeapSmall, type RunningServer, runServer } from './runServer.ts';
export { createSettingsReader, type Environment, isLoopback } from './settings/createSettingsReader.ts';
