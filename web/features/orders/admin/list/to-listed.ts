import {
  type AdminOrder,
  type AdminOrderDetails,
  adminOrderSchema,
} from '../../../../../contract/order-admin.ts';

/** What the list shows of an order, from all that is known of it. */
export function toListed(order: AdminOrderDetails): AdminOrder {
  const { contact, money } = order;
  return adminOrderSchema.parse({
    ...order,
    customerName: contact.name,
    customerPhone: contact.phone,
    due: money.due,
    dueNow: money.dueNow,
    deposit: money.deposit,
    refundDue: money.refundDue,
  });
}
