import type { TestProject } from 'vitest/node';
import { startPostgres } from '../postgres.ts';

/** One PostgreSQL server for a project; each test file creates its own database. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
