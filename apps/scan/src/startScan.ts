import type { ChainConfig } from '@org/chain-config';
import { connectToChain } from './connectToChain.ts';
import { createGraphql, GRAPHQL_PATH, type ScanGraphql } from './graphql/createGraphql.ts';
import { createScanServer, listen } from './http/createScanServer.ts';
import { type Health, toHealth } from './http/health.ts';
import { createIndexer } from './indexer/createIndexer.ts';
import type { Log } from './log.ts';
import { openDatabase } from './store/openDatabase.ts';

export type ScanOptions = {
  config: ChainConfig;
  rpcUrl: string;
  /** 0: any free one. */
  port: number;
  /** Folder of the database; null keeps it in memory. */
  databaseDirectory: string | null;
  log: Log;
  /** An empty database to start from, see `openDatabase`. */
  template?: URL | undefined;
};

export type Scan = {
  /** The GraphQL endpoint. */
  url: string;
  getHealth: () => Health;
  /** Settles when the scan has stopped; rejects with a StartError when it cannot go on. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts everything at once: the HTTP server answers (503) while the database is being opened, which takes longest.
 *
 * @throws {StartError} `port`
 */
export async function startScan(options: ScanOptions): Promise<Scan> {
  const { config, log } = options;
  const stopping = new AbortController();
  const isLocal = isLoopback(options.rpcUrl);
  let graphql: ScanGraphql | null = null;

  const opening = openDatabase({ directory: options.databaseDirectory, template: options.template });
  opening.then(
    (db) => {
      graphql = createGraphql({ db, log });
    },
    () => undefined,
  );
  const indexer = createIndexer({
    connect: async () =>
      connectToChain({
        config,
        db: await opening,
        rpcUrl: options.rpcUrl,
        isLoneNode: isLocal,
        signal: stopping.signal,
      }),
    poll: isLocal ? { busyMs: 200, idleMs: 200 } : { busyMs: 2_000, idleMs: 4_000 },
    maxPauseMs: isLocal ? 1_000 : 30_000,
    log,
  });
  const server = createScanServer({
    getGraphql: () => graphql,
    getHealth: () => toHealth(indexer.state, config),
    log,
  });

  const close = async () => {
    stopping.abort();
    graphql = null;
    if (server.listening) {
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 1_000).unref();
      await new Promise((resolve) => server.close(resolve));
    }
    await opening.then((db) => db.destroy()).catch(() => undefined);
  };
  const port = await listen(server, options.port).catch((error: unknown) => {
    // Whoever waits for the reason need not wait until the database is open and closed again.
    void close();
    throw error;
  });
  const ended = indexer.run(stopping.signal).finally(close);

  return {
    url: `http://127.0.0.1:${port}${GRAPHQL_PATH}`,
    getHealth: () => toHealth(indexer.state, config),
    ended,
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

function isLoopback(url: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}
