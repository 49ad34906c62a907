import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readCustomOrderEndpoint } from '../../../../contract/custom-orders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, refuse } from '../../../testing/stub-server.ts';
import { takeComplaint } from '../../../testing/watch-complaints.ts';
import { makeCustomOrder } from '../testing/example-custom-order.ts';

const asked = makeCustomOrder({ linkKey: 'a-key-of-thirty-two-characters-00' });
const list = page.getByRole('region', { name: 'Your cake requests on this device' });

async function openRequest() {
  await openScreen(`/cake-request/${asked.id}`, { answers: [answer(readCustomOrderEndpoint, asked)] });
  await expect.element(page.getByRole('heading', { name: 'Save your link' })).toBeVisible();
}

test('whoever asked for a cake here as a guest finds the request without its link (P38.12)', {
  tags: 'long',
}, async () => {
  await openRequest();
  await openScreen('/track');
  await expect.element(list.getByRole('link')).toHaveAttribute('href', `/cake-request/${asked.id}`);
  await expect.element(list.getByRole('link')).toMatchTextContent(new RegExp(asked.number));
  await list.getByRole('button', { name: 'Clear this list' }).click();
  await expect.element(list).not.toBeInTheDocument();
});

test('a request whose link has ended leaves the list of this device (P38.12)', async () => {
  await openRequest();
  await openScreen(`/cake-request/${asked.id}`, {
    answers: [
      answer(readCustomOrderEndpoint, () =>
        refuse(404, { code: 'no_such_custom_order', message: 'Not there.' }),
      ),
    ],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cake request not found');
  await takeComplaint(/Resource not found/);
  await openScreen('/track');
  await expect.element(page.getByRole('form', { name: 'Find my order' })).toBeVisible();
  await expect.element(list).not.toBeInTheDocument();
});
