import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { readOrderEndpoint } from '../../../../contract/orders.ts';
import { REDUCTION_ID, REDUCTION_NAME } from '../../../../domain/orders/taken-orders.ts';
import { ADMINISTRATOR, CUSTOMER } from '../../../testing/common-answers.ts';
import { offerTerms } from '../../../testing/example-checkout.ts';
import { offerDays } from '../../../testing/example-days.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';

const { lines } = makeAdminOrder();
const reduced = makeAdminOrder({
  status: 'confirmed',
  giftMessage: '',
  lines: lines.slice(0, 1).flatMap((line) => [
    line,
    {
      ...line,
      productId: REDUCTION_ID,
      name: REDUCTION_NAME,
      sizeName: 'My friend',
      quantity: 1,
      lineTotal: -3_900,
      pictureId: null,
      pictureIds: [],
      allergens: [],
    },
  ]),
});

test('an agreed discount is no item on the desk’s page, slip and receipt, but a line of their sums (P28.187)', {
  tags: 'long',
}, async () => {
  for (const place of ['', '/slip', '/receipt']) {
    await openScreen(`/admin/orders/${reduced.id}${place}`, {
      visitor: ADMINISTRATOR,
      answers: [answer(readAdminOrderEndpoint, reduced)],
    });
    const sum = page.getByRole('term').filter({ hasText: 'Agreed discount' });
    await expect.element(sum).toBeVisible();
    await expect.element(page.getByText('−₦3,900').first()).toBeVisible();
    await expect.element(page.getByText(/1 × Agreed discount/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('cell', { name: 'Agreed discount' })).not.toBeInTheDocument();
  }
});

test('nor on the customer’s page, which keeps the reason to the desk (P28.187)', {
  tags: 'long',
}, async () => {
  await openScreen(`/orders/${reduced.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, reduced), offerDays(), ...offerTerms()],
  });
  const receipt = page.getByRole('complementary', { name: 'Receipt' });
  await expect.element(receipt).toMatchTextContent('Agreed discount−₦3,900');
  await expect.element(receipt.getByRole('listitem')).toHaveLength(1);
  await expect.element(receipt).not.toMatchTextContent('My friend');
});
