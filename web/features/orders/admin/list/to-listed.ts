import { type DeskOrder, deskOrderSchema, type WholeDeskOrder } from '../../../../../contract/order-admin.ts';

/** What the list shows of an order, from all that is known of it. */
export function toListed(order: WholeDeskOrder): DeskOrder {
  const { contact, money } = order;
  return deskOrderSchema.parse({
    ...order,
    customerName: contact.name,
    customerPhone: contact.phone,
    due: money.due,
  });
}
