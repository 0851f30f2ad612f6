import type { SqlQuery } from '@org/auth-siwe/server';

/** An open PostgreSQL, of its own or embedded. */
export type Database = { readonly query: SqlQuery; close(): Promise<void> };
