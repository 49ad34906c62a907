import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signOutEndpoint } from '../../../contract/sessions.ts';
import { ADMINISTRATOR, CUSTOMER, listCommonAnswers } from '../../testing/common-answers.ts';
import { DESKTOP, expectAddress, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer, holdAnswer, loseConnection } from '../../testing/stub-server.ts';
import { takeComplaint } from '../../testing/watch-complaints.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { ADMITTING, accountButton, fillLogin, heading, NO_ORDERS, toasts } from './testing/access-screens.ts';

const header = page.getByRole('banner');
const menu = page.getByRole('navigation', { name: 'Account' });
const signOut = menu.getByRole('button', { name: 'Sign out' });
const SIGNED_OUT = answer(signOutEndpoint, { success: true });

describe('a customer on a wide screen', () => {
  const openOrders = (...answers: ReturnType<typeof answer>[]) =>
    openScreen('/orders', { visitor: CUSTOMER, answers: [...NO_ORDERS, ...answers] });

  test('has a bell, and a menu that leads on and closes (S2.14, S2.15, S4.10)', {
    tags: 'long',
  }, async () => {
    await openOrders();
    await accountButton.click();
    await expect.element(header.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await expect.element(header.getByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    await expect.element(menu).toMatchTextContent(CUSTOMER.name);
    await expect.element(menu).toMatchTextContent(CUSTOMER.email);
    await expect.element(menu.getByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();

    await heading.click();
    await expect.element(menu).not.toBeInTheDocument();
    await accountButton.click();
    await menu.getByRole('link', { name: 'Products' }).click();
    await expectAddress('/products');
    await expect.element(menu).not.toBeInTheDocument();
    await accountButton.click();
    await menu.getByRole('link', { name: 'My Orders' }).click();
    await expectAddress('/orders');
  });

  test('reads above the orders what the menu calls them (P29.227)', async () => {
    await openOrders();
    await expect.element(heading).toHaveTextContent('My Orders');
    await accountButton.click();
    await expect.element(menu.getByRole('link', { name: 'My Orders' })).toBeVisible();
  });

  test('reads all of an open menu while a message is there (P29.228)', async () => {
    await openOrders();
    await accountButton.click();
    showToast({ kind: 'info', text: 'Your order is on its way.' });
    await expect.element(toasts.getByRole('dialog')).toBeVisible();
    await expect
      .poll(() => toasts.getByRole('dialog').element().getBoundingClientRect().top)
      .toBeGreaterThan(menu.element().getBoundingClientRect().bottom);
  });

  test("sees 'Signing out...' until the login screen is there, and has left the guarded page for good (S4.2, S8.9)", {
    tags: 'long',
  }, async () => {
    const held = holdAnswer({ success: true });
    const server = await openOrders(answer(signOutEndpoint, held.give));
    await accountButton.click();
    await signOut.click();
    await expect.element(menu.getByRole('button', { name: 'Signing out...' })).toBeDisabled();
    held.release();
    await expect.element(toasts).toMatchTextContent('Logged out successfully');
    await expectAddress('/login');
    server.change(...ADMITTING);
    await fillLogin();
    await expectAddress('/');
  });

  test('is signed out on the screen even if the shop cannot be reached, and told so (S8.9)', {
    tags: 'long',
  }, async () => {
    await openOrders(answer(signOutEndpoint, loseConnection));
    await accountButton.click();
    await signOut.click();
    await expect
      .element(toasts)
      .toMatchTextContent('Logout failed: Network error. Please check your connection.');
    await expectAddress('/login');
    await takeComplaint(/Signing out failed/);
    await page.getByRole('link', { name: /Oven/ }).click();
    await expect.element(header.getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

test('a customer on a phone finds Orders and Sign out in the menu (S2.16)', { tags: 'long' }, async () => {
  const server = await openScreen('/orders', {
    visitor: CUSTOMER,
    answers: [...NO_ORDERS, SIGNED_OUT],
    viewport: PHONE,
  });
  await header.getByRole('button', { name: 'Open menu' }).click();
  const phoneMenu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Home', 'Products', 'Orders']) {
    await expect.element(phoneMenu.getByRole('link', { name })).toBeVisible();
  }
  await expect.element(phoneMenu.getByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  server.change(...listCommonAnswers(null));
  await phoneMenu.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(toasts).toMatchTextContent('Logged out successfully');
  await expectAddress('/login');
});

test.each([
  ['phone', PHONE],
  ['desk', DESKTOP],
])(
  'an administrator sees only the Admin Dashboard button in the header, on a %s (S2.13)',
  async (_, viewport) => {
    await openScreen('/cart', { visitor: ADMINISTRATOR, viewport });
    const dashboard = header.getByRole('link', { name: 'Admin Dashboard' });
    await expect.element(dashboard).toBeVisible();
    await expect.element(dashboard).toHaveAttribute('href', '/admin');
    await expect.element(header.getByRole('link')).toHaveLength(1);
    await expect.element(header.getByRole('button')).toHaveLength(0);
    await expect.element(header.getByRole('combobox')).toHaveLength(0);
  },
);
