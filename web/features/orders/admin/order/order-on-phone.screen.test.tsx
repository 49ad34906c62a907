import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAdminOrderEndpoint } from '../../../../../contract/order-admin.ts';
import { ADMINISTRATOR } from '../../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeMoney } from '../../testing/example-order.ts';
import { makeAdminOrder } from '../testing/example-admin-order.ts';

const openOrder = (order: ReturnType<typeof makeAdminOrder>) =>
  openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [answer(readAdminOrderEndpoint, order)],
  });

test('the reason that “On credit” needs comes into sight with it (P28.202)', async () => {
  await openOrder(
    makeAdminOrder({
      ...{
        status: 'ready',
        method: 'pickup',
        payment: 'at_pickup',
        nextStatuses: ['collected', 'cancelled'],
      },
      money: makeMoney({ due: 21_500, dueNow: 21_500 }),
    }),
  );
  await page.getByRole('button', { name: 'Mark as picked up' }).click();
  const dialog = page.getByRole('dialog', { name: /^Complete order for/ });
  await dialog.getByRole('radio', { name: /^On credit/ }).click();
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await expect.element(reason).toBeInViewport({ ratio: 1 });
  const button = dialog.getByRole('button', { name: 'Complete on credit' }).element();
  expect(reason.element().getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top);
});

test('the next step and what is due stand above what is sent and printed (P28.302)', async () => {
  await openOrder(
    makeAdminOrder({ status: 'confirmed', nextStatuses: ['in_kitchen'], money: makeMoney({ due: 21_500 }) }),
  );
  const step = page.getByRole('heading', { name: 'Next step' });
  const due = page.getByText(/₦21,500 due$/).first();
  const ticket = page.getByRole('link', { name: 'Kitchen ticket' });
  await expect.element(step).toBeInViewport();
  await expect.element(due).toBeInViewport();
  const places = [step, due, ticket].map((each) => each.element().getBoundingClientRect().top);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a note that staff took down is not called the customer’s (P28.205)', { tags: 'long' }, async () => {
  const note = 'Ring twice';
  await openOrder(makeAdminOrder({ note, origin: 'phone' }));
  await expect.element(page.getByRole('heading', { name: 'Note', exact: true })).toBeVisible();
  await openOrder(makeAdminOrder({ note, origin: 'shop' }));
  await expect.element(page.getByRole('heading', { name: 'The customer’s note' })).toBeVisible();
});
