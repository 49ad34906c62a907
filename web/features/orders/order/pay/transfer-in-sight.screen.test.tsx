import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readOrderEndpoint } from '../../../../../contract/orders.ts';
import { CUSTOMER } from '../../../../testing/common-answers.ts';
import { offerTerms } from '../../../../testing/example-checkout.ts';
import { offerDays } from '../../../../testing/example-days.ts';
import { openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeOrder } from '../../testing/example-order.ts';

test('on a phone the account to transfer to is in sight as the page opens (P29.531)', async () => {
  const order = makeOrder({ payment: 'transfer', holdUntil: '2026-11-17T13:00:00.000Z' });
  await openScreen(`/orders/${order.id}`, {
    viewport: PHONE,
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), offerDays(), ...offerTerms()],
  });
  const account = page.getByText('0123456789');
  await expect.element(account).toBeVisible();
  await expect.poll(() => account.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(PHONE.height);
});
