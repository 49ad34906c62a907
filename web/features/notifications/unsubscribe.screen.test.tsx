import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  readUnsubscribeEndpoint,
  resubscribeEndpoint,
  unsubscribeEndpoint,
} from '../../../contract/notifications.ts';
import { expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';

const heading = page.getByRole('heading', { level: 1 });
const choose = page.getByRole('link', { name: 'Open account settings' });
const ON = { kind: 'order_placed', isOn: true };

test('the link says what it is about and changes nothing by itself; its key leaves the address', {
  tags: 'long',
}, async () => {
  const server = await openScreen('/unsubscribe#the-key', { answers: [answer(readUnsubscribeEndpoint, ON)] });
  await expect.element(heading).toMatchTextContent('Stop these emails?');
  await expect.element(page.getByRole('main')).toMatchTextContent('Order placed');
  await expectAddress('/unsubscribe');
  expect(server.callsOf(readUnsubscribeEndpoint)[0]?.query.get('key')).toBe('the-key');
});

test('mails of a kind are ended and taken up again, and the title that says so has the focus', {
  tags: 'long',
}, async () => {
  await openScreen('/unsubscribe#the-key', {
    answers: [
      answer(readUnsubscribeEndpoint, ON),
      answer(unsubscribeEndpoint, { ...ON, isOn: false }),
      answer(resubscribeEndpoint, ON),
    ],
  });
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect.element(heading).toMatchTextContent('You’ve unsubscribed');
  await expect.element(heading).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading).toMatchTextContent('Stop these emails?');
  await expect.element(heading).toHaveFocus();
});

test('a link without its key is explained', async () => {
  await openScreen('/unsubscribe');
  await expect.element(heading).toMatchTextContent('This link doesn’t work');
  await expect.element(choose).toBeVisible();
});

test('a link with a key that is none of the shop’s is explained', async () => {
  const refusal = refuse(404, { message: 'There is no such link.', code: 'not_found' });
  await openScreen('/unsubscribe#not-a-key', { answers: [answer(readUnsubscribeEndpoint, refusal)] });
  await expect.element(heading).toMatchTextContent('This link doesn’t work');
  await expect.element(choose).toBeVisible();
  await takeComplaint(/Resource not found/);
});
