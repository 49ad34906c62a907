import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readOrderEndpoint } from '../../../../../contract/orders.ts';
import {
  checkPaymentsEndpoint,
  claimTransferEndpoint,
  startPaymentEndpoint,
  withdrawTransferClaimEndpoint,
} from '../../../../../contract/payments.ts';
import { changePaymentMethodEndpoint } from '../../../../../contract/unpaid-orders.ts';
import { CUSTOMER } from '../../../../testing/common-answers.ts';
import { offerTerms } from '../../../../testing/example-checkout.ts';
import { expectAddress, openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeMoney, makeOrder } from '../../testing/example-order.ts';

test('whoever would rather not transfer is taken to the other ways to pay (P29.68)', async () => {
  const order = makeOrder({ payment: 'transfer' });
  await openScreen(`/orders/${order.id}`, {
    viewport: PHONE,
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), ...offerTerms()],
  });
  const open = page.getByRole('button', { name: 'Pay another way' });
  await open.click();
  await expect.element(page.getByRole('radio', { name: /^Card/ })).toBeInViewport();
  await expect.element(page.getByRole('heading', { name: 'Pay by bank transfer' })).toHaveFocus();
  await expect.element(open).not.toBeInTheDocument();
});

test('an order for someone else says who would be asked to pay on delivery (P29.254)', async () => {
  const order = makeOrder({ payment: 'card', otherPayments: ['on_delivery'] });
  const address = order.address && { ...order.address, recipient: 'Ngozi Eze' };
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, { ...order, address }), ...offerTerms()],
  });
  await page.getByRole('radio', { name: /^Pay on delivery/ }).click();
  await expect.element(page.getByText(/^The rider will ask Ngozi Eze to pay\./)).toBeVisible();
  await page.getByRole('radio', { name: /^Card/ }).click();
  await expect.element(page.getByText(/^The rider will ask Ngozi Eze to pay/)).not.toBeInTheDocument();
});

const openAttempt = {
  reference: 'r1',
  channel: 'card',
  startedAt: '2026-11-17T09:00:00.000Z',
  isProcessing: false,
  rejected: null,
} as const;

test('whoever leaves the card page and changes to another way hears no more of the card (P29.330, P29.385)', {
  tags: 'long',
}, async () => {
  const money = makeMoney({ openAttempt });
  const left = makeOrder({ payment: 'card', otherPayments: ['transfer'], money });
  const switched = makeOrder({ payment: 'transfer', money });
  const claimed = makeOrder({
    payment: 'transfer',
    money: { ...money, transferClaimedAt: '2026-11-17T09:05:00.000Z' },
  });
  const server = await openScreen(`/orders/${left.id}?reference=r1`, {
    viewport: PHONE,
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, left),
      ...offerTerms(),
      answer(checkPaymentsEndpoint, null),
      answer(changePaymentMethodEndpoint, switched),
    ],
  });
  const missing = page.getByText('Nothing has been paid yet');
  await expect.element(missing).toBeVisible();
  await page.getByRole('radio', { name: /^Bank transfer to our account/ }).click();
  server.change(answer(readOrderEndpoint, switched));
  await page.getByRole('button', { name: 'Pay by transfer instead' }).click();
  const panel = page.getByRole('region', { name: 'Pay by bank transfer' });
  await expect.element(panel.getByText('Reference')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Pay by bank transfer' })).toHaveFocus();
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /^Card/ })).not.toBeInTheDocument();
  server.change(
    answer(claimTransferEndpoint, () => {
      server.change(answer(readOrderEndpoint, claimed));
      return null;
    }),
  );
  await page.getByRole('button', { name: 'I’ve paid' }).click();
  const checked = page.getByRole('region', { name: 'You told us you’ve paid' });
  await expect.element(checked.getByText(/^Thank you\./)).toBeVisible();
  // P29.385: nobody is asked to pay what they have just paid.
  await expect.element(checked.getByText('Reference')).not.toBeVisible();
  await checked.getByText('Show the account details').click();
  await expect.element(checked.getByText('Reference')).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
});

test('whoever leaves the page of a code to dial is told how to go on whether or not they dialled it (P29.518)', {
  tags: 'long',
}, async () => {
  const order = makeOrder({
    payment: 'ussd',
    money: makeMoney({ openAttempt: { ...openAttempt, channel: 'ussd' } }),
  });
  await openScreen(`/orders/${order.id}?reference=r1`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), ...offerTerms(), answer(checkPaymentsEndpoint, null)],
  });
  const panel = page.getByRole('region', { name: 'We haven’t received your payment yet' });
  await expect
    .element(panel)
    .toMatchTextContent(
      'If you’ve dialled the code, we’ll confirm your payment in a minute or two. Otherwise pay below.',
    );
  await expect.element(panel.getByRole('button', { name: 'Pay another way' })).toBeVisible();
});

test('an order left at the card page and changed to paying at pickup asks for nothing before (P29.330)', async () => {
  const order = makeOrder({
    status: 'confirmed',
    method: 'pickup',
    payment: 'at_pickup',
    money: makeMoney({ openAttempt }),
  });
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), ...offerTerms(), answer(checkPaymentsEndpoint, null)],
  });
  await expect.element(page.getByText(/at pickup, in cash or by transfer/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue payment' })).not.toBeInTheDocument();
});

test('after a transfer is said to be sent, paying by card is warned of first, and leaving the card page takes nothing back (P29.401)', {
  tags: 'long',
}, async () => {
  const transferClaimedAt = '2026-11-17T08:55:00.000Z';
  const claimed = makeOrder({ payment: 'transfer', money: makeMoney({ transferClaimedAt }) });
  const server = await openScreen(`/orders/${claimed.id}`, {
    viewport: PHONE,
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, claimed),
      ...offerTerms(),
      answer(startPaymentEndpoint, { reference: 'r1', payUrl: '#payment-page' }),
      answer(checkPaymentsEndpoint, null),
    ],
  });
  const chooseCard = async () => {
    await page.getByRole('button', { name: 'Pay another way' }).click();
    await page.getByRole('radio', { name: /^Card/ }).click();
  };
  await chooseCard();
  await expect.element(page.getByText(/^You told us you’ve sent ₦20,500 by transfer\./)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Keep waiting' }).click();
  await expect.element(page.getByText('Show the account details')).toBeVisible();
  await chooseCard();
  await page.getByRole('button', { name: 'Pay by card anyway' }).click();
  await expectAddress(`/orders/${claimed.id}#payment-page`);
  expect(server.callsOf(startPaymentEndpoint)).toMatchObject([{ body: { channel: 'card' } }]);

  const left = { ...claimed, money: { ...claimed.money, openAttempt } };
  await openScreen(`/orders/${left.id}?reference=r1`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, left), ...offerTerms(), answer(checkPaymentsEndpoint, null)],
  });
  const panel = page.getByRole('region', { name: 'Your card wasn’t charged' });
  await expect.element(panel.getByText('We’re still checking for your transfer.')).toBeVisible();
  await expect.element(page.getByText(/Nothing has been paid|declined/)).not.toBeInTheDocument();
  await expect.element(panel.getByText('Show the account details')).toBeVisible();
});

test('whoever pressed “I’ve paid” by mistake takes it back, and sees the account again (P29.420)', {
  tags: 'long',
}, async () => {
  const order = makeOrder({ payment: 'transfer' });
  const claimed = { ...order, money: makeMoney({ transferClaimedAt: '2026-11-17T08:55:00.000Z' }) };
  const server = await openScreen(`/orders/${order.id}`, {
    viewport: PHONE,
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, claimed),
      ...offerTerms(),
      answer(withdrawTransferClaimEndpoint, null),
    ],
  });
  const takeBack = page.getByRole('button', { name: 'I haven’t sent it' });
  await expect.element(takeBack).toBeVisible();
  server.change(answer(readOrderEndpoint, order));
  await takeBack.click();
  const panel = page.getByRole('region', { name: 'Pay by bank transfer' });
  await expect.element(panel.getByText('Reference')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'I’ve paid' })).toBeVisible();
  await expect.element(takeBack).not.toBeInTheDocument();
  expect(server.callsOf(withdrawTransferClaimEndpoint)).toHaveLength(1);
});
