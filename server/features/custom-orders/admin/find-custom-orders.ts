import type { Found } from '../../../../contract/lookup.ts';
import { sayCustomStatus } from '../../../../domain/custom-orders/status-words.ts';
import type { Database } from '../../../database/database.ts';
import { listAdminCustomOrders } from './list-admin-custom-orders.ts';

export async function findCustomOrders(db: Database, q: string, limit: number, now: Date): Promise<Found[]> {
  const { data } = await listAdminCustomOrders(db, { q, limit }, now);
  return data.map(({ id, number, customerName, status, isPaid }) => ({
    id,
    title: `${number} ${customerName}`,
    note: sayCustomStatus({ status, isPaid }),
  }));
}
