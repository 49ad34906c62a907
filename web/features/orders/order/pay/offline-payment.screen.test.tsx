import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Order, readOrderEndpoint } from '../../../../../contract/orders.ts';
import { checkPaymentsEndpoint } from '../../../../../contract/payments.ts';
import { STORED_AT_HEADER } from '../../../../api/worker-messages.ts';
import { CUSTOMER } from '../../../../testing/common-answers.ts';
import { offerTerms } from '../../../../testing/example-checkout.ts';
import { openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { setLineDead } from '../../../../ui/browser/use-online.ts';
import { makeMoney, makeOrder } from '../../testing/example-order.ts';

const open = (order: Order, headers: Readonly<Record<string, string>> = {}) =>
  openScreen(`/orders/${order.id}`, {
    viewport: PHONE,
    visitor: CUSTOMER,
    answers: [
      answer(readOrderEndpoint, () => Response.json(order, { headers })),
      ...offerTerms(),
      answer(checkPaymentsEndpoint, null),
    ],
  });

const offline = page.getByRole('region', { name: 'You’re offline' });

test('the device’s own copy of an order being paid by card asks for no payment (P29.400)', {
  tags: 'long',
}, async () => {
  const openAttempt = {
    reference: 'r1',
    channel: 'card',
    startedAt: '2026-11-17T09:00:00.000Z',
    isProcessing: false,
    rejected: null,
  } as const;
  const order = makeOrder({
    payment: 'card',
    otherPayments: ['transfer'],
    money: makeMoney({ openAttempt }),
  });
  await open(order, { [STORED_AT_HEADER]: new Date().toISOString() });
  await expect.element(offline).toMatchTextContent(/You were paying by card\. .* don’t pay again\./);
  await expect.element(page.getByRole('heading', { name: 'Your order isn’t confirmed yet' })).toBeVisible();
  await expect.element(page.getByText(/Pay to/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Pay|Continue payment/ })).not.toBeInTheDocument();
});

test('a choice that was made before the connection was lost is still there after it (P29.400)', {
  tags: 'long',
}, async () => {
  await open(makeOrder({ payment: 'card', otherPayments: ['transfer'] }));
  onTestFinished(() => setLineDead(false));
  const ussd = page.getByRole('radio', { name: /^USSD/ });
  await ussd.click();
  setLineDead(true);
  await expect.element(offline).toBeVisible();
  await expect.element(ussd).not.toBeInTheDocument();
  setLineDead(false);
  await expect.element(ussd).toBeChecked();
  await expect.element(offline).not.toBeInTheDocument();
});

test('the account to transfer to can be read without a connection (P29.400)', { tags: 'long' }, async () => {
  await open(makeOrder({ payment: 'transfer' }));
  onTestFinished(() => setLineDead(false));
  await expect.element(page.getByText('0123456789')).toBeVisible();
  setLineDead(true);
  await expect.element(offline.getByText('0123456789')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'I’ve paid' })).not.toBeInTheDocument();
});
