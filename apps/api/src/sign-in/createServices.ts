import {
  createMemoryNonceStore,
  createMemorySessionStore,
  createSiweServer,
  createSqlNonceStore,
  createSqlSessionStore,
  type SiweRefusalReason,
  type SiweServer,
} from '@org/auth-siwe/server';
import type { ChainConfig } from '@org/chain-config';
import { type Database, type Log, StartError } from '@org/server-kit';
import { createRefusalLog } from '../base/logs.ts';
import { createDocumentStore, type DocumentStore } from '../contests/documentStore.ts';
import { createMemoryDraftStore } from '../drafts/createMemoryDraftStore.ts';
import { createSqlDraftStore } from '../drafts/createSqlDraftStore.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import type { Settings } from '../settings/settings.ts';
import { createRecoverer } from './createRecoverer.ts';

/** One thread per process, shared by all apps. */
const recoverer = createRecoverer();

/** Sign-in and storage, shared by all routes. */
export type Services = {
  readonly siwe: SiweServer;
  readonly drafts: DraftStore;
  /** Null: nothing is stored. */
  readonly documents: DocumentStore | null;
  /** Undefined: unlimited. */
  readonly draftWritesPerMinute: number | undefined;
};

type ServiceOptions = {
  readonly clock?: () => number;
  readonly log?: Log;
  readonly countRefusal?: (reason: SiweRefusalReason) => void;
};

/** Sign-in and drafts on a database, or in memory. */
export function createServices(
  {
    publicConfig,
    rateLimits,
    serverChains = publicConfig.chains,
  }: Pick<Settings, 'publicConfig' | 'rateLimits'> & Partial<Pick<Settings, 'serverChains'>>,
  database: Database | null,
  { clock = Date.now, log, countRefusal }: ServiceOptions = {},
): Services {
  const logRefusal = createRefusalLog('sign-in', clock, log);
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
    onRefusal: (reason, cause) => {
      countRefusal?.(reason);
      logRefusal(reason, cause);
    },
  });
  return {
    siwe,
    drafts: database ? createSqlDraftStore(database.query) : createMemoryDraftStore(),
    documents: database && createDocumentStore(database.query, { vacuum: database.vacuum }),
    draftWritesPerMinute: rateLimits?.rest,
  };
}

const PATIENCE_MS = 1_500;

/**
 * Checks the chain id of every RPC. An RPC that does not answer is checked again before it is used, and an RPC of another
 * chain is never used.
 *
 * @param publicChains whose RPC URLs may appear in messages
 * @returns a warning for each wrong RPC beside a right one
 * @throws {StartError} `rpc` when a chain has wrong RPCs only
 */
export async function checkRpcs(
  siwe: Pick<SiweServer, 'checkRpcs'>,
  publicChains: readonly ChainConfig[],
): Promise<readonly string[]> {
  const rpcs = await siwe.checkRpcs(PATIENCE_MS);
  const isRight = (chainId: number) => rpcs.some((rpc) => rpc.chainId === chainId && rpc.state === 'ok');
  const describe = ({ chainId, url }: { chainId: number; url: string }) => {
    const chain = publicChains.find((config) => config.chain.id === chainId)?.chain;
    return chain?.rpcUrls.default.http.includes(url)
      ? `RPC_URL_${chainId}: ${new URL(url).origin} is the RPC of another chain`
      : `SERVER_RPC_URL_${chainId}: contains the RPC of another chain`;
  };
  const wrong = rpcs.filter(({ state }) => state === 'other-chain');
  const fatal = wrong.filter(({ chainId }) => !isRight(chainId));
  if (fatal.length > 0) {
    const lines = fatal.map((rpc) => `- ${describe(rpc)}`);
    throw new StartError({ code: 'rpc', message: `Invalid settings:\n${lines.join('\n')}` });
  }
  return wrong.map((rpc) => `${describe(rpc)} and is not used`);
}
