import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stepOrderEndpoint } from '../../../../contract/order-steps.ts';
import { answer, loseConnection } from '../../../testing/stub-server.ts';
import { answerList, makeAdminPage, makeListed, openAdmin } from './testing/open-admin.ts';

test('a step that reaches nobody is said once (P28.397)', async () => {
  const ada = makeListed('Ada Obi');
  await openAdmin(
    '',
    answerList(() => makeAdminPage(ada)),
    answer(stepOrderEndpoint, loseConnection),
  );
  await page.getByRole('button', { name: /^Start preparing, order/ }).click();
  await expect.element(page.getByText(/Network error/)).toBeVisible();
  expect(page.getByText(/Network error/).elements()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
