import type { Transaction } from '../../../database/database.ts';
import { findUserAddressee, listAdministrators } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { type Happening, writeMessages } from '../../../jobs/write-messages.ts';
import type { CustomOrderRow } from '../custom-orders.store.ts';

/** To every administrator: somebody wishes for something. */
export function tellNewCustomOrder(tx: Transaction, row: CustomOrderRow): Promise<void> {
  const event = `new_custom_order ${row.id}`;
  return tellAdministrators(tx, row, { event, kind: 'new_custom_order', details: {} });
}

/** To the customer: the bakery has named a price. */
export function tellQuote(tx: Transaction, row: CustomOrderRow, quoteVersion: number): Promise<void> {
  const event = `quote ${row.id} ${quoteVersion}`;
  return tellCustomer(tx, row, { event, kind: 'quote', details: { quoteVersion } });
}

/** To the other side: there is something to read. */
export function tellMessage(
  tx: Transaction,
  row: CustomOrderRow,
  { id: messageId, by }: { readonly id: string; readonly by: 'customer' | 'administrator' },
): Promise<void> {
  const message = { event: `message ${messageId}`, kind: 'message', details: { messageId } } as const;
  return by === 'customer' ? tellAdministrators(tx, row, message) : tellCustomer(tx, row, message);
}

/** To the customer: it has come to an end that they did not make themselves. */
export function tellEnd(tx: Transaction, row: CustomOrderRow): Promise<void> {
  const event = `custom_order ${row.id} ${row.version}`;
  return tellCustomer(tx, row, { event, kind: 'order_status', details: { status: row.status } });
}

async function tellCustomer(tx: Transaction, row: CustomOrderRow, happening: Happening): Promise<void> {
  const customer = await findUserAddressee(tx, row.userId, happening.kind);
  await queueMessages(tx, writeMessages({ customOrderId: row.id }, happening, customer ? [customer] : []));
}

async function tellAdministrators(tx: Transaction, row: CustomOrderRow, happening: Happening): Promise<void> {
  const administrators = await listAdministrators(tx, happening.kind);
  await queueMessages(tx, writeMessages({ customOrderId: row.id }, happening, administrators));
}
