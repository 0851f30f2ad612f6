import pg from 'pg';

const EXISTS = '42P04';

/**
 * The scan's own database beside the api's: `laurel` becomes `laurel_scan`, created if it does not exist. Servers have
 * folders of their own already: the api adds `-api`. Without a name in the address, PostgreSQL's clients take the role's.
 *
 * @throws {Error} if the role may not create it, with what to do
 */
export async function createScanDatabase(databaseUrl: string): Promise<string> {
  if (!/^postgres(ql)?:/.test(databaseUrl)) return databaseUrl;
  const url = new URL(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  const name = `${decodeURIComponent(url.pathname.slice(1)) || client.database}_scan`;
  url.pathname = `/${encodeURIComponent(name)}`;
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rows.length === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (cause) {
    // Created by another process meanwhile.
    if ((cause as { code?: string }).code === EXISTS) return url.href;
    const why = cause instanceof Error ? cause.message : String(cause);
    const message = `The scan needs a database ${name}, which cannot be created: ${why}. Create it, owned by the same role.`;
    throw new Error(message, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
  return url.href;
}
