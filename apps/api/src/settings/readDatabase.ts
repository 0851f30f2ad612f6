import { resolve } from 'node:path';
import type { DatabaseSettings } from './settings.ts';

/** Reads `postgres://…`, or `file:` and a folder; without either everything is kept in memory. */
export function readDatabase(url: string | undefined, problems: string[]): DatabaseSettings {
  if (url === undefined) return { kind: 'memory' };
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return { kind: 'postgres', url };
  const path = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  // The scan is told the same name and has that folder to itself.
  if (path) return { kind: 'folder', path: `${resolve(path)}-api` };
  problems.push('DATABASE_URL: must be one of PostgreSQL, as postgres://…, or name a folder, as file:./data');
  return { kind: 'memory' };
}
