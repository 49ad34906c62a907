import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeMoney } from '../../testing/example-order.ts';
import { answerList, makeAdminPage, makeListed, openAdmin } from '../testing/open-admin.ts';

test('an unpaid pickup of a later day says its day as it is handed over (P28.188)', async () => {
  const ready = makeListed('Ngozi Eze', {
    status: 'ready',
    method: 'pickup',
    nextStatuses: ['collected', 'cancelled'],
    money: makeMoney({ due: 21_500, dueNow: 21_500 }),
  });
  const later = { ...ready, slot: { ...ready.slot, day: '2030-11-22' } };
  await openAdmin(
    '',
    answerList(() => makeAdminPage(later)),
  );
  await page.getByRole('button', { name: /^Mark as picked up, order/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Complete order for/ });
  await expect.element(dialog).toMatchTextContent('This order is for Friday 22 November');
});
