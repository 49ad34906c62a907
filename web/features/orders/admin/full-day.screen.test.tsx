import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { placeAdminOrderEndpoint } from '../../../../contract/taken-order.ts';
import { answer } from '../../../testing/stub-server.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';
import { fillNewOrder, form, openNewOrder, place } from './testing/open-new-order.ts';

test('a full day says how much work is free, and is taken knowingly (P28.233)', {
  tags: 'long',
}, async () => {
  const window = { id: 'noon', from: '12:00', to: '15:00', state: 'overfull' } as const;
  const full = { day: '2026-11-24', state: 'overfull', note: '', work: { needed: 4, free: 1 } } as const;
  const server = await openNewOrder(
    answer(readAvailabilityEndpoint, {
      now: '2026-11-17T09:00:00.000Z',
      earliest: null,
      days: [{ ...full, windows: [window] }],
    }),
    answer(placeAdminOrderEndpoint, makeAdminOrder()),
    answer(readAdminOrderEndpoint, makeAdminOrder()),
  );
  await fillNewOrder({ method: 'pickup', day: 'Tuesday 24 November, full' });
  await expect
    .element(form.getByText('Needs 4 kitchen points; 1 is available on Tuesday 24 November.'))
    .toBeVisible();
  await expect.element(form.getByText(/^Tuesday 24 November, 12:00–15:00 is full\./)).toBeVisible();
  await place.click();
  await expect.element(form.getByText('Confirm the time first.')).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint)).toEqual([]);
  await form.getByRole('button', { name: 'Use this time anyway' }).click();
  await expect.element(form.getByText('This time is full. You’re using it anyway.')).toBeVisible();
  await place.click();
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint).map(({ body }) => body)).toMatchObject([
    { slot: { day: '2026-11-24', windowId: 'noon' }, acceptLate: true, acceptFull: true },
  ]);
});
