import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { putRefundBackEndpoint, voidWriteOffEndpoint } from '../../../../../contract/payment-admin.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';

const AT = '2026-11-17T09:10:00.000Z';
const refund = {
  id: 'r1',
  way: 'transfer',
  amount: 2_000,
  reason: 'Late',
  createdAt: AT,
  settledAt: null,
} as const;
const writeOff = { amount: -1_000, reason: 'A regular', kind: 'written_off', at: AT, by: 'Bisi' } as const;
const ORDER = makeAdminOrder({
  status: 'confirmed',
  paymentState: 'paid',
  money: makeMoney({ due: 0, dueNow: 0, refunded: 2_000, refunds: [{ ...refund, status: 'processed' }] }),
  adjustments: [{ ...writeOff, id: 'w1', canVoid: true, voiding: null }],
});
const voiding = { reason: 'Wrong order', voidedAt: AT, voidedBy: 'Oyin' };

test('a write-off is voided with a reason and stays to be seen, and a refund that was not sent is to be sent again (P28.280, P28.281)', {
  tags: 'long',
}, async () => {
  const open = { ...ORDER, adjustments: [{ ...writeOff, id: 'w1', canVoid: false, voiding }] };
  const back = makeMoney({ due: 0, refundDue: 2_000, refunds: [{ ...refund, status: 'to_send' }] });
  const server = await openScreen(`/admin/orders/${ORDER.id}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminOrderEndpoint, ORDER),
      answer(voidWriteOffEndpoint, open),
      answer(putRefundBackEndpoint, { ...open, money: back }),
    ],
  });
  const lines = page.getByRole('list', { name: 'Payments and refunds' });
  await lines.getByRole('button', { name: 'Void write-off of ₦1,000' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Wrong order');
  await page.getByRole('button', { name: 'Void ₦1,000' }).click();
  await expect.element(lines).toMatchTextContent(/Voided .* by Oyin · Wrong order/);
  await lines.getByRole('button', { name: 'Not sent? Refund of ₦2,000' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The bank rejected it');
  await page.getByRole('button', { name: 'Mark ₦2,000 as not sent' }).click();
  await expect.element(lines.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
  expect(server.callsOf(voidWriteOffEndpoint)).toMatchObject([{ body: { reason: 'Wrong order' } }]);
  expect(server.callsOf(putRefundBackEndpoint)).toMatchObject([{ body: { reason: 'The bank rejected it' } }]);
});

test('the order desk reads what is to be sent, and has no button that would be refused (P28.281)', async () => {
  const back = makeMoney({ due: 0, refundDue: 2_000, refunds: [{ ...refund, status: 'to_send' }] });
  const promised = { ...ORDER, paymentState: 'refund_due', money: back } as const;
  await openScreen(`/staff/orders/${ORDER.id}`, {
    visitor: { ...ADMINISTRATOR, role: 'desk' },
    answers: [answer(readAdminOrderEndpoint, promised)],
  });
  await expect.element(page.getByText(/^The owner or a manager needs to send ₦2,000 to/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /as sent$/ })).not.toBeInTheDocument();
});
