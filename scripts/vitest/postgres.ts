import type { TestProject } from 'vitest/node';
import { startPostgres } from '../test/postgres.ts';

/** One real PostgreSQL server for a project; each test file makes a database of its own in it. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
