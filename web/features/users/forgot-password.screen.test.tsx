import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { requestPasswordResetEndpoint } from '../../../contract/users.ts';
import { expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { answer, holdAnswer } from '../../testing/stub-server.ts';
import { email, TOO_MANY, toasts } from './testing/access-screens.ts';

const send = page.getByRole('button', { name: 'Send Reset Link' });
const main = page.getByRole('main');

test('it asks for an address and checks its form (S5.7)', { tags: 'long' }, async () => {
  const server = await openScreen('/forgotpassword');
  await send.click();
  await expect.element(email).toHaveAccessibleDescription('Enter your email address.');
  await email.fill('ada');
  await send.click();
  await expect.element(email).toHaveAccessibleDescription('Enter an email address like you@example.com.');
  await expect.element(email).toHaveFocus();
  expect(server.callsOf(requestPasswordResetEndpoint)).toEqual([]);
});

test('a failure is in a toast and inline, and the address stays (S2.11, S4.6)', async () => {
  await openScreen('/forgotpassword', { answers: [answer(requestPasswordResetEndpoint, TOO_MANY)] });
  await email.fill('ada@bakery.example');
  await send.click();
  const words = 'Too many attempts. Please wait 7 minutes and try again.';
  await expect.element(main.getByRole('alert')).toMatchTextContent(words);
  await expect.element(toasts).toMatchTextContent(words);
  await expect.element(email).toHaveValue('ada@bakery.example');
});

test("it reads 'Sending....' and cannot be pressed while it works, then tells of the mail inline and in a toast (S2.9, S2.10, S4.6)", async () => {
  const held = holdAnswer({ status: true as const });
  await openScreen('/forgotpassword', { answers: [answer(requestPasswordResetEndpoint, held.give)] });
  await email.fill('ada@bakery.example');
  await send.click();
  await expect.element(page.getByRole('button', { name: 'Sending....' })).toBeDisabled();
  held.release();
  await expect
    .element(main.getByRole('status'))
    .toMatchTextContent('Password reset email sent. Check your inbox!');
  await expect.element(toasts.getByText('Password reset email sent')).toBeVisible();
  await expect.element(send).toBeEnabled();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expectAddress('/login');
});
