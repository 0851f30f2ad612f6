import { fileURLToPath } from 'node:url';

/** The SQL of all versions, and where it is written down which of them a database has seen. */
export const migrations = {
  // Beside this file in the sources, and beside the one file that the build makes.
  migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
  // Others may keep theirs in the same database.
  migrationsTable: 'scan',
};
