import { inArray } from 'drizzle-orm';
import { type ContactMessage, contactMessageSchema } from '../../../contract/contact.ts';
import { splitAtOrderNumbers } from '../../../domain/orders/order-number.ts';
import type { Database } from '../../database/database.ts';
import { orders } from '../../database/schema/orders.ts';
import { type ListedContactMessage, listReplies } from './contact.store.ts';

/** Messages in the words of the API, with the orders that they name. */
export async function describeContactMessages(
  db: Database,
  found: readonly ListedContactMessage[],
): Promise<ContactMessage[]> {
  const numbers = found.flatMap(({ row }) => listNumbers(row.text));
  const named =
    numbers.length === 0
      ? []
      : await db
          .select({ id: orders.id, number: orders.number })
          .from(orders)
          .where(inArray(orders.number, numbers));
  const replies = await listReplies(
    db,
    found.map(({ row }) => row.id),
  );
  return found.map((listed) => {
    const own = listNumbers(listed.row.text);
    return {
      ...describeContactMessage(listed),
      replies: replies
        .filter(({ messageId }) => messageId === listed.row.id)
        .map(({ messageId: _, ...reply }) => reply),
      orders: named.filter(({ number }) => own.includes(number)),
    };
  });
}

export function describeContactMessage({
  row,
  settledByName,
}: ListedContactMessage): Omit<ContactMessage, 'orders' | 'replies'> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone === '' ? null : row.phone,
    topic: contactMessageSchema.shape.topic.parse(row.topic),
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    settledBy: settledByName,
  };
}

function listNumbers(text: string): readonly string[] {
  return splitAtOrderNumbers(text).flatMap(({ number }) => (number === undefined ? [] : [number]));
}
