import type { ChainConfig } from '@org/chain-config';
import { type HttpLimits, type Log, StartError, type TrustedProxies } from '@org/server-kit';
import { connectToChain } from './connectToChain.ts';
import { createGraphql, GRAPHQL_PATH, type ScanGraphql } from './graphql/createGraphql.ts';
import { createMetrics, type Health, toHealth } from './http/createMetrics.ts';
import { listenScan } from './http/createScanApp.ts';
import { createIndexer } from './indexer/createIndexer.ts';
import type { LogCheck } from './indexer/missingLogs.ts';
import type { RpcCounts } from './rpc/createRpcClient.ts';
import { claimDatabase, countRows } from './store/createStore.ts';
import type { SqlDatabase } from './store/database.ts';
import { openScanDatabase } from './store/openDatabase.ts';

export type ScanOptions = {
  config: ChainConfig;
  /** The first is used, the others when it omits logs; of them, those of another chain are skipped. */
  rpcUrls: readonly string[];
  /** The address has one node, not many of which some are late. */
  isLoneNode: boolean;
  /** 0: any free one. */
  port: number;
  /** The address to listen on. */
  host: string;
  /** `postgres://…` a server, `file:…` a folder for an embedded one; null: in a temporary folder. */
  databaseUrl: string | null;
  /** Default: none, headers of proxies mean nothing. */
  trustedProxies?: TrustedProxies | undefined;
  limits?: Partial<HttpLimits> | undefined;
  log: Log;
  /** An empty database to start from, see `openScanDatabase`. */
  template?: URL | undefined;
};

export type Scan = {
  /** The GraphQL endpoint. */
  url: string;
  getHealth: () => Health;
  /** Settles when the scan has stopped; rejects with a StartError when it cannot continue. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/** Grace period for open requests after the scan was told to stop. */
const CLOSE_MS = 2_000;

/**
 * Starts everything at once: the HTTP server answers (503) while the database is opening, which takes longest.
 *
 * @throws {StartError} `port`
 */
export async function startScan(options: ScanOptions): Promise<Scan> {
  const { config, rpcUrls, isLoneNode, host, log } = options;
  const missing: Pick<LogCheck, 'expected' | 'gaps'> = { expected: new Map(), gaps: new Map() };
  const endpoints = [...rpcUrls];
  const stopping = new AbortController();
  let graphql: ScanGraphql | null = null;
  let db: SqlDatabase | undefined;
  const rpcCounts: RpcCounts = { calls: 0, errors: 0 };

  const indexer = createIndexer({
    open: async () => {
      db ??= await openScanDatabase({ url: options.databaseUrl, template: options.template });
      await claimDatabase(db, `chain ${config.chain.id}, EAS ${config.eas.contract}`);
      if (!stopping.signal.aborted) graphql = createGraphql({ db, log });
      return db;
    },
    async connect(session, endpoint) {
      for (;;) {
        const nth = endpoint % endpoints.length;
        const rpcUrl = endpoints[nth] ?? '';
        try {
          const { signal } = stopping;
          return await connectToChain({ config, session, rpcUrl, missing, rpcCounts, isLoneNode, signal });
        } catch (error) {
          if (nth === 0 || !(error instanceof StartError)) throw error;
          log(`Skips an endpoint: ${error.message}`, { level: 'warn', code: error.code });
          endpoints.splice(nth, 1);
        }
      }
    },
    poll: isLoneNode ? { busyMs: 100, idleMs: 100 } : { busyMs: 2_000, idleMs: 4_000 },
    maxPauseMs: isLoneNode ? 1_000 : 30_000,
    log,
  });
  const getHealth = () => toHealth(indexer.state, config);
  const app = {
    getGraphql: () => graphql,
    getHealth,
    checkDatabase: async () => db?.check(),
    metrics: createMetrics({
      getHealth,
      getRpcCounts: () => rpcCounts,
      countRows: async () => (db ? countRows(db) : new Map()),
    }),
    hasGraphiql: config.status === 'local',
    log,
  };
  const listening = listenScan(app, {
    host,
    port: options.port,
    trustedProxies: options.trustedProxies,
    limits: options.limits,
  });

  const close = async () => {
    stopping.abort();
    await listening.then(
      (server) => server.stop(CLOSE_MS),
      () => undefined,
    );
    graphql = null;
    await db?.close().catch(() => undefined);
  };
  const { port } = await listening.catch((error: unknown) => {
    // The error does not wait until the database is open and closed again.
    void close();
    throw error;
  });
  const ended = indexer.run(stopping.signal).finally(close);

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}${GRAPHQL_PATH}`,
    getHealth,
    ended,
    stop() {
      stopping.abort();
      return ended;
    },
  };
}
