import type { ChainConfig } from '@org/chain-config';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QuestionOutcome } from '../graphql/createGraphql.ts';
import type { IndexerState } from '../indexer/createIndexer.ts';

/** The scan's metrics for Prometheus. */
export type Metrics = {
  countQuestion: (outcome: QuestionOutcome, seconds: number) => void;
  /** Text in Prometheus's format. */
  write: () => Promise<{ type: string; text: string }>;
};

export type MetricsOptions = {
  getHealth: () => Health;
  /** Requests to the RPC endpoint so far. */
  getRpcCounts?: (() => { calls: number; errors: number }) | undefined;
  /** The approximate number of rows per table. */
  countRows?: (() => Promise<ReadonlyMap<string, number>>) | undefined;
};

export function createMetrics({ getHealth, getRpcCounts, countRows }: MetricsOptions): Metrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 100 });
  const questions = new Counter({
    name: 'scan_questions_total',
    help: 'GraphQL requests by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'scan_question_duration_seconds',
    help: 'Duration of GraphQL requests.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });

  const gauge = (name: string, help: string, read: (health: Health) => number | null) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read(getHealth());
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  gauge('scan_head_block', 'Newest known block of the chain.', ({ head }) => head);
  gauge('scan_indexed_block', 'Newest indexed block.', ({ block }) => block);
  gauge('scan_lag_blocks', 'Blocks that are not indexed yet.', ({ lag }) => lag);
  gauge('scan_healthy', '1 when the whole chain is indexed.', ({ ok }) => Number(ok));

  if (getRpcCounts) {
    const rpc = (name: string, help: string, what: 'calls' | 'errors') =>
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset();
          this.inc(getRpcCounts()[what]);
        },
      });
    rpc('scan_rpc_calls_total', 'Requests to the RPC endpoint.', 'calls');
    rpc('scan_rpc_errors_total', 'Failed requests to the RPC endpoint.', 'errors');
  }
  if (countRows) {
    new Gauge({
      name: 'scan_rows',
      help: 'Approximate number of rows of a table.',
      labelNames: ['table'],
      registers,
      async collect() {
        // The other metrics matter most when the database does not answer.
        const counts = await countRows().catch(() => new Map<string, number>());
        for (const [table, count] of counts) this.set({ table }, count);
      },
    });
  }

  return {
    countQuestion(outcome, seconds) {
      questions.inc({ outcome });
      durations.observe(seconds);
    },
    write: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}

/** The body of `GET /health`. `ok`: the scan is up to date, and the chain answers. */
export type Health = IndexerState & { ok: boolean; chain: string; chainId: number; lag: number | null };

export function toHealth(state: IndexerState, { slug, chain }: ChainConfig): Health {
  const { block, head } = state;
  const lag = block === null || head === null ? null : Math.max(0, head - block);
  return { ok: state.status === 'live', chain: slug, chainId: chain.id, lag, ...state };
}

/** True if queries get complete answers: the whole chain was read once, even if it does not answer now. */
export function isReady({ status, block, trouble }: Health): boolean {
  return block !== null && (status === 'live' || (status === 'trouble' && trouble?.code !== 'logs-missing'));
}
