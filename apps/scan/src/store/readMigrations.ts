import { readdirSync, readFileSync } from 'node:fs';
import type { Migrations } from '@org/server-kit';

// Beside this file in the sources, and beside the bundle in a build.
const FOLDER = new URL('./migrations/', import.meta.url);

/** The line of a migration's file that names the oldest version whose release can use the tables after it. */
const USABLE_FROM = /^-- usable from version (\d+)$/m;

/** @throws {Error} if the text has no such line */
function readUsableFrom(text: string, file: string): number {
  const version = USABLE_FROM.exec(text)?.[1];
  if (version === undefined)
    throw new Error(
      `${file} needs a line like "-- usable from version 3": the oldest version whose release can use the tables after it.`,
    );
  return Number(version);
}

/** All versions of the tables, from the SQL files that Drizzle generated. */
export function readMigrations(folder = FOLDER): Migrations {
  return {
    owner: 'scan',
    apartFrom: ['api'],
    list: readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .map((file) => {
        const text = readFileSync(new URL(file, folder), 'utf8');
        return { name: file.replace(/\.sql$/, ''), sql: text, usableFrom: readUsableFrom(text, file) };
      }),
  };
}
