import { type Migrations, migrate } from './migrations.ts';

/** Makes an empty, migrated database and gives it as an uncompressed tar file, for `template`. */
export async function dumpEmptyDatabase(migrations: Migrations): Promise<Buffer> {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = new PGlite();
  const run = async (sql: string) => void (await pglite.exec(sql));
  const query = async <Row>(text: string, values: readonly unknown[] = []) =>
    pglite.query<Row>(text, [...values]);
  await migrate({ run, query }, migrations);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return Buffer.from(await dump.arrayBuffer());
}
