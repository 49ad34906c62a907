import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { dataVersions } from './schema/data-versions.ts';
import { settings } from './schema/settings.ts';

const schema = { dataVersions, settings };
type Schema = typeof schema;

export type Database = NodePgDatabase<Schema> & { readonly $client: Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase<Schema>['transaction']>[0]>[0];

export function openPool(pool: Pool): Database {
  return drizzle(pool, { schema });
}

/** The same tables over one connection, for work that must stay on it. */
export function openConnection(client: PoolClient): NodePgDatabase<Schema> {
  return drizzle(client, { schema });
}
