import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { countWaitingEndpoint } from '../../../contract/dashboard.ts';
import { signOutEndpoint } from '../../../contract/sessions.ts';
import { listSwitchedOnEndpoint } from '../../../contract/shelf.ts';
import { listUsersEndpoint } from '../../../contract/users.ts';
import { BLANK_SHOP_PROFILE } from '../../../domain/shop/profile.ts';
import { ADMINISTRATOR, listCommonAnswers } from '../../testing/common-answers.ts';
import { DESKTOP, expectAddress, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer, holdAnswer } from '../../testing/stub-server.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const TABLET = { width: 1040, height: 800 };
const rail = page.getByRole('navigation', { name: 'Admin' });
const current = () =>
  rail
    .getByRole('link')
    .elements()
    .filter((link) => link.ariaCurrent === 'page');

const openUsers = (viewport = DESKTOP) =>
  openScreen('/admin/users?search=none', {
    visitor: ADMINISTRATOR,
    viewport,
    answers: [answer(listUsersEndpoint, { data: [], total: 0, nextCursor: null })],
  });

test('the rail names every part of the area and marks where one is', async () => {
  await openUsers();
  await expect.element(rail).toBeVisible();
  expect(
    rail
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual([
    'Dashboard',
    'Orders',
    'Custom orders',
    'Kitchen',
    'Deliveries',
    'Calendar',
    'Products',
    'Discount codes',
    'Reports',
    'Blog and pages',
    'Reviews',
    'Messages',
    'Customers',
    'Users',
    'Settings',
  ]);
  expect(current().map((link) => link.textContent)).toEqual(['Users']);
});

test('the theme and the way to the shop are in sight in a low window too (P28.71)', async () => {
  for (const height of [900, 640]) {
    await openUsers({ width: 1280, height });
    await expect.element(rail).toBeVisible();
    const bottoms = [
      page.getByRole('combobox', { name: 'Theme' }),
      page.getByRole('link', { name: 'View the shop' }),
    ].map((part) => part.first().element().getBoundingClientRect().bottom);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
    if (height < 900) continue;
    const last = rail.getByRole('link').last().element().getBoundingClientRect().bottom;
    expect(last).toBeLessThanOrEqual(Math.min(...bottoms.map((bottom) => bottom - 30)));
  }
});

test('every line of the menu is above the theme, whatever the owner has switched on (P28.84)', async () => {
  for (const height of [900, 768]) {
    await openScreen('/admin/users?search=none', {
      visitor: ADMINISTRATOR,
      viewport: { width: 1280, height },
      answers: [
        answer(listUsersEndpoint, { data: [], total: 0, nextCursor: null }),
        answer(listSwitchedOnEndpoint, { data: ['shelf', 'counter-sale', 'vouchers'] }),
      ],
    });
    await expect.element(rail.getByRole('link', { name: 'Vouchers' })).toBeVisible();
    const last = rail.getByRole('link', { name: 'Settings' }).element().getBoundingClientRect();
    const theme = page.getByRole('combobox', { name: 'Theme' }).first().element().getBoundingClientRect();
    expect(last.bottom).toBeLessThanOrEqual(theme.top);
  }
});

test('without a connection every screen of the staff says that nothing can be saved (P28.105)', async () => {
  await openUsers(PHONE);
  const note = page.getByText('You’re offline. Nothing can be saved until you’re back online.');
  await expect.element(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(note).toBeVisible();
  connection.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(note).not.toBeInTheDocument();
  connection.mockRestore();
});

test('a shop’s name of three words is whole in the menu (P36.47)', async () => {
  const profile = { ...BLANK_SHOP_PROFILE, name: 'Zaria Bread House' };
  await openScreen('/admin/users?search=none', {
    visitor: ADMINISTRATOR,
    viewport: DESKTOP,
    answers: [answer(listUsersEndpoint, { data: [], total: 0, nextCursor: null })],
    pageData: { readShopProfile: () => profile },
  });
  const menu = page.getByRole('complementary', { name: 'Admin menu' });
  await expect.element(menu.getByText(profile.name)).toBeVisible();
  const name = menu.getByText(profile.name).element();
  expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(
    menu.element().getBoundingClientRect().right,
  );
  expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
});

test('on a tablet the rail shows icons that keep their names', { tags: 'long' }, async () => {
  await openUsers(TABLET);
  const users = rail.getByRole('link', { name: 'Users' });
  await expect.element(users).toBeVisible();
  expect(users.element().getBoundingClientRect().width).toBeLessThanOrEqual(48);
});

test('on a phone a bar has the daily places, and the rest is behind More (P22.7)', async () => {
  await openUsers(PHONE);
  const bar = page.getByRole('navigation', { name: 'Daily' });
  await expect.element(bar).toBeVisible();
  expect(bar.element().getBoundingClientRect().bottom).toBe(PHONE.height);
  expect([...bar.element().children].map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Orders',
    'New',
    'Kitchen',
    'More',
  ]);
  const open = bar.getByRole('button', { name: 'More' });
  const menu = page.getByRole('dialog', { name: 'Admin menu' });
  await open.click();
  await menu.getByRole('link', { name: 'Users' }).click();
  await expectAddress('/admin/users');
  await expect.element(menu).not.toBeInTheDocument();

  await open.click();
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('signing out says so while it lasts and ends at the login screen (S4.2)', { tags: 'long' }, async () => {
  const server = await openUsers();
  const held = holdAnswer({ success: true });
  server.change(answer(signOutEndpoint, held.give));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByRole('button', { name: 'Signing out...' })).toBeDisabled();
  server.change(...listCommonAnswers(null));
  held.release();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expectAddress('/login');
});

test('until the shop opens every screen leads to the next step, which follows what is saved and is covered by no message (P36.20, P36.29)', async () => {
  const nobodyWaits = { orders: 0, customOrders: 0, reviews: 0, messages: 0, vouchers: 0 };
  const server = await openScreen('/admin/users?search=none', {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(listUsersEndpoint, { data: [], total: 0, nextCursor: null }),
      answer(countWaitingEndpoint, { ...nobodyWaits, setUp: { done: 3, next: 'slots' } }),
    ],
  });
  const strip = page.getByRole('navigation', { name: 'Set-up' });
  await expect.element(strip).toMatchTextContent('Set-up: 3 of 12');
  await expect
    .element(strip.getByRole('link', { name: 'Next: Baking days and time slots' }))
    .toHaveAttribute('href', '/admin/calendar/week');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE.width);

  server.change(answer(countWaitingEndpoint, { ...nobodyWaits, setUp: { done: 4, next: 'open' } }));
  showToast({ kind: 'success', text: 'Your home page is published' });
  showToast({ kind: 'success', text: 'Weekly schedule saved' });
  await expect
    .element(strip.getByRole('link', { name: 'Next: Open the shop' }))
    .toHaveAttribute('href', '/admin');
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('dialog').first().hover();
  for (const { width, height } of [PHONE, DESKTOP]) {
    await page.viewport(width, height);
    const { top } = messages.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(strip.element().getBoundingClientRect().bottom);
  }
  server.change(answer(countWaitingEndpoint, nobodyWaits));
  showToast({ kind: 'success', text: 'Your shop is open.' });
  await expect.element(strip).not.toBeInTheDocument();
});

test('an address that leads nowhere says so and leads back to the dashboard (P28.123)', async () => {
  await openScreen('/admin/no-such-page', { visitor: ADMINISTRATOR });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to the dashboard' }))
    .toHaveAttribute('href', '/admin');
});
