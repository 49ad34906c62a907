import type { Found } from '../../../../contract/lookup.ts';
import type { Database } from '../../../database/database.ts';
import { listProductPage } from './product-list.store.ts';

export async function findProducts(db: Database, search: string, limit: number): Promise<Found[]> {
  const input = { search, category: '', sort: 'name', limit } as const;
  const found = await listProductPage(db, input);
  return found.map(({ id, name, category, status }) => ({
    id,
    title: name,
    note: status === 'published' ? category : `${category}, ${status}`,
  }));
}
