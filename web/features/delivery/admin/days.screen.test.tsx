import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  clearCalendarDayEndpoint,
  readCalendarEndpoint,
  saveCalendarDayEndpoint,
} from '../../../../contract/delivery.ts';
import { moveAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { notifyNews } from '../../../testing/news-stub.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { finishMotion } from '../../../testing/read-contrast.ts';
import { answer, loseConnection, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { makeAdminOrder } from '../../orders/admin/testing/example-admin-order.ts';
import { makeCalendarAnswer, makeCalendarDay, makeDayOrder } from '../testing/example-calendar.ts';

const DAY = '2026-11-19';
const days = page.getByRole('main').getByRole('listitem');
const day = page.getByRole('main').getByRole('button', { name: /^Thursday 19 November/ });
const dialog = page.getByRole('dialog', { name: 'Thursday 19 November' });
const note = dialog.getByRole('textbox', { name: /^Note on the calendar/ });
const orders = dialog.getByRole('list', { name: 'Affected orders' }).getByRole('listitem');
const save = dialog.getByRole('button', { name: 'Save' });
const closeDay = dialog.getByRole('button', { name: 'Close day', exact: true });

const CLOSED = makeCalendarDay({ day: DAY, isOpen: false, isException: true, note: 'Eid holiday' });

const openCalendar = (...answers: readonly StubAnswer[]) =>
  openScreen('/admin/calendar', {
    visitor: ADMINISTRATOR,
    answers: [answer(readCalendarEndpoint, ({ query }) => makeCalendarAnswer(query)), ...answers],
  });

test('a day is closed with a note, and made like its weekday again (P1.24)', {
  tags: 'long',
}, async () => {
  const server = await openCalendar(
    answer(saveCalendarDayEndpoint, CLOSED),
    answer(clearCalendarDayEndpoint, makeCalendarDay({ day: DAY })),
  );
  await day.click();
  await dialog.getByRole('radio', { name: 'Closed' }).click();
  await note.fill('Eid holiday');
  await closeDay.click();
  await expect.element(page.getByText('Thursday 19 November is closed')).toBeVisible();
  await expect.element(day).toMatchTextContent('Eid holiday');
  expect(server.callsOf(saveCalendarDayEndpoint)).toMatchObject([
    { params: { day: DAY }, body: { isClosed: true, note: 'Eid holiday' } },
  ]);

  await day.click();
  await expect.element(dialog.getByRole('radio', { name: 'Closed' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Back to the weekly schedule' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(day).not.toMatchTextContent('Closed');
});

test('the window of a day leads to its orders where there are any (P28.505)', async () => {
  await openCalendar(
    answer(readCalendarEndpoint, ({ query }) => {
      const calendar = makeCalendarAnswer(query);
      return { ...calendar, days: calendar.days.map((each) => ({ ...each, orderCount: 2 })) };
    }),
  );
  await day.click();
  await expect
    .element(dialog.getByRole('link', { name: 'See this day’s orders' }))
    .toHaveAttribute('href', `/admin/orders?from=${DAY}&to=${DAY}`);
});

test('an example stands below the field of a note and not in it (P28.286)', async () => {
  await openCalendar();
  await day.click();
  await expect.element(dialog.getByRole('link')).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: 'Closed' }).click();
  await expect.element(note).toHaveAccessibleDescription(/^For example: “Eid holiday”/);
  await expect.element(note).not.toHaveAttribute('placeholder');
});

test('a public holiday that nobody has decided about is asked about, and closed or kept open (P29.440)', {
  tags: 'long',
}, async () => {
  const christmas = makeCalendarDay({ day: '2026-12-25' });
  const server = await openCalendar(
    answer(saveCalendarDayEndpoint, { ...christmas, isException: true, note: 'Open on Christmas Day' }),
  );
  const question = page.getByText('Friday 25 December is a public holiday (Christmas Day): are you open?');
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Close that day' }).first().click();
  const closing = page.getByRole('dialog', { name: 'Friday 25 December' });
  await expect.element(closing.getByRole('radio', { name: 'Closed' })).toBeChecked();
  await expect
    .element(closing.getByRole('textbox', { name: /^Note on the calendar/ }))
    .toHaveValue('Christmas Day');
  await closing.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'We’re open' }).first().click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Saturday 26 December is a public holiday/)).toBeVisible();
  expect(server.callsOf(saveCalendarDayEndpoint)).toMatchObject([
    { params: { day: '2026-12-25' }, body: { isClosed: false, workUnits: null } },
  ]);
});

test('closing a day first shows the orders on it, and closes it only when they were seen (P4.10)', {
  tags: 'long',
}, async () => {
  const refuseFor = (...numbers: readonly string[]) =>
    refuse(409, {
      message: 'Orders are on this day.',
      code: 'day_has_orders',
      orders: numbers.map((number) => makeDayOrder({ id: number, number })),
    });
  const server = await openCalendar(answer(saveCalendarDayEndpoint, () => refuseFor('482-093-718')));
  await day.click();
  await dialog.getByRole('radio', { name: 'Closed' }).click();
  await note.fill('Closed for stocktaking');
  await closeDay.click();
  await expect
    .element(orders)
    .toMatchTextContent(/482-093-718.*Ngozi Eze.*Delivery.*12:00–15:00.*Red Velvet/);
  await expect.element(dialog).toMatchTextContent('1 order is already placed.');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect.element(note).toHaveValue('Closed for stocktaking');

  await closeDay.click();
  await expect.element(orders).toBeVisible();
  server.change(answer(saveCalendarDayEndpoint, () => refuseFor('482-093-718', '118-204-556')));
  await dialog.getByRole('button', { name: 'Close day anyway' }).click();
  await expect.element(orders.nth(1)).toMatchTextContent('118-204-556');
  server.change(answer(saveCalendarDayEndpoint, { ...CLOSED, orderCount: 2 }));
  await dialog.getByRole('button', { name: 'Close day anyway' }).click();
  await expect.element(day).toMatchTextContent('2 orders');
  expect(server.callsOf(saveCalendarDayEndpoint).map(({ body }) => body)).toMatchObject([
    { isClosed: true },
    { isClosed: true },
    { confirmedOrderCount: 1 },
    { confirmedOrderCount: 2 },
  ]);
});

test('the calendar says how much of a day is booked in per cent, and nothing more of a free one (P28.153)', async () => {
  const taken = makeCalendarDay({ day: DAY, workUnits: 80, workUnitsTaken: 6, orderCount: 3 });
  await openCalendar(answer(readCalendarEndpoint, ({ query }) => makeCalendarAnswer(query, taken)));
  await expect.element(day).toMatchTextContent(/Has room8% booked3 orders$/);
  await expect.element(page.getByRole('button', { name: /^Friday 20 November/ })).toMatchTextContent(/Free$/);
});

test('an open day shows what is taken of it as it becomes, and keeps what was typed (P28.7)', async () => {
  const withOrders = (orderCount: number) =>
    answer(readCalendarEndpoint, ({ query }) => {
      const calendar = makeCalendarAnswer(query);
      const days = calendar.days.map((each) => (each.day === DAY ? { ...each, orderCount } : each));
      return { ...calendar, days };
    });
  const server = await openCalendar(withOrders(3));
  await day.click();
  await expect.element(dialog).toMatchTextContent('3 orders');
  await dialog.getByRole('radio', { name: 'Closed' }).click();
  await note.fill('Eid holiday');
  server.change(withOrders(1));
  await notifyNews({ kind: 'order', id: 'o1' });
  await expect.element(dialog).toMatchTextContent('1 order');
  await expect.element(note).toHaveValue('Eid holiday');
});

test('the buttons of a day are in sight on a phone (P28.11)', { tags: 'long' }, async () => {
  await openCalendar();
  await page.viewport(PHONE.width, PHONE.height);
  await day.click();
  await expect.element(dialog).toBeVisible();
  finishMotion();
  for (const name of ['Cancel', 'Save']) {
    const { top, bottom } = dialog.getByRole('button', { name }).element().getBoundingClientRect();
    expect([name, top >= 0, Math.floor(bottom) <= PHONE.height]).toEqual([name, true, true]);
  }
});

test('the orders of a day that is closed are moved together, and what does not fit says why (P22.12)', {
  tags: 'long',
}, async () => {
  const refusal = {
    message: 'Orders are on this day.',
    code: 'day_has_orders',
    orders: ['482-093-718', '118-204-556'].map((number) => makeDayOrder({ id: number, number })),
  };
  const server = await openCalendar(
    answer(saveCalendarDayEndpoint, () => refuse(409, refusal)),
    answer(moveAdminOrderEndpoint, ({ params }) =>
      params.id === '118-204-556'
        ? refuse(409, { message: 'That day is full.', code: 'slot_full' })
        : makeAdminOrder(),
    ),
  );
  await day.click();
  await dialog.getByRole('radio', { name: 'Closed' }).click();
  await closeDay.click();
  await dialog.getByRole('button', { name: 'Move 2 orders' }).click();
  await expect.element(dialog).toMatchTextContent('118-204-556: That day is full.');
  await expect.element(dialog).toMatchTextContent('1 order is already placed.');
  const [first] = server.callsOf(moveAdminOrderEndpoint);
  expect(first).toMatchObject({ params: { id: '482-093-718' }, body: { slot: { day: expect.any(String) } } });
  server.change(answer(saveCalendarDayEndpoint, CLOSED));
  await dialog.getByRole('button', { name: 'Close day anyway' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.callsOf(saveCalendarDayEndpoint).at(-1)?.body).toMatchObject({ confirmedOrderCount: 1 });
});

test('closing a day says who is told, and whom to call once their order is moved, with the reason if there is one (P28.28, P28.119, P28.197, P28.450)', async () => {
  const refusal = {
    message: 'Orders are on this day.',
    code: 'day_has_orders',
    orders: [
      makeDayOrder({ id: 'o1' }),
      makeDayOrder({ id: 'o2', customerName: 'Mama Tunde', canBeNotified: false }),
    ],
  };
  const server = await openCalendar(
    answer(saveCalendarDayEndpoint, () => refuse(409, refusal)),
    answer(moveAdminOrderEndpoint, makeAdminOrder()),
  );
  await day.click();
  await dialog.getByRole('radio', { name: 'Closed' }).click();
  await note.fill('Inventory');
  await closeDay.click();
  await expect
    .element(dialog)
    .toMatchTextContent(
      /These orders stay on this day until .*notify 1 of the customers of the new time\. You’ll need to call 1 customer who has no email address/,
    );
  const reason = dialog.getByRole('textbox', { name: /^Reason for the move/ });
  await expect.element(reason).toHaveValue('Inventory');
  await reason.fill('Our oven broke down.');
  await dialog.getByRole('button', { name: 'Move 2 orders' }).click();
  const calls = dialog.getByRole('list', { name: 'Customers to call' });
  await expect.element(calls.getByRole('listitem')).toMatchTextContent('Mama Tunde');
  const link = (name: RegExp) => calls.getByRole('link', { name }).element().getAttribute('href');
  expect(link(/^Call Mama Tunde/)).toBe('tel:+2348031234567');
  expect(decodeURIComponent(link(/^WhatsApp/) ?? '')).toMatch(
    /Hello Mama Tunde, we’re sorry, we can’t make your order 482-093-718 on .*: Our oven broke down\. It’s moved to /,
  );
  expect(server.callsOf(moveAdminOrderEndpoint)[0]?.body).toMatchObject({
    closing: { reason: 'Our oven broke down.' },
  });
  const [left] = dialog.getByRole('alert').elements();
  expect(left?.textContent).toBe('No orders left.');
  expect(left?.className).toContain('bg-leaf-soft');
});

test('a day gets another capacity, one that is full says so, and it says that it differs from its week (P28.451)', async () => {
  const full = makeCalendarDay({ day: DAY, isException: true, workUnits: 0, workUnitsTaken: 3 });
  const server = await openCalendar(answer(saveCalendarDayEndpoint, full));
  await day.click();
  const units = dialog.getByRole('textbox', { name: /^Kitchen points on this day/ });
  await units.fill('some');
  await save.click();
  await expect.element(units).toHaveFocus();
  await expect.element(units).toHaveAccessibleDescription(/Enter a whole number\./);
  expect(server.callsOf(saveCalendarDayEndpoint)).toEqual([]);
  await units.fill('other');
  await expect.element(units).toHaveAccessibleDescription(/Enter a whole number\./);
  await units.fill('0');
  await expect.element(units).not.toHaveAccessibleDescription(/Enter a whole number\./);
  await userEvent.keyboard('{Enter}');
  await expect.element(day).toMatchTextContent('Overbooked');
  await expect.element(day).toMatchTextContent('Changed day');
});

test('the keyboard alone opens a day, chooses in it, and is back on it after Escape', {
  tags: 'long',
}, async () => {
  const server = await openCalendar();
  await expect.element(day).toBeVisible();
  (day.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  (dialog.getByRole('radio', { name: 'Open' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByRole('radio', { name: 'Closed' })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(day).toHaveFocus();
  expect(server.callsOf(saveCalendarDayEndpoint)).toEqual([]);
});

test('later days are shown when they are asked for', { tags: 'long' }, async () => {
  await openCalendar();
  await expect.poll(() => days.length).toBe(42);
  await page.getByRole('button', { name: 'Show later days' }).click();
  await expect.poll(() => days.length).toBe(77);
});

test('a calendar that cannot be loaded says why and can be tried again', { tags: 'long' }, async () => {
  const server = await openCalendar(answer(readCalendarEndpoint, loseConnection));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Network error. Please check your connection.');
  server.change(answer(readCalendarEndpoint, makeCalendarAnswer()));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => days.length).toBe(42);
});
