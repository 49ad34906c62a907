import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { stepOrderEndpoint, undoStepEndpoint } from '../../../../../contract/order-steps.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';

test('an order marked as picked up by mistake is put back from its page (P28.55)', {
  tags: 'long',
}, async () => {
  const ready = makeAdminOrder({
    status: 'ready',
    method: 'pickup',
    nextStatuses: ['collected', 'cancelled'],
  });
  const done = {
    ...ready,
    status: 'collected',
    nextStatuses: [],
    version: 5,
    canUndoHandOver: true,
  } as const;
  const server = await openScreen(`/admin/orders/${done.id}`, {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(readAdminOrderEndpoint, { ...done, nextStatuses: [] }),
      answer(undoStepEndpoint, { ...ready, version: 6 }),
    ],
  });
  await page.getByRole('button', { name: 'Undo “Picked up”' }).click();
  const question = page.getByRole('dialog', { name: 'Undo “Picked up”?' });
  await expect.element(question.getByText(/goes back to “Ready”. Payments stay/)).toBeVisible();
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('button', { name: 'Mark as picked up' })).toBeVisible();
  expect(server.callsOf(undoStepEndpoint)).toMatchObject([{ body: { version: 5 } }]);
});

test('an order marked as ready by mistake is put back from its page, which says that its customer was told (P28.458)', async () => {
  const ready = makeAdminOrder({
    ...{ status: 'ready', method: 'pickup', nextStatuses: ['collected', 'cancelled'] },
    isNotifiedReady: true,
  });
  const server = await openScreen(`/admin/orders/${ready.id}`, {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(readAdminOrderEndpoint, ready),
      answer(
        undoStepEndpoint,
        makeAdminOrder({ status: 'in_kitchen', method: 'pickup', nextStatuses: ['ready'], version: 6 }),
      ),
    ],
  });
  const opener = page.getByRole('button', { name: 'Change order' });
  await opener.click();
  await page.getByRole('button', { name: 'Back to kitchen' }).click();
  const question = page.getByRole('dialog', { name: 'Move this order back to the kitchen?' });
  await expect.element(question.getByText(/already been notified that it’s ready/)).toBeVisible();
  await question.getByRole('button', { name: 'Back to kitchen' }).click();
  await expect.element(page.getByRole('button', { name: 'Mark as ready' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.callsOf(undoStepEndpoint)).toMatchObject([{ body: { version: ready.version } }]);
});

test('nothing is said of a notification that its customer never got (P28.458)', async () => {
  const ready = makeAdminOrder({ status: 'ready', nextStatuses: ['out_for_delivery', 'cancelled'] });
  await openScreen(`/admin/orders/${ready.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, ready)],
  });
  await page.getByRole('button', { name: 'Change order' }).click();
  await page.getByRole('button', { name: 'Back to kitchen' }).click();
  const question = page.getByRole('dialog', { name: 'Move this order back to the kitchen?' });
  await expect.element(question.getByText(/on the kitchen board again/)).toBeVisible();
  expect(question.getByText(/notified/).query()).toBeNull();
});

test('a paid order of a later day is marked as picked up after one question only (P28.161)', async () => {
  const slot = { day: '2026-11-21', windowId: 'noon', from: '12:00', to: '15:00' };
  const ready = makeAdminOrder({
    ...{ status: 'ready', method: 'pickup', nextStatuses: ['collected'], slot },
    money: makeMoney({ due: 0, dueNow: 0 }),
    now: '2026-11-17T09:00:00.000Z',
  });
  const done = makeAdminOrder({ ...ready, status: 'collected', nextStatuses: [] });
  const server = await openScreen(`/admin/orders/${ready.id}`, {
    visitor: ADMINISTRATOR,
    answers: [answer(readAdminOrderEndpoint, ready), answer(stepOrderEndpoint, done)],
  });
  await page.getByRole('button', { name: 'Mark as picked up' }).click();
  const question = page.getByRole('dialog', { name: /^This order is for Saturday 21 November\./ });
  await expect.element(question).toBeVisible();
  expect(server.callsOf(stepOrderEndpoint)).toEqual([]);
  await question.getByRole('button', { name: 'Mark as picked up' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.callsOf(stepOrderEndpoint)).toMatchObject([{ body: { to: 'collected' } }]);
});
