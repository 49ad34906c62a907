import { expect, test } from 'vitest';
import { vouchers } from '../../../database/schema/vouchers.ts';
import { openAdmin } from '../../../testing/admin-calls.ts';
import { sellVoucher, switchVouchersOn } from '../../../testing/voucher-sales.ts';

test('who gave a voucher and to whom is copied for them and forgotten with them; the money stays (P42.10)', async () => {
  const shop = await openAdmin();
  await switchVouchersOn(shop.db);
  await sellVoucher(shop.owner, 10_000);
  const [email, ada] = ['ngozi@example.com', 'ada@example.com'];
  await shop.db.update(vouchers).set({
    buyerName: 'Ngozi',
    buyerEmail: email,
    recipientName: 'Ada',
    recipientEmail: ada,
    message: 'Happy 30!',
  });
  const copy = await shop.owner.post('/api/admin/people/export', { email: ada, phone: '' });
  expect(await copy.json()).toMatchObject({
    vouchers: [{ amount: 10_000, givenTo: 'Ada', message: 'Happy 30!' }],
  });
  for (const person of [email, ada]) {
    await shop.owner.post('/api/admin/people/erase', { email: person, phone: '' });
  }
  const [row] = await shop.db.select().from(vouchers);
  expect(row).toMatchObject({
    balanceInKobo: 1_000_000,
    buyerName: '',
    buyerEmail: '',
    recipientName: '',
    recipientEmail: '',
    message: '',
  });
});
