import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  declineCustomOrderEndpoint,
  makeQuoteEndpoint,
  markAnsweredEndpoint,
  markUnansweredEndpoint,
  readAdminCustomOrderEndpoint,
} from '../../../../contract/custom-order-admin.ts';
import { readCalendarEndpoint } from '../../../../contract/delivery.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { makeCalendarAnswer, makeCalendarDay } from '../../delivery/testing/example-calendar.ts';
import { makeAdminCustomOrder, makeQuote } from '../testing/example-custom-order.ts';

const FULL = makeCalendarDay({ day: '2026-11-28', workUnits: 9, workUnitsTaken: 1, orderCount: 1 });
const form = page.getByRole('form', { name: 'Quote' });

const openCustomOrder = (...answers: readonly StubAnswer[]) => {
  const customOrder = makeAdminCustomOrder();
  return openScreen(`/admin/custom-orders/${customOrder.id}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminCustomOrderEndpoint, customOrder),
      answer(readCalendarEndpoint, ({ query }) => makeCalendarAnswer(query, FULL)),
      ...answers,
    ],
  });
};

async function sendQuote(): Promise<void> {
  await form.getByRole('button', { name: 'Preview and send' }).click();
  await page.getByRole('button', { name: 'Send to Musa' }).click();
}

test('a full or closed day is refused at its field, with the reason (P7.2)', { tags: 'long' }, async () => {
  const day = form.getByLabelText('Day', { exact: true });
  const refuseDay = (reason: string) =>
    answer(makeQuoteEndpoint, () =>
      refuse(422, { message: 'That day cannot be had.', code: 'day_full', fields: { day: reason } }),
    );
  const full = 'That day is full: 1 of 9 kitchen points are booked, and the cake needs 9.';
  const server = await openCustomOrder(refuseDay(full));
  await expect.element(form.getByRole('button', { name: /Not available/, pressed: true })).toBeVisible();
  await sendQuote();
  await expect.element(day).toHaveFocus();
  await expect.element(day).toHaveAccessibleDescription(expect.stringContaining(full));

  const closed = 'The bakery is closed on that day (Stocktaking). Choose another.';
  server.change(refuseDay(closed));
  await sendQuote();
  await expect.element(day).toHaveAccessibleDescription(expect.stringContaining(closed));

  const quote = { ...makeQuote(), workUnits: 9, leadTimeHours: 72, madeBy: 'Owner' };
  server.change(answer(makeQuoteEndpoint, makeAdminCustomOrder({ status: 'quoted', quotes: [quote] })));
  await form
    .getByRole('button', { name: /Available/ })
    .first()
    .click();
  await sendQuote();
  await expect.element(page.getByRole('heading', { name: 'Quote 1' })).toBeVisible();
  expect(server.callsOf(makeQuoteEndpoint).map(({ body }) => body)).toMatchObject([
    { day: '2026-11-28' },
    { day: '2026-11-28' },
    { day: '2026-11-25' },
  ]);
});

test('a quote is looked at from its top, and once it is sent the page is at it (P28.164)', async () => {
  const quote = { ...makeQuote(), workUnits: 9, leadTimeHours: 72, madeBy: 'Owner' };
  await openCustomOrder(
    answer(makeQuoteEndpoint, makeAdminCustomOrder({ status: 'quoted', quotes: [quote] })),
  );
  await form.getByRole('button', { name: 'Preview and send' }).click();
  await expect.element(page.getByRole('heading', { name: 'How the customer will see it' })).toHaveFocus();
  await page.getByRole('button', { name: 'Send to Musa' }).click();
  await expect.element(page.getByRole('heading', { name: 'Quote 1' })).toHaveFocus();
});

test('the owner declines with a reason, and not without one (P7.1)', { tags: 'long' }, async () => {
  const declineReason = 'We make no sugar work in December.';
  const declined = makeAdminCustomOrder({
    status: 'declined',
    declineReason,
    canQuote: false,
    canDecline: false,
    canWrite: false,
  });
  const server = await openCustomOrder(answer(declineCustomOrderEndpoint, declined));
  await page.getByRole('button', { name: 'Decline request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' });
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  expect(server.callsOf(declineCustomOrderEndpoint)).toEqual([]);
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(declineReason);
  await dialog.getByRole('button', { name: 'Decline request' }).click();
  await expect.element(page.getByText('Custom order 118-204-556 is declined')).toBeVisible();
  expect(server.callsOf(declineCustomOrderEndpoint)).toMatchObject([{ body: { reason: declineReason } }]);
});

test('a request without a design says so, and declining one without an email address promises no message (P28.92, P28.158)', async () => {
  const request = makeAdminCustomOrder({
    takenBy: 'Owner',
    isDesigned: false,
    customerEmail: '',
    userId: null,
  });
  await openCustomOrder(answer(readAdminCustomOrderEndpoint, request));
  await expect.element(page.getByText(/^No design came with this request\./)).toBeVisible();
  await expect.element(page.getByText(/^Taken by Owner /)).toBeVisible();
  await page.getByRole('button', { name: 'Decline request' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Decline this request?' }))
    .toMatchTextContent('has no email address: tell them on WhatsApp or call.');
});

test('what was answered by phone is marked as answered, and that can be undone (P28.350)', {
  tags: 'long',
}, async () => {
  const server = await openCustomOrder(
    answer(markAnsweredEndpoint, makeAdminCustomOrder({ waitingSince: null })),
    answer(markUnansweredEndpoint, makeAdminCustomOrder()),
  );
  const button = page.getByRole('button', { name: 'Answered by phone' });
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(button).toBeVisible();
  expect(server.callsOf(markAnsweredEndpoint)).toMatchObject([{ body: { version: 1 } }]);
});

test('the preview of a quote says until when it is valid, and the buttons of both are in sight above and below all else (P28.466, P28.491)', async () => {
  await openCustomOrder();
  await page.viewport(740, 500);
  const preview = form.getByRole('button', { name: 'Preview and send' });
  const points = form.getByRole('textbox', { name: /^Kitchen points/ });
  await expect.element(points).toBeVisible();
  points.element().scrollIntoView({ block: 'center' });
  await expect.element(preview).toBeInViewport({ ratio: 1 });
  await preview.click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Valid until \d+ \w{3} \d{4}, 18:00/);
  await expect.element(page.getByRole('button', { name: 'Send to Musa' })).toBeInViewport({ ratio: 1 });
});
