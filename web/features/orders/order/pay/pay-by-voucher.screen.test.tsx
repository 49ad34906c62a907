import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { checkCodeEndpoint, readCodesOfferedEndpoint } from '../../../../../contract/codes.ts';
import { readOrderEndpoint } from '../../../../../contract/orders.ts';
import { redeemVoucherEndpoint } from '../../../../../contract/vouchers.ts';
import { CUSTOMER } from '../../../../testing/common-answers.ts';
import { offerTerms } from '../../../../testing/example-checkout.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer, loseConnection, refuse, type StubAnswer } from '../../../../testing/stub-server.ts';
import { makeMoney, makeOrder } from '../../testing/example-order.ts';

const CODE = '7K3M-Q0XA-9TDW-2HVC';
const UNPAID = makeOrder({ payment: 'transfer' });
const hold = (balance: number) =>
  answer(checkCodeEndpoint, { kind: 'voucher' as const, text: CODE, balance, expiresOn: null });

const openUnpaid = (...answers: readonly StubAnswer[]) =>
  openScreen(`/orders/${UNPAID.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, UNPAID),
      ...offerTerms(),
      answer(readCodesOfferedEndpoint, { isOffered: true, takesVouchers: true }),
      ...answers,
    ],
  });

const open = page.getByRole('button', { name: 'Pay with a voucher' });
const form = page.getByRole('form', { name: 'Pay with a voucher' });
const code = form.getByRole('textbox', { name: 'Voucher code' });

test('a customer enters a voucher on the order’s page, is shown what it pays, and pays it once (P42.11)', {
  tags: 'long',
}, async () => {
  const server = await openUnpaid(hold(50_000), answer(redeemVoucherEndpoint, loseConnection));
  await open.click();
  await form.getByRole('button', { name: 'Check voucher' }).click();
  await expect.element(code).toHaveAccessibleDescription('Enter the code of your voucher.');
  await code.fill('7k3m q0xa 9tdw 2hvc');
  await form.getByRole('button', { name: 'Check voucher' }).click();
  await expect
    .element(form.getByRole('status'))
    .toHaveTextContent('This voucher covers the full amount. ₦29,500 stays on it.');
  const pay = form.getByRole('button', { name: 'Pay ₦20,500 with this voucher' });
  await pay.click();
  await expect.element(code).toHaveAccessibleDescription(/check your connection/);
  expect(code.element()).toHaveProperty('value', '7k3m q0xa 9tdw 2hvc');

  server.change(answer(redeemVoucherEndpoint, () => new Response(null, { status: 204 })));
  const paid = makeOrder({
    status: 'confirmed',
    paymentState: 'paid',
    money: makeMoney({ paid: 20_500, due: 0, dueNow: 0 }),
  });
  server.change(answer(readOrderEndpoint, paid));
  await pay.click();
  await expect.element(form).not.toBeInTheDocument();
  const tries = server.callsOf(redeemVoucherEndpoint);
  expect(tries.map(({ body }) => body)).toEqual([
    { code: CODE, amount: 20_500 },
    { code: CODE, amount: 20_500 },
  ]);
  // A lost answer is asked for again, and nothing is drawn twice.
  expect(new Set(tries.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('a voucher that has paid its part is forgotten, and another pays the rest (P37.43)', async () => {
  const part = makeOrder({
    payment: 'transfer',
    paymentState: 'part_paid',
    money: makeMoney({ paid: 5_000, due: 15_500, dueNow: 15_500 }),
  });
  const server = await openUnpaid(
    hold(5_000),
    answer(redeemVoucherEndpoint, () => new Response(null, { status: 204 })),
  );
  await open.click();
  const check = form.getByRole('button', { name: 'Check voucher' });
  for (const order of [part, UNPAID]) {
    server.change(answer(readOrderEndpoint, order));
    await code.fill(CODE);
    await check.click();
    await form.getByRole('button', { name: 'Pay ₦5,000 with this voucher' }).click();
    await expect.element(check).toBeVisible();
    await expect.element(code).toHaveValue('');
  }
  const keys = server.callsOf(redeemVoucherEndpoint).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('a code that is wrong, slowed or changed meanwhile says so at its field, and no vouchers ask for none (P42.4, P42.11)', {
  tags: 'long',
}, async () => {
  const server = await openUnpaid(
    answer(checkCodeEndpoint, () =>
      refuse(400, { message: 'We don’t know this code.', code: 'code_unknown' }),
    ),
  );
  await open.click();
  await code.fill('WRONG');
  const check = form.getByRole('button', { name: 'Check voucher' });
  await check.click();
  await expect.element(code).toHaveAccessibleDescription('We don’t know this code.');
  server.change(hold(5_000));
  server.change(
    answer(redeemVoucherEndpoint, () =>
      refuse(409, { message: 'This voucher can pay ₦2,000 of your order now.', code: 'voucher_changed' }),
    ),
  );
  await check.click();
  await expect
    .element(form.getByRole('status'))
    .toHaveTextContent('This voucher has ₦5,000. ₦15,500 is left to pay.');
  await form.getByRole('button', { name: 'Pay ₦5,000 with this voucher' }).click();
  await expect.element(code).toHaveAccessibleDescription('This voucher can pay ₦2,000 of your order now.');
  await expect.element(check).toBeVisible();

  await openUnpaid(answer(readCodesOfferedEndpoint, { isOffered: true, takesVouchers: false }));
  await expect.element(page.getByRole('heading', { name: 'Pay by bank transfer' })).toBeVisible();
  await expect.element(open).not.toBeInTheDocument();
});

test('beside a transfer that is said to be sent a voucher is warned of like any other payment (P29.422)', async () => {
  const money = makeMoney({ transferClaimedAt: '2026-11-17T08:55:00.000Z' });
  await openUnpaid(answer(readOrderEndpoint, { ...UNPAID, money }));
  const warning = page.getByText(
    /^You told us you’ve sent ₦20,500 by transfer\. If you pay with a voucher too/,
  );
  await open.click();
  await expect.element(warning).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Keep waiting' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await open.click();
  await page.getByRole('button', { name: 'Pay with a voucher anyway' }).click();
  await expect.element(code).toHaveFocus();
  await expect.element(warning).not.toBeInTheDocument();
});
