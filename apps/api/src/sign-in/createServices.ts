import {
  createMemoryNonceStore,
  createMemorySessionStore,
  createSiweServer,
  createSqlNonceStore,
  createSqlSessionStore,
  type SiweServer,
} from '@org/auth-siwe/server';
import type { Database } from '@org/server-kit';
import { createMemoryDraftStore } from '../drafts/createMemoryDraftStore.ts';
import { createSqlDraftStore } from '../drafts/createSqlDraftStore.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import type { Settings } from '../settings/settings.ts';
import { createRecoverer } from './createRecoverer.ts';
import { createRefusalLog } from './refusalLog.ts';

/** One thread for the process, however many apps it makes. */
const recoverer = createRecoverer();

/** What the server keeps, and who may ask for it. */
export type Services = {
  readonly siwe: SiweServer;
  readonly drafts: DraftStore;
  /** Undefined: any number. */
  readonly draftWritesPerMinute: number | undefined;
};

/** Sign-in and drafts on a database, or in memory. */
export function createServices(
  {
    publicConfig,
    rateLimits,
    serverChains = publicConfig.chains,
  }: Pick<Settings, 'publicConfig' | 'rateLimits'> & Partial<Pick<Settings, 'serverChains'>>,
  database: Database | null,
  clock: () => number = Date.now,
): Services {
  const stores = database
    ? { nonces: createSqlNonceStore(database), sessions: createSqlSessionStore(database) }
    : { nonces: createMemoryNonceStore(), sessions: createMemorySessionStore() };
  const siwe = createSiweServer({
    ...stores,
    origin: publicConfig.publicOrigin,
    chains: serverChains.map(({ chain }) => ({ id: chain.id, rpcUrls: chain.rpcUrls.default.http })),
    rateLimits,
    clock,
    recoverAddress: recoverer.recoverAddress,
    onRefusal: createRefusalLog(clock),
  });
  return {
    siwe,
    drafts: database ? createSqlDraftStore(database.query) : createMemoryDraftStore(),
    draftWritesPerMinute: rateLimits?.rest,
  };
}
