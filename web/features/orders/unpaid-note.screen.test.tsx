import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readOrderEndpoint } from '../../../contract/orders.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { makeOrder } from './testing/example-order.ts';

test('the reminder of an unpaid order comes below the home page and moves nothing on it (P29.306)', async () => {
  const heading = page.getByRole('heading', { level: 1 });
  const findTop = () => heading.element().getBoundingClientRect().top;
  await openScreen('/', { viewport: PHONE });
  await expect.element(heading).toBeVisible();
  const before = findTop();

  const order = makeOrder({ status: 'pending_payment', holdUntil: '2026-11-17T23:00:00.000Z' });
  const { id, number } = order;
  const unpaid = { id, number, path: `/track/${id}`, until: Date.now() + 600_000 };
  await openScreen('/', {
    viewport: PHONE,
    stored: { 'unpaid-order': JSON.stringify(unpaid) },
    answers: [answer(readOrderEndpoint, order)],
  });
  const wayBack = page.getByRole('link', { name: /is waiting for payment/ });
  await expect.element(wayBack).toBeVisible();
  expect(findTop()).toBe(before);
  expect(Math.round(wayBack.element().getBoundingClientRect().bottom)).toBe(PHONE.height);
});
