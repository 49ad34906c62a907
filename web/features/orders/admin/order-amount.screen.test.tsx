import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeMoney } from '../testing/example-order.ts';
import { answerList, makeAdminPage, makeListed, openAdmin } from './testing/open-admin.ts';

test('an order whose refund is still to be sent shows its total, and the refund in words of its own (P28.184)', async () => {
  const promised = makeListed('Ada Obi', {
    money: makeMoney({ due: 0, refundDue: 5_000 }),
    paymentState: 'part_refunded',
  });
  const sent = makeListed('Bisi Ade', {
    id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
    money: makeMoney({ due: 0 }),
    paymentState: 'part_refunded',
  });
  await openAdmin(
    '',
    answerList(() => makeAdminPage(promised, sent)),
  );
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect.element(row(/Ada Obi/)).toMatchTextContent('₦20,500₦5,000 to refund');
  await expect.element(row(/Ada Obi/)).not.toMatchTextContent('Partly refunded');
  await expect.element(row(/Bisi Ade/)).toMatchTextContent('₦20,500Partly refunded');
});

test('an order of which only a deposit is asked for first says how much that is (P28.220)', async () => {
  const asked = makeListed('Ada Obi', {
    money: makeMoney({ due: 82_500, dueNow: 40_000, deposit: 40_000 }),
    paymentState: 'unpaid',
  });
  await openAdmin(
    '',
    answerList(() => makeAdminPage(asked)),
  );
  const row = page.getByRole('row', { name: /Ada Obi/ });
  await expect.element(row).toMatchTextContent('₦82,500 due₦40,000 deposit first');
});
