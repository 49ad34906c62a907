import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderLines, orders } from '../../../database/schema/orders.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { FRIDAY, makeContact, makeOrderInput } from '../../../testing/order-inputs.ts';

const HEAD =
  'Number,Status,Payment,Placed,Came by,Day,From,To,Method,Zone,Name,Phone,Email,Address,Recipient,Recipient’s phone,Items,Pieces,' +
  'Goods,Code,Discount,Delivery,Total,Goodwill and write-offs,Included VAT,Paid,Refunded,Payment fees,Net received,Due,Pays by,Note,Gift message';

async function readTable(answer: Response): Promise<string[]> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  return text.split('\r\n');
}

test('the filtered orders are given as a table that spreadsheets read, one line each', {
  tags: 'long',
}, async () => {
  const admin = await openAdmin();
  const contact = { name: 'Ọlá "O" Obi', email: 'ola@mail.example', phone: '+2348031234567' };
  const lines = makeOrderInput().lines.map((line) => ({ ...line, quantity: 2, inscription: 'Ọlá, 30' }));
  const { order } = await admin.placeAsGuest(
    makeOrderInput({
      contact,
      note: '=1+1',
      lines,
      expectedTotal: 13_000,
    }),
  );
  await admin.placeAsGuest(makeOrderInput({ payment: 'transfer' }));

  const answer = await admin.owner.ask('/api/admin/orders/export?status=confirmed');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders-2026-11-16.csv"');
  expect(await readTable(answer)).toEqual([
    `\ufeff${HEAD}`,
    `${order.number},confirmed,unpaid,2026-11-16 12:00,shop,${FRIDAY},09:00,12:00,delivery,Lagos Island,` +
      '"Ọlá ""O"" Obi",0803 123 4567,ola@mail.example,"3 Admiralty Way, Lekki, Eti-Osa, Lagos",,,' +
      `"2 × Honey Cake “Ọlá, 30”",2,10000,,0,3000,13000,0,${order.includedVat},0,0,0,0,13000,on delivery,'=1+1,`,
    '',
  ]);
});

test('of many orders every one is in it once, in the order of the list', { tags: 'long' }, async () => {
  const admin = await openAdmin();
  await admin.placeAsGuest(makeOrderInput({ contact: makeContact() }));
  await admin.db.execute(sql`
    insert into ${orders} (
      number, contact_name, contact_email, contact_phone, method, day, window_id, window_from, window_to, work_units,
      lead_time_hours, subtotal_in_kobo, discount_in_kobo, delivery_in_kobo, included_vat_in_kobo, total_in_kobo, note,
      gift_message, payment_method, status, network
    )
    select 'N' || n, 'Ada', 'ada@mail.example', '+2348030000000', 'pickup', ${FRIDAY}, 'morning', '09:00', '12:00', 1,
      24, 100, 0, 0, 0, 100, '', '', 'transfer', 'confirmed', 'n'
    from generate_series(1, 1100) as n
  `);
  const numbers = (await readTable(await admin.owner.ask('/api/admin/orders/export')))
    .slice(1, -1)
    .map((row) => row.split(',')[0]);
  const rows = await admin.db
    .select({ number: orders.number })
    .from(orders)
    .orderBy(orders.day, orders.windowFrom, orders.id);
  expect(numbers).toEqual(rows.map(({ number }) => number));
  expect(numbers).toHaveLength(1_101);
  expect(await admin.db.$count(orderLines)).toBe(1);
});

test('nothing found is a head without lines, and a bad filter is refused', async () => {
  const admin = await openAdmin();
  const answer = await admin.owner.ask('/api/admin/orders/export?q=nobody');
  expect(await readTable(answer)).toEqual([`\ufeff${HEAD}`, '']);
  expect((await admin.owner.ask('/api/admin/orders/export?status=baked')).status).toBe(400);
});
