import type { Database } from '../../../database/database.ts';
import { listUserRows } from './users-admin.store.ts';

type FoundAccount = { readonly name: string; readonly email: string; readonly phone: string | null };

export function findAccounts(db: Database, search: string, limit: number): Promise<FoundAccount[]> {
  return listUserRows(db, search, { after: undefined, limit });
}
