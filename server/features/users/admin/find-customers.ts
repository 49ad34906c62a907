import type { Found } from '../../../../contract/lookup.ts';
import type { Database } from '../../../database/database.ts';
import { listUserRows } from './users-admin.store.ts';

export async function findCustomers(db: Database, search: string, limit: number): Promise<Found[]> {
  const rows = await listUserRows(db, search, { after: undefined, limit });
  return rows.map(({ id, name, email }) => ({ id, title: name, note: email }));
}
