import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readCalendarEndpoint } from '../../../contract/delivery.ts';
import { readShelfTermsEndpoint, saveShelfTermsEndpoint } from '../../../contract/shelf.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer } from '../../testing/stub-server.ts';
import { makeCalendarAnswer } from '../delivery/testing/example-calendar.ts';

const OFF = { isOn: false, isCounterSaleOn: false, cutOffs: {}, version: 'v1' };

test('the owner switches shelf and counter on, each by itself, with a time until when today is sold (P39.1)', {
  tags: 'long',
}, async () => {
  const server = await openScreen('/admin/settings/shelf', {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(readCalendarEndpoint, makeCalendarAnswer()),
      answer(readShelfTermsEndpoint, OFF),
      answer(saveShelfTermsEndpoint, { ...OFF, isOn: true, version: 'v2' }),
    ],
  });
  const shelf = page.getByRole('checkbox', { name: 'Sell from today’s shelf' });
  await expect.element(shelf).not.toBeChecked();
  await shelf.click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => server.callsOf(saveShelfTermsEndpoint)).toHaveLength(1);
  expect(server.callsOf(saveShelfTermsEndpoint)[0]?.body).toEqual({
    ...OFF,
    isOn: true,
  });
  await expect.element(page.getByRole('checkbox', { name: 'Sell over the counter' })).not.toBeChecked();
});
