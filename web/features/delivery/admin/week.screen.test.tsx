import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  readCalendarEndpoint,
  saveCalendarEndpoint,
  type VersionedCalendar,
} from '../../../../contract/delivery.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, holdAnswer, loseConnection, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { EXAMPLE_CALENDAR, makeCalendarAnswer, makeDayOrder } from '../testing/example-calendar.ts';

const save = page.getByRole('button', { name: 'Save', exact: true });
const cutOff = page.getByLabelText('Order by (the day before)');
const horizon = page.getByRole('textbox', { name: 'Days ahead' });
const allSaved = page.getByText('All changes saved');

/** Keeps what it is sent. */
const KEEPING = answer(saveCalendarEndpoint, ({ body }) => ({
  ...(body as VersionedCalendar),
  version: 'second',
}));

async function openWeek(...answers: readonly StubAnswer[]) {
  const server = await openScreen('/admin/calendar/week', {
    visitor: ADMINISTRATOR,
    answers: [answer(readCalendarEndpoint, makeCalendarAnswer()), KEEPING, ...answers],
  });
  await expect.element(allSaved).toBeVisible();
  return server;
}

test('a window is added where the last one ends, moved with the focus on it, and removed', {
  tags: 'long',
}, async () => {
  const server = await openWeek();
  await page.getByRole('button', { name: 'Add time slot' }).click();
  const added = page.getByRole('group', { name: 'Time slot 3' });
  await expect.element(added.getByLabelText('From')).toHaveFocus();
  await expect.element(added.getByLabelText('From')).toHaveValue('15:00');
  await added.getByLabelText('To').fill('14:00');
  await added.getByLabelText('Deliveries').fill('0');
  await added.getByLabelText('Pickups').fill('5');
  await save.click();
  await expect.element(added.getByLabelText('To')).toHaveFocus();
  await expect.element(added).toMatchTextContent('The end time must be after the start time.');
  await added.getByLabelText('To').fill('17:00');
  await added.getByRole('button', { name: 'Move 15:00–17:00 up' }).click();
  await expect.element(page.getByRole('button', { name: 'Move 15:00–17:00 up' })).toHaveFocus();
  await save.click();
  await expect.element(page.getByText('Weekly schedule saved')).toBeVisible();
  await page.getByRole('button', { name: 'Remove 15:00–17:00' }).click();
  await save.click();
  await expect.element(allSaved).toBeVisible();
  const { windows } = EXAMPLE_CALENDAR;
  expect(server.callsOf(saveCalendarEndpoint).map(({ body }) => body)).toMatchObject([
    { windows: windows.toSpliced(1, 0, expect.objectContaining({ from: '15:00', to: '17:00' })) },
    { windows },
  ]);
});

test('closing a weekday first shows the orders on such days (P4.10)', { tags: 'long' }, async () => {
  const server = await openWeek(
    answer(saveCalendarEndpoint, () =>
      refuse(409, { message: 'Orders are on such days.', code: 'day_has_orders', orders: [makeDayOrder()] }),
    ),
  );
  await page.getByRole('checkbox', { name: 'Saturday' }).click();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Close these days?' });
  await expect
    .element(dialog.getByRole('list', { name: 'Affected orders' }))
    .toMatchTextContent('482-093-718');
  server.change(KEEPING);
  await dialog.getByRole('button', { name: 'Close them anyway' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(allSaved).toBeVisible();
  expect(server.callsOf(saveCalendarEndpoint).at(-1)?.body).toMatchObject({ confirmedOrderCount: 1 });
});

test('of two administrators the second sees what the first has changed, and neither loses anything unasked (P1.30)', {
  tags: 'long',
}, async () => {
  const newer = { ...EXAMPLE_CALENDAR, version: 'newer', cutOff: '17:15' };
  const server = await openWeek(
    answer(saveCalendarEndpoint, () =>
      refuse(409, { message: 'Somebody else was quicker.', code: 'stale_edit', current: newer }),
    ),
  );
  const dialog = page.getByRole('dialog', { name: 'Someone else changed the weekly schedule' });
  await horizon.fill('61');
  await save.click();
  await expect.element(dialog).toMatchTextContent(/Order by \(the day before\).*Now: 17:15/);
  await expect.element(dialog).not.toMatchTextContent('Monday');
  await dialog.getByRole('button', { name: 'Go back to the form' }).click();
  await expect.element(horizon).toHaveValue('61');

  await cutOff.fill('16:45');
  await save.click();
  await expect.element(dialog).toMatchTextContent(/You changed this too.*Now: 17:15.*Yours: 16:45/);
  await dialog.getByRole('button', { name: 'Use theirs' }).click();
  await expect.element(allSaved).toBeVisible();
  await expect.element(cutOff).toHaveValue('17:15');
  await expect.element(horizon).toHaveValue('60');

  const newest = { ...newer, version: 'newest', horizonDays: 45 };
  server.change(
    answer(saveCalendarEndpoint, () =>
      refuse(409, { message: 'Somebody else was quicker.', code: 'stale_edit', current: newest }),
    ),
  );
  await cutOff.fill('18:00');
  await save.click();
  await expect.element(dialog).toMatchTextContent(/saves your changes \(Order by \(the day before\)\)/);
  server.change(KEEPING);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(page.getByText('Weekly schedule saved')).toBeVisible();
  expect(server.callsOf(saveCalendarEndpoint).at(-1)?.body).toMatchObject({
    version: 'newest',
    cutOff: '18:00',
    horizonDays: 45,
  });
});

test('what was typed survives a reload, and leaving asks first', { tags: 'long' }, async () => {
  await openWeek();
  await cutOff.fill('11:11');
  await openScreen('/admin/calendar/week', {
    visitor: ADMINISTRATOR,
    answers: [answer(readCalendarEndpoint, makeCalendarAnswer())],
  });
  await expect.element(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
  await expect.element(cutOff).toHaveValue('11:11');

  await page.getByRole('link', { name: 'Days' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(cutOff).toHaveValue('11:11');
  await page.getByRole('link', { name: 'Days' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.poll(() => window.location.pathname).toBe('/admin/calendar');
  await page.getByRole('link', { name: 'Weekly schedule' }).click();
  await expect.element(cutOff).toHaveValue('18:00');
});

test('whoever saves and goes on at once gets there once it is saved (P28.82)', async () => {
  const held = holdAnswer({ ...EXAMPLE_CALENDAR, cutOff: '11:11', version: 'second' });
  await openWeek(answer(saveCalendarEndpoint, held.give));
  await cutOff.fill('11:11');
  await save.click();
  await page.getByRole('link', { name: 'Days' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect.element(question).toBeVisible();
  held.release();
  await expect.poll(() => window.location.pathname).toBe('/admin/calendar');
  await expect.element(question).not.toBeInTheDocument();
});

test('a week that cannot be saved says why and keeps everything', { tags: 'long' }, async () => {
  await openWeek(answer(saveCalendarEndpoint, loseConnection));
  await horizon.fill('61');
  await save.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Network error. Please check your connection.');
  await expect.element(horizon).toHaveValue('61');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect.element(allSaved).toBeVisible();
});
