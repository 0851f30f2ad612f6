import { StartError } from '@org/server-kit';
import { sql } from 'drizzle-orm';
import { openDatabase } from './store/openDatabase.ts';

/**
 * Empties the database, so that the next start reads the chain from its beginning.
 *
 * @throws {StartError} `database` when another process writes
 */
export async function reindex(databaseUrl: string | null): Promise<void> {
  const db = await openDatabase({ url: databaseUrl });
  try {
    const lead = await db.tryLead();
    if (!lead) {
      const message = 'Another process writes to this database: stop it first.';
      throw new StartError({ code: 'database', message });
    }
    // At once, however much there is: nobody reads on meanwhile.
    await lead.session.query(
      sql`truncate attestation, naming, schema, timestamped, "offchainRevocation", block`,
    );
    await lead.release();
  } finally {
    await db.close();
  }
}
