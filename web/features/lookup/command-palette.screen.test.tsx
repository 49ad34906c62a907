import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readReminderTermsEndpoint } from '../../../contract/cart-reminders.ts';
import { type LookupAnswer, lookUpEndpoint } from '../../../contract/lookup.ts';
import {
  listNotifiedAdministratorsEndpoint,
  listUnsentMailsEndpoint,
  readAuditLogEndpoint,
} from '../../../contract/settings.ts';
import { ADMINISTRATOR } from '../../testing/common-answers.ts';
import { expectAddress, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';

const palette = page.getByRole('dialog', { name: 'Search' });
const field = palette.getByRole('combobox');
const options = palette.getByRole('option');

const NOTHING: LookupAnswer = { orders: [], customOrders: [], products: [], customers: [] };
const ORDER = { id: 'o1', title: '482-093-718', note: 'Ngozi Eze, Fri 20 Nov' };
const CAKE = { id: 'p1', title: 'Honey cake', note: '₦12,500' };

/** A quiet screen of the area, where the palette finds one order and one product. */
const openAuditLog = (found: StubAnswer, viewport?: typeof PHONE) =>
  openScreen('/admin/settings/activity', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAuditLogEndpoint, { data: [], nextCursor: null, people: [] }),
      answer(listNotifiedAdministratorsEndpoint, { data: [] }),
      answer(listUnsentMailsEndpoint, { data: [], total: 0 }),
      answer(readReminderTermsEndpoint, { afterHours: null }),
      found,
    ],
    ...(viewport && { viewport }),
  });
const FOUND = answer(lookUpEndpoint, ({ query }) => ({
  ...NOTHING,
  orders: query.get('q') === '482' ? [ORDER] : [],
  products: query.get('q') === 'honey' ? [CAKE] : [],
}));

test('it opens by a key, and what is found comes before the screens', { tags: 'long' }, async () => {
  await openAuditLog(FOUND);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('482');
  await expect.element(options.first()).toMatchTextContent('482-093-718');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await field.fill('honey');
  await expect
    .element(palette.getByRole('group', { name: 'Products' }).getByRole('option'))
    .toMatchTextContent('Honey cake');
});

test('the arrow keys mark, Enter goes there, Escape closes', { tags: 'long' }, async () => {
  await openAuditLog(FOUND);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();

  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('email noti');
  await expect.element(options).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expectAddress('/admin/settings/notifications');
  await expect.element(palette).not.toBeInTheDocument();
});

test('nothing found, and a search that failed, are said', { tags: 'long' }, async () => {
  const server = await openAuditLog(FOUND);
  await page.getByRole('button', { name: 'Search orders, customers, products' }).click();
  await field.fill('zzqxw');
  await expect.element(palette.getByText('Nothing found. Try another word.')).toBeVisible();
  server.change(answer(lookUpEndpoint, refuse(500, { message: 'Something is broken.', code: 'fault' })));
  await field.fill('zzqx');
  await expect.element(palette.getByText('Something is broken.')).toBeVisible();
  await takeComplaint(/Server error/);
});

test('on a phone it is opened and used with a thumb', { tags: 'long' }, async () => {
  await openAuditLog(FOUND, PHONE);
  await page.getByRole('button', { name: 'Search orders, customers, products' }).click();
  await field.fill('email noti');
  await options.click();
  await expectAddress('/admin/settings/notifications');
});
