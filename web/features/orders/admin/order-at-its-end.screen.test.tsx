import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { type AdminOrderDetails, readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { offerDays } from '../../../testing/example-days.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { makeMoney } from '../testing/example-order.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';

const MUSA = { id: '0a0ba9d3-6cf0-4b1a-8e57-6f3a4d2b9c11', name: 'Musa' };

const openOrder = (order: AdminOrderDetails) =>
  openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [answer(readAdminOrderEndpoint, order)],
  });

test('an order that is over says who brought it and asks for no rider any longer (P28.101)', async () => {
  const delivery = { method: 'delivery' as const, riders: [MUSA] };
  await openOrder(makeAdminOrder({ ...delivery, status: 'delivered', nextStatuses: [], rider: MUSA }));
  await expect.element(page.getByText('Musa')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Rider' })).not.toBeInTheDocument();
  await openOrder(makeAdminOrder({ ...delivery, status: 'ready', nextStatuses: ['out_for_delivery'] }));
  await expect.element(page.getByRole('combobox', { name: 'Rider' })).toBeVisible();
});

test('a move asks for days by what takes longest in the order, in the catalogue or not (P28.481)', async () => {
  const server = await openOrder(makeAdminOrder({ canMove: true, leadTimeHours: 48 }));
  server.change(offerDays());
  await page.getByRole('button', { name: 'Change order' }).click();
  await page.getByRole('button', { name: 'Date or time' }).click();
  await expect
    .poll(() => server.callsOf(readAvailabilityEndpoint).at(-1)?.query.get('leadTimeHours'))
    .toBe('48');
});

test('a menu that is opened low on a phone is whole above the bottom bar (P28.102)', async () => {
  await openOrder(makeAdminOrder({ canMove: true }));
  const opener = page.getByRole('button', { name: 'Change order' });
  await expect.element(opener).toBeVisible();
  opener.element().scrollIntoView({ block: 'end' });
  await opener.click();
  const last = page.getByRole('link', { name: 'Name, address or note' });
  await expect.element(last).toBeVisible();
  const bar = page.getByRole('navigation').last().element().getBoundingClientRect();
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
});

test('where the bank took the money back, it is collected before the order is prepared (P28.114)', {
  tags: 'long',
}, async () => {
  const nextStatuses = ['in_kitchen', 'cancelled'] as const;
  await openOrder(
    makeAdminOrder({
      status: 'confirmed',
      nextStatuses: [...nextStatuses],
      stoppedFor: 'reversal',
      attention: ['payment_reversed'],
    }),
  );
  const names = page.getByRole('button', { name: /^(Record payment|Start preparing)$/ });
  await expect.element(names.first()).toHaveTextContent('Record payment');
});

test('a paid order offers a refund without cancelling in its menu, also once it was handed over, and the dialog says what a full one means (P28.284)', async () => {
  const money = makeMoney({ paid: 20_500, due: 0, dueNow: 0 });
  const done = { status: 'collected', canMove: false, nextStatuses: [], money, refundable: 20_500 } as const;
  await openOrder(makeAdminOrder({ ...done, nextStatuses: [] }));
  await page.getByRole('button', { name: 'Change order' }).click();
  await page.getByRole('button', { name: 'Refund without cancelling' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expect.element(dialog).toMatchTextContent('This doesn’t cancel the order');
  await dialog.getByRole('radio', { name: /^Full refund/ }).click();
  const amount = dialog.getByRole('textbox', { name: /^Amount/ });
  await expect.element(amount).toHaveAccessibleDescription('The order is then free.');
});
