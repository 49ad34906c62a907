import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readCustomOrderEndpoint } from '../../../../contract/custom-orders.ts';
import { openOrderByCodeEndpoint, requestTrackingCodeEndpoint } from '../../../../contract/orders.ts';
import { readSignInOptionsEndpoint } from '../../../../contract/sessions.ts';
import { expectAddress, openScreen } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { makeCustomOrder } from '../testing/example-custom-order.ts';

const demoMails = page.getByRole('link', { name: 'See the demo’s emails' });

test('a code for a custom cake request leads to the page of the request, in the demo past its emails (P38.20, P29.250)', async () => {
  const customOrder = makeCustomOrder({ number: '482-093-713', linkKey: 'key-of-the-link' });
  await openScreen('/track', {
    answers: [
      answer(requestTrackingCodeEndpoint, null),
      answer(openOrderByCodeEndpoint, { kind: 'request', id: customOrder.id }),
      answer(readCustomOrderEndpoint, customOrder),
      answer(readSignInOptionsEndpoint, { google: false, demoMail: true }),
    ],
  });
  await page.getByRole('textbox', { name: 'Order number' }).fill(customOrder.number);
  await page.getByRole('textbox', { name: 'Phone number on the order' }).fill('0803 123 4567');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect.element(demoMails).toBeVisible();
  await page.getByRole('textbox', { name: 'Code from the email' }).fill('123456');
  await page.getByRole('button', { name: 'Open my order' }).click();
  await expectAddress(`/cake-request/${customOrder.id}`);
  await expect.element(demoMails).toBeVisible();
});
