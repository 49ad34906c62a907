import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eraseTrackedOrderEndpoint } from '../../../../contract/guest-data.ts';
import { readOrderEndpoint } from '../../../../contract/orders.ts';
import { offerTerms } from '../../../testing/example-checkout.ts';
import { offerDays } from '../../../testing/example-days.ts';
import { expectAddress, openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { makeOrder } from '../testing/example-order.ts';

const ORDER = makeOrder({ status: 'delivered' });

async function askForErasure(isErased: boolean) {
  const server = await openScreen(`/track/${ORDER.id}`, {
    answers: [
      answer(readOrderEndpoint, ORDER),
      offerDays(),
      ...offerTerms(),
      answer(eraseTrackedOrderEndpoint, { isErased }),
    ],
  });
  await expect.element(page.getByRole('button', { name: 'Download your data' })).toBeVisible();
  await page.getByRole('button', { name: 'Erase your data' }).click();
  expect(server.callsOf(eraseTrackedOrderEndpoint)).toHaveLength(0);
  await page.getByRole('button', { name: 'Erase my data' }).click();
}

test('a guest whose data has to stay for now reads why (P26.15)', { tags: 'long' }, async () => {
  await askForErasure(false);
  await expect.element(page.getByText(/We’ve received your request\. Tax law requires us/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Erase your data' }).elements()).toEqual([]);
});

test('a guest whose data is erased leaves the order, which is theirs no longer (P26.15)', {
  tags: 'long',
}, async () => {
  await askForErasure(true);
  await expectAddress('/');
});
