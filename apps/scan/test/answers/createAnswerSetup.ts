import { afterAll, beforeAll, vi } from 'vitest';
import { createGraphql, type ScanGraphql } from '../../src/graphql/createGraphql.ts';
import type { GraphqlRequest } from '../../src/graphql/readQuestion.ts';
import type { SqlDatabase } from '../../src/store/database.ts';
import { fillDatabase } from './fillDatabase.ts';

type Answer = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: object; path?: string[] }[];
};

/** A database filled by `fillDatabase`, and functions to query it. */
export type AnswerSetup = {
  readonly db: SqlDatabase;
  request: (asked: GraphqlRequest) => Promise<{ outcome: string; answer: Answer }>;
  ask: (query: string, variables?: object) => Promise<Answer>;
  /** Internal errors. */
  logged: readonly unknown[];
};

export function createAnswerSetup(open: () => Promise<SqlDatabase>): AnswerSetup {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

  let db: SqlDatabase;
  let graphql: ScanGraphql;
  const logged: unknown[] = [];

  beforeAll(async () => {
    db = await open();
    await fillDatabase(db);
    graphql = createGraphql({ db, log: (...event) => logged.push(event) });
  });
  afterAll(() => db.close());

  const request = async (asked: GraphqlRequest) => {
    const { outcome, body } = await graphql.answer(asked);
    return { outcome, answer: JSON.parse(body) as Answer };
  };
  return {
    get db() {
      return db;
    },
    request,
    ask: async (query, variables) => (await request({ query, variables })).answer,
    logged,
  };
}
