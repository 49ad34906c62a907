import type { Transaction } from '../../../database/database.ts';
import { type Addressee, findUserAddressee, listAdministrators } from '../../../jobs/addressees.store.ts';
import { queueMessages } from '../../../jobs/queue-messages.ts';
import { type Happening, writeMessages } from '../../../jobs/write-messages.ts';
import type { CustomOrderRow } from '../custom-orders.store.ts';

/** To every administrator: a customer asks for something. */
export function notifyNewCustomOrder(tx: Transaction, row: CustomOrderRow): Promise<void> {
  const event = `new_custom_order ${row.id}`;
  return notifyAdministrators(tx, row, { event, kind: 'new_custom_order', details: {} });
}

/** To the customer: the bakery has named a price. */
export function notifyQuote(tx: Transaction, row: CustomOrderRow, quoteVersion: number): Promise<void> {
  const event = `quote ${row.id} ${quoteVersion}`;
  return notifyCustomer(tx, row, { event, kind: 'quote', details: { quoteVersion } });
}

/** To the other side: there is something to read. */
export function notifyMessage(
  tx: Transaction,
  row: CustomOrderRow,
  { id: messageId, by }: { readonly id: string; readonly by: 'customer' | 'administrator' },
): Promise<void> {
  const message = { event: `message ${messageId}`, kind: 'message', details: { messageId } } as const;
  return by === 'customer' ? notifyAdministrators(tx, row, message) : notifyCustomer(tx, row, message);
}

/** To the customer: it has come to an end that they did not make themselves, or to a guest, whom a closed tab leaves without the link: it came in. */
export function notifyStatus(tx: Transaction, row: CustomOrderRow): Promise<void> {
  const event = `custom_order ${row.id} ${row.version}`;
  return notifyCustomer(tx, row, { event, kind: 'order_status', details: { status: row.status } });
}

async function notifyCustomer(tx: Transaction, row: CustomOrderRow, happening: Happening): Promise<void> {
  const customer = await findCustomer(tx, row, happening);
  await queueMessages(tx, writeMessages({ customOrderId: row.id }, happening, customer ? [customer] : []));
}

/** A guest is reached by email alone; who has none is sent the link by the bakery. */
async function findCustomer(
  tx: Transaction,
  { userId, customerEmail: email }: CustomOrderRow,
  { kind }: Happening,
): Promise<Addressee | undefined> {
  if (userId !== null) return findUserAddressee(tx, userId, kind);
  return { userId, email, hasDevice: false, switchedOff: [] };
}

async function notifyAdministrators(
  tx: Transaction,
  row: CustomOrderRow,
  happening: Happening,
): Promise<void> {
  const administrators = await listAdministrators(tx, happening.kind);
  await queueMessages(tx, writeMessages({ customOrderId: row.id }, happening, administrators));
}
