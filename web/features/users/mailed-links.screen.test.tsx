import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listOrdersEndpoint, readOrderEndpoint } from '../../../contract/orders.ts';
import { confirmRegistrationEndpoint, resetPasswordEndpoint } from '../../../contract/users.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { offerDays } from '../../testing/example-days.ts';
import { expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { makeOrder } from '../orders/testing/example-order.ts';
import { ADMITTING, heading, LINK_EXPIRED, NO_ORDERS, toasts } from './testing/access-screens.ts';
import { NEW_ACCOUNT } from './testing/account-answers.ts';

const alert = page.getByRole('alert');

describe('the link that confirms an address', () => {
  const confirm = page.getByRole('button', { name: 'Confirm and sign in' });

  test('changes nothing by being opened, leaves no secret in the address, and signs in when told to (P26.12)', {
    tags: 'long',
  }, async () => {
    const server = await openScreen('/confirmemail#token=secret', {
      answers: [answer(confirmRegistrationEndpoint, { user: CUSTOMER })],
    });
    await expectAddress('/confirmemail');
    expect(server.callsOf(confirmRegistrationEndpoint)).toEqual([]);
    server.change(...ADMITTING, ...NEW_ACCOUNT, ...NO_ORDERS);
    await confirm.click();
    await expect.element(toasts).toMatchTextContent('Welcome! Your account is ready.');
    await expectAddress('/account');
    expect(server.callsOf(confirmRegistrationEndpoint).map(({ body }) => body)).toEqual([
      { token: 'secret' },
    ]);
  });

  test('tells of the orders placed as a guest with it, and leads to them (P29.92)', {
    tags: 'long',
  }, async () => {
    const server = await openScreen('/confirmemail#token=secret', {
      answers: [answer(confirmRegistrationEndpoint, { user: CUSTOMER })],
    });
    const guestOrders = answer(listOrdersEndpoint, {
      data: [],
      total: 0,
      nextCursor: null,
      guestOrderCount: 2,
      guestRequestCount: 0,
    });
    server.change(...ADMITTING, ...NEW_ACCOUNT, ...NO_ORDERS, guestOrders);
    await confirm.click();
    await expect
      .element(toasts)
      .toMatchTextContent('Welcome! Your account is ready. You placed 2 orders as a guest.');
    await expectAddress('/account');
    expect(server.callsOf(listOrdersEndpoint)).toHaveLength(1);
    await toasts.getByRole('link', { name: 'My Orders' }).click();
    await expectAddress('/orders');
  });

  test('leaves the word to the order that somebody registered for (P29.321)', async () => {
    const order = makeOrder({
      status: 'confirmed',
      contact: { name: '', phone: '', email: 'else@shop.example' },
    });
    const server = await openScreen('/confirmemail#token=secret', {
      answers: [
        answer(confirmRegistrationEndpoint, { user: CUSTOMER }),
        answer(readOrderEndpoint, order),
        offerDays(),
        ...offerTerms(),
      ],
    });
    localStorage.setItem('confirmation-origin', `/track/${order.id}`);
    server.change(...ADMITTING, ...NO_ORDERS);
    await confirm.click();
    await expectAddress(`/track/${order.id}`);
    await expect.element(page.getByText(/^This order was placed with a different email/)).toBeVisible();
    await expect.element(page.getByText(/^Welcome!/)).not.toBeInTheDocument();
  });

  test('welcomes also where those orders cannot be counted (P29.92)', async () => {
    const server = await openScreen('/confirmemail#token=secret', {
      answers: [answer(confirmRegistrationEndpoint, { user: CUSTOMER })],
    });
    const failing = answer(listOrdersEndpoint, () => refuse(409, { message: 'Not now.', code: 'no' }));
    server.change(...ADMITTING, ...NEW_ACCOUNT, failing);
    await confirm.click();
    await expect.element(toasts).toMatchTextContent('Welcome! Your account is ready.');
    await expectAddress('/account');
  });

  test('that was used says what to do', { tags: 'long' }, async () => {
    await openScreen('/confirmemail#token=used', {
      answers: [answer(confirmRegistrationEndpoint, LINK_EXPIRED)],
    });
    await confirm.click();
    await expect.element(heading).toMatchTextContent('This link doesn’t work');
    await expect.element(alert).toMatchTextContent('This link has already been used or has expired.');
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await page.getByRole('link', { name: 'Register again' }).click();
    await expectAddress('/register');
  });

  test('without its secret says so', async () => {
    await openScreen('/confirmemail');
    await expect.element(alert).toMatchTextContent('This link is incomplete.');
  });
});

describe('the link to a new password', () => {
  const field = page.getByRole('textbox', { name: 'New password' });
  const save = page.getByRole('button', { name: 'Save password' });

  test('can be reloaded, without its secret in the address (P28.63)', async () => {
    await openScreen('/resetpassword#token=secret');
    await expectAddress('/resetpassword');
    await expect.element(field).toBeVisible();
    expect(window.history.state).toMatchObject({ usr: { linkToken: 'secret' } });
    await openScreen('/resetpassword', { historyState: window.history.state as unknown });
    await expect.element(field).toBeVisible();
  });

  test('takes none that is easy to guess (P1.16)', { tags: 'long' }, async () => {
    const server = await openScreen('/resetpassword#token=secret');
    await expectAddress('/resetpassword');
    await field.fill('password123');
    await save.click();
    await expect.element(field).toHaveAccessibleDescription(/That password is too easy to guess/);
    await expect.element(field).toHaveFocus();
    expect(server.callsOf(resetPasswordEndpoint)).toEqual([]);
  });

  test('leads to the login screen, which knows of the new one (P1.16)', async () => {
    const server = await openScreen('/resetpassword#token=secret', {
      answers: [answer(resetPasswordEndpoint, { status: true })],
    });
    await field.fill('seven chin chin bowls');
    await save.click();
    await expectAddress('/login');
    await expect
      .element(page.getByRole('status').filter({ hasText: 'password' }))
      .toMatchTextContent('Your password has been changed. Sign in with your new password.');
    expect(server.callsOf(resetPasswordEndpoint).map(({ body }) => body)).toEqual([
      { token: 'secret', newPassword: 'seven chin chin bowls' },
    ]);
  });

  test('that was used says what to do', async () => {
    await openScreen('/resetpassword#token=used', { answers: [answer(resetPasswordEndpoint, LINK_EXPIRED)] });
    await field.fill('eight chin chin bowls');
    await save.click();
    await expect.element(heading).toMatchTextContent('This link doesn’t work');
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expectAddress('/forgotpassword');
  });

  test('without its secret says so', async () => {
    await openScreen('/resetpassword');
    await expect.element(alert).toMatchTextContent('This link is incomplete.');
  });
});
