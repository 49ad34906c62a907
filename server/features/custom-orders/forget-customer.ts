import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import {
  customOrderMessages,
  customOrderPictures,
  customOrders,
} from '../../database/schema/custom-orders.ts';
import { lockSettled } from './steps/settle-custom-orders.ts';
import { takeCustomStep } from './steps/take-custom-step.ts';

/** Whoever leaves takes their words and pictures along. What was still open is withdrawn; what became an order goes on. */
export async function forgetCustomOrders(tx: Transaction, userId: string, now: Date): Promise<void> {
  const own = await tx
    .select({ id: customOrders.id })
    .from(customOrders)
    .where(eq(customOrders.userId, userId));
  for (const { id } of own) {
    const row = await lockSettled(tx, id, now);
    const isOpen = row?.status === 'submitted' || row?.status === 'quoted';
    if (isOpen) await takeCustomStep(tx, row, { to: 'withdrawn', by: 'customer', actorId: userId, now });
  }
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(customOrders).set({ instructions: '', phone: '' }).where(inArray(customOrders.id, ids));
  await tx.delete(customOrderPictures).where(inArray(customOrderPictures.customOrderId, ids));
  await tx
    .delete(customOrderMessages)
    .where(and(inArray(customOrderMessages.customOrderId, ids), eq(customOrderMessages.by, 'customer')));
}
