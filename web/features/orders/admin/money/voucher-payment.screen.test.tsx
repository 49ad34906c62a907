import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkCodeEndpoint, readCodesOfferedEndpoint } from '../../../../../contract/codes.ts';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { stepOrderEndpoint } from '../../../../../contract/order-steps.ts';
import { refundEndpoint } from '../../../../../contract/payment-admin.ts';
import { listSwitchedOnEndpoint } from '../../../../../contract/shelf.ts';
import { placeAdminOrderEndpoint } from '../../../../../contract/taken-order.ts';
import { redeemVoucherForOrderEndpoint } from '../../../../../contract/voucher-admin.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { fillAndPause } from '../../../../testing/fill-and-pause.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';
import { finder, form, name, openNewOrder, place } from '../testing/open-new-order.ts';

const CODE = '7K3M-Q0XA-9TDW-2HVC';
const READY = makeAdminOrder({
  status: 'ready',
  method: 'pickup',
  payment: 'at_pickup',
  nextStatuses: ['collected', 'cancelled'],
  money: makeMoney({ due: 21_500, dueNow: 21_500 }),
});
const payment = (amount: number) =>
  ({
    way: 'voucher',
    amount,
    surcharge: 0,
    paidAt: '2026-11-17T10:00:00.000Z',
    reference: `redeemed-${amount}`,
  }) as const;
const PAID = { ...READY, version: 2, money: makeMoney({ due: 0, dueNow: 0, payments: [payment(21_500)] }) };
const DONE = { ...PAID, status: 'collected' as const, paymentState: 'paid' as const, nextStatuses: [] };

const hold = (balance: number) =>
  answer(checkCodeEndpoint, { kind: 'voucher' as const, text: CODE, balance, expiresOn: null });

const openOrder = (...answers: readonly StubAnswer[]) =>
  openScreen(`/admin/orders/${READY.id}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminOrderEndpoint, READY),
      answer(readCodesOfferedEndpoint, { isOffered: true, takesVouchers: true }),
      ...answers,
    ],
  });

const dialog = page.getByRole('dialog');
const code = dialog.getByRole('textbox', { name: 'Voucher code' });

async function checkVoucher(): Promise<void> {
  await dialog.getByRole('button', { name: 'Pay with a voucher' }).click();
  await code.fill('7k3m q0xa 9tdw 2hvc');
  await dialog.getByRole('button', { name: 'Check voucher' }).click();
}

test('the desk records a voucher’s payment: an unknown code and a discount code are refused where they are typed (P42.11)', {
  tags: 'long',
}, async () => {
  const server = await openOrder(
    answer(checkCodeEndpoint, () =>
      refuse(400, { message: 'We don’t know this code.', code: 'code_unknown' }),
    ),
    answer(redeemVoucherForOrderEndpoint, { ...READY, version: 2, money: makeMoney({ due: 11_500 }) }),
  );
  await page.getByRole('button', { name: 'Record payment' }).click();
  await checkVoucher();
  await expect.element(code).toHaveAccessibleDescription('We don’t know this code.');
  server.change(
    answer(checkCodeEndpoint, {
      kind: 'percent' as const,
      text: 'CAKE10',
      percent: 10,
      amount: 0,
      categories: [],
      productIds: [],
      minimum: 0,
    }),
  );
  await dialog.getByRole('button', { name: 'Check voucher' }).click();
  await expect.element(code).toHaveAccessibleDescription(/^This is a discount code/);
  server.change(hold(10_000));
  await dialog.getByRole('button', { name: 'Check voucher' }).click();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('This voucher has ₦10,000. ₦11,500 is left to pay.');
  await dialog.getByRole('button', { name: 'Pay ₦10,000 with this voucher' }).click();
  await expect.element(page.getByText('₦10,000 paid by voucher for order 482-093-718')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.callsOf(redeemVoucherForOrderEndpoint)).toMatchObject([
    { body: { code: CODE, amount: 10_000 } },
  ]);
});

test('while no customer has a voucher, nobody at the desk is offered to take one (P42.23)', async () => {
  const server = await openOrder(answer(readCodesOfferedEndpoint, { isOffered: true, takesVouchers: false }));
  await page.getByRole('button', { name: 'Mark as picked up' }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Cash' })).toBeVisible();
  await expect.poll(() => server.callsOf(readCodesOfferedEndpoint)).not.toHaveLength(0);
  await expect.element(dialog.getByRole('button', { name: 'Pay with a voucher' })).not.toBeInTheDocument();
});

test('a voucher that covers what is due completes the order in the same press (P42.16)', {
  tags: 'long',
}, async () => {
  const server = await openOrder(
    hold(30_000),
    answer(redeemVoucherForOrderEndpoint, PAID),
    answer(stepOrderEndpoint, DONE),
  );
  await page.getByRole('button', { name: 'Mark as picked up' }).click();
  await checkVoucher();
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('This voucher covers the full amount. ₦8,500 stays on it.');
  await dialog.getByRole('button', { name: 'Pay ₦21,500 with this voucher' }).click();
  await expect.element(page.getByText('482-093-718 is picked up and ₦21,500 paid by voucher')).toBeVisible();
  expect(server.callsOf(stepOrderEndpoint)).toMatchObject([{ body: { to: 'collected', version: 2 } }]);
});

test('a voucher that pays a part leaves the rest to be asked for; a step refused meanwhile keeps what it paid (P42.16)', {
  tags: 'long',
}, async () => {
  const part = { ...READY, version: 2, money: makeMoney({ due: 11_500, dueNow: 11_500 }) };
  const server = await openOrder(
    hold(10_000),
    answer(redeemVoucherForOrderEndpoint, part),
    answer(stepOrderEndpoint, DONE),
  );
  await page.getByRole('button', { name: 'Mark as picked up' }).click();
  await checkVoucher();
  await dialog.getByRole('button', { name: 'Pay ₦10,000 with this voucher' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Amount received' })).toHaveValue('11,500');

  server.change(hold(11_500), answer(redeemVoucherForOrderEndpoint, { ...PAID, version: 3 }));
  server.change(
    answer(stepOrderEndpoint, () => refuse(409, { message: 'This order has moved on.', code: 'stale_edit' })),
  );
  await checkVoucher();
  await dialog.getByRole('button', { name: 'Pay ₦11,500 with this voucher' }).click();
  await expect.element(page.getByText('482-093-718: This order has moved on.')).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'Payments and refunds' }))
    .toMatchTextContent(/₦21,500/);
});

test('a voucher typed as the code of a new order pays it, and the sums say what is left before it is placed (P42.16, P42.24)', async () => {
  const server = await openNewOrder(
    hold(1_500),
    answer(placeAdminOrderEndpoint, READY),
    answer(readAdminOrderEndpoint, READY),
  );
  await fillAndPause(finder, 'drip');
  await page.getByRole('button', { name: 'Add Chocolate Drip Cake' }).click();
  await form.getByRole('checkbox', { name: 'Discount code or voucher' }).click();
  await name.fill('Musa Ibrahim');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
  await form.getByRole('radio', { name: /^Pickup/ }).click();
  await form.getByRole('radio', { name: 'Tuesday 24 November, open' }).click();
  await form.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await form.getByRole('textbox', { name: /^Code/ }).fill(CODE);
  // The press that leaves the field shows what it pays; the next one places the order.
  await place.click();
  await expect.element(form.getByText('Voucher pays ₦1,500. ₦0 stays on it.')).toBeVisible();
  await expect
    .element(page.getByRole('complementary', { name: 'The order' }))
    .toMatchTextContent(/Voucher ending 2HVC.*−₦1,500.*Left to pay.*₦2,500/);
  expect(server.callsOf(placeAdminOrderEndpoint)).toHaveLength(0);
  await place.click();
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  const [sent] = server.callsOf(placeAdminOrderEndpoint);
  expect(sent?.body).toMatchObject({ voucher: { code: CODE, amount: 1_500 }, expectedTotal: 4_000 });
  expect(sent?.body).not.toHaveProperty('code');
});

test('a receipt that is printed again has the code and the voucher, and adds up (P42.17)', async () => {
  const [line] = READY.lines;
  if (!line) throw new Error('There is no line.');
  const order = makeAdminOrder({
    ...DONE,
    lines: [{ ...line, quantity: 1, name: 'Honey cake', sizeName: null, lineTotal: 10_000 }],
    code: { text: 'CAKE10', gift: '10% off', saved: 1_000 },
    delivery: 0,
    total: 9_000,
    money: makeMoney({ due: 0, payments: [payment(9_000)] }),
  });
  await openScreen(`/admin/orders/${order.id}/receipt`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, order)],
  });
  const receipt = page.getByRole('article', { name: 'Receipt 482-093-718' });
  await expect
    .element(receipt)
    .toMatchTextContent(/Honey cake₦10,000Code CAKE10, 10% off−₦1,000Total₦9,000.*Voucher₦9,000/);
});

test('credit is emailed to the customer, or the desk is told to pass it on, and its button calls it so (P42.18, P42.25)', async () => {
  const paid = (email: string) =>
    makeAdminOrder({
      contact: { ...READY.contact, email },
      status: 'confirmed',
      paymentState: 'paid',
      money: makeMoney({ paid: 20_500, due: 0, dueNow: 0 }),
      refundable: 20_500,
    });
  for (const [email, words] of [
    ['teniola@bakery.example', '₦20,500 given as store credit and emailed to the customer.'],
    ['', '₦20,500 given as store credit. Open Vouchers to send its link on WhatsApp or print it.'],
  ] as const) {
    const order = paid(email);
    const server = await openScreen(`/admin/orders/${order.id}`, {
      visitor: ADMINISTRATOR,
      answers: [
        answer(readAdminOrderEndpoint, order),
        answer(listSwitchedOnEndpoint, { data: ['vouchers' as const] }),
        answer(refundEndpoint, order),
      ],
    });
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog.getByRole('radio', { name: /^Full refund/ }).click();
    await dialog.getByRole('radio', { name: 'Store credit (voucher)' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Late, and agreed');
    await dialog.getByRole('button', { name: 'Give store credit of ₦20,500' }).click();
    await expect.element(page.getByText(words)).toBeVisible();
    expect(server.callsOf(refundEndpoint)).toMatchObject([{ body: { way: 'voucher' } }]);
  }
});
