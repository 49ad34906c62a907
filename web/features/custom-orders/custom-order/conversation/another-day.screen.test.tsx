import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../../../contract/availability.ts';
import { readCustomOrderEndpoint, writeMessageEndpoint } from '../../../../../contract/custom-orders.ts';
import { CUSTOMER } from '../../../../testing/common-answers.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { answer } from '../../../../testing/stub-server.ts';
import { makeQuote, makeQuoted } from '../../testing/example-custom-order.ts';

const messageForm = page.getByRole('form', { name: 'New message' });

test('another day of a quote is chosen among those that can be met, and goes with the message (P29.365)', {
  tags: 'long',
}, async () => {
  const quoted = makeQuoted(makeQuote({ day: '2026-11-27' }));
  const server = await openScreen(`/custom-orders/${quoted.id}`, {
    visitor: CUSTOMER,
    answers: [
      answer(readCustomOrderEndpoint, quoted),
      answer(writeMessageEndpoint, quoted),
      answer(readAvailabilityEndpoint, {
        now: '2026-11-17T09:00:00.000Z',
        earliest: null,
        days: [{ day: '2026-11-28', state: 'free', note: '', windows: [] }],
      }),
    ],
  });
  await page.getByRole('button', { name: 'Ask for a change' }).click();
  expect(server.callsOf(readAvailabilityEndpoint)).toEqual([]);
  await messageForm.getByText('Ask for another day').click();
  await messageForm.getByRole('radio', { name: /28/ }).click();
  await expect
    .element(messageForm.getByText('Saturday 28 November instead of Friday 27 November'))
    .toBeVisible();
  await messageForm.getByRole('textbox', { name: 'Message to the bakery' }).fill('We moved the party.');
  await messageForm.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => server.callsOf(writeMessageEndpoint).map(({ body }) => body))
    .toEqual([
      {
        text: 'Could I have it on Saturday 28 November instead?\nWe moved the party.',
        pictures: [],
        wantedDay: '2026-11-28',
      },
    ]);
});
