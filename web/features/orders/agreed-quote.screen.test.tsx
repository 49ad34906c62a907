import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../contract/order-admin.ts';
import { readOrderEndpoint } from '../../../contract/orders.ts';
import { ADMINISTRATOR, CUSTOMER } from '../../testing/common-answers.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { makeAdminOrder } from './admin/testing/example-admin-order.ts';
import { makeOrder } from './testing/example-order.ts';

const customRequest = {
  id: 'r1',
  number: '111-222-333',
  lines: [
    { words: 'Cake', amount: 38_000 },
    { words: 'Football pitch', amount: 20_000 },
  ],
  note: 'Pitch of sugar',
  instructions: 'Write “Up Eagles” on it',
};

test('what was agreed about a custom cake is on its customer’s page, which leads to the request (P28.186)', async () => {
  const order = makeOrder({ status: 'confirmed', customRequest });
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), offerDays(), ...offerTerms()],
  });
  const receipt = page.getByRole('complementary', { name: 'Receipt' });
  await expect
    .element(receipt)
    .toMatchTextContent('Agreed, included in the priceCake · ₦38,000Football pitch · ₦20,000');
  await expect.element(receipt).toMatchTextContent('Pitch of sugar');
  await expect
    .element(page.getByRole('link', { name: '111-222-333' }))
    .toHaveAttribute('href', '/custom-orders/r1');
});

test('and on the desk’s page, with what the customer asked for, and the packing slip and the receipt (P28.186, P28.232, P28.246)', async () => {
  const order = makeAdminOrder({ customRequest });
  const answers = [answer(readAdminOrderEndpoint, order)];
  await openScreen(`/admin/orders/${order.id}`, { visitor: ADMINISTRATOR, answers });
  await expect.element(page.getByText(/^Football pitch/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Custom request 111-222-333' }))
    .toHaveAttribute('href', '/admin/custom-orders/r1');
  await expect.element(page.getByText('Write “Up Eagles” on it')).toBeVisible();
  await openScreen(`/admin/orders/${order.id}/slip`, { visitor: ADMINISTRATOR, answers });
  const slip = page.getByRole('article', { name: /Packing slip/ });
  await expect.element(slip).toMatchTextContent('Football pitch');
  await expect.element(slip).toMatchTextContent('Pitch of sugar');
  await openScreen(`/admin/orders/${order.id}/receipt`, { visitor: ADMINISTRATOR, answers });
  await expect
    .element(page.getByRole('article', { name: /^Receipt/ }))
    .toMatchTextContent('Agreed: Cake, Football pitch');
});

test('nobody is asked whether an order of an accepted quote is fake (P28.232)', {
  tags: 'long',
}, async () => {
  const open = async (order: ReturnType<typeof makeAdminOrder>) => {
    await openScreen(`/admin/orders/${order.id}`, {
      visitor: ADMINISTRATOR,
      answers: [answer(readAdminOrderEndpoint, order)],
    });
    await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible();
  };
  const fake = page.getByRole('heading', { name: 'Fake order?' });
  await open(makeAdminOrder({ origin: 'shop', customRequest }));
  expect(fake.elements()).toEqual([]);
  await open(makeAdminOrder({ origin: 'shop' }));
  await expect.element(fake).toBeVisible();
});
