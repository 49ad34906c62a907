import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cancelOrderEndpoint, readOrderEndpoint } from '../../../contract/orders.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { makeMoney, makeOrder } from './testing/example-order.ts';

test('cancelling names what comes back and when, and then leads to what became of the order (P29.320, P29.380)', {
  tags: 'long',
}, async () => {
  const money = makeMoney({ due: 0, dueNow: 0, paid: 20_500 });
  const order = makeOrder({ status: 'confirmed', canCancel: true, money });
  const cancelled = makeOrder({
    status: 'cancelled',
    canCancel: false,
    version: 2,
    money: { ...money, refundDue: 20_500 },
  });
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    viewport: PHONE,
    answers: [
      answer(readOrderEndpoint, order),
      answer(cancelOrderEndpoint, cancelled),
      offerDays(),
      ...offerTerms(),
    ],
  });
  await page.getByRole('heading', { name: 'Change or cancel' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect
    .element(
      question.getByText(/^We’ll send ₦20,500 back .* by Thu 19 Nov\. Your bank may take until Thu 3 Dec/),
    )
    .toBeVisible();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'This order was cancelled' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  await expect.element(page.getByText(/^We’ll send ₦20,500 back/)).toBeInViewport();
});

test('cancelling says that an open change request ends with the order, which is named with what was paid (P29.463, P29.497)', async () => {
  const changeRequest = {
    id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
    at: '2026-11-17T09:00:00.000Z',
    words: 'With candles, please',
    wanted: [],
    difference: 0,
    status: 'open' as const,
    answer: '',
  };
  const order = makeOrder({ status: 'confirmed', canCancel: true, changeRequest });
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), offerDays(), ...offerTerms()],
  });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect.element(question.getByText('Your change request ends with the order.')).toBeVisible();
  await expect.element(question.getByText('2 × Red Velvet')).toBeVisible();
  await expect.element(question.getByText('Nothing has been paid for it.')).toBeVisible();
});

test('the dialog that moves an order is left by a button that says what stays (P29.391)', async () => {
  const order = makeOrder({ status: 'confirmed', canMove: true, money: makeMoney({ due: 0, paid: 20_500 }) });
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), offerDays(), ...offerTerms()],
  });
  await page.getByRole('button', { name: 'Change date or time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change date or time' });
  await dialog.getByRole('button', { name: 'Keep current time' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('on a phone, where the sections fold, only the chosen time looks chosen in the dialog that moves an order (P29.546)', async () => {
  const present = { day: '2026-11-20', windowId: 'afternoon', from: '15:00', to: '18:00' };
  const order = makeOrder({ status: 'confirmed', canMove: true, slot: present });
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    viewport: PHONE,
    answers: [answer(readOrderEndpoint, order), offerDays(), ...offerTerms()],
  });
  await page.getByRole('heading', { name: 'Change or cancel' }).click();
  await page.getByRole('button', { name: 'Change date or time' }).click();
  const times = page
    .getByRole('dialog', { name: 'Change date or time' })
    .getByRole('group', { name: /^Time on/ });
  await expect.element(times.getByRole('radio', { name: '15:00–18:00 Open' })).toBeChecked();
  const ticked = times
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label'))
    .filter((tile) => tile?.querySelector('svg')?.checkVisibility())
    .map((tile) => tile?.textContent);
  expect(ticked).toEqual(['15:00–18:00Open']);
});

test('changing and cancelling are listed together, each with what it does (P29.521)', async () => {
  const order = makeOrder({ status: 'confirmed', canMove: true, canCancel: true });
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, order), offerDays(), ...offerTerms()],
  });
  const list = page.getByRole('region', { name: 'Change or cancel' });
  await expect.element(list.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'Change date or timePick another day or time. The price stays the same.',
    'Change detailsNames, address, inscriptions and notes. Saved at once.',
    'Request a changeOther items or sizes. We check it first and reply.',
    'Change emailWhere we send updates about this order.',
    'Cancel orderYour slot will be released.',
  ]);
  const paid = { ...order, money: makeMoney({ due: 0, dueNow: 0, paid: 20_500 }) };
  await openScreen(`/orders/${order.id}`, {
    visitor: CUSTOMER,
    answers: [answer(readOrderEndpoint, paid), offerDays(), ...offerTerms()],
  });
  await expect
    .element(list.getByRole('listitem').filter({ hasText: 'Cancel order' }))
    .toMatchTextContent('You’ll see your refund before you confirm.');
});
