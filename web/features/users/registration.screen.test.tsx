import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readSignInOptionsEndpoint } from '../../../contract/sessions.ts';
import { registerEndpoint } from '../../../contract/users.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, refuse } from '../../testing/stub-server.ts';
import { email, heading, password, TOO_MANY } from './testing/access-screens.ts';

const name = page.getByRole('textbox', { name: 'Name' });
const phone = page.getByRole('textbox', { name: 'Phone (optional)' });
const register = page.getByRole('button', { name: 'Register' });
const sendAgain = page.getByRole('button', { name: 'Send it again' });
const demoMails = page.getByRole('link', { name: 'See the demo’s emails' });

const TAKEN = answer(registerEndpoint, { status: true });
const IN_THE_DEMO = answer(readSignInOptionsEndpoint, { google: false, demoMail: true });

async function fillRegistration(): Promise<void> {
  await name.fill('Temitope Balogun');
  await email.fill('temi.b@example.com');
  await password.fill('three suya sticks');
}

describe('the registration screen', () => {
  test('measures the password while it is typed (P1.15)', { tags: 'long' }, async () => {
    await openScreen('/register');
    for (const [typed, words] of [
      ['puff', 'Too short'],
      ['password123', 'Too easy to guess'],
      ['plantainboat', 'Good'],
      ['three puff puffs a day', 'Strong'],
    ] as const) {
      await password.fill(typed);
      await expect
        .element(page.getByRole('main').getByRole('status'))
        .toMatchTextContent(`Password strength: ${words}`);
    }
  });

  test('says what is missing at each field', { tags: 'long' }, async () => {
    const server = await openScreen('/register');
    await register.click();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Enter your name.');
    await expect.element(email).toHaveAccessibleDescription('Enter your email address.');
    await expect.element(password).toHaveAccessibleDescription(/Use at least 10 characters\./);
    expect(server.callsOf(registerEndpoint)).toEqual([]);
  });

  test('gives the focus to the first field that is wrong, and keeps what was typed (P1.15)', {
    tags: 'long',
  }, async () => {
    const server = await openScreen('/register');
    await fillRegistration();
    await phone.fill('12345');
    await password.fill('balogun2024');
    await register.click();
    await expect.element(phone).toHaveFocus();
    await expect.element(phone).toHaveAccessibleDescription(/That number is too short\./);
    await expect.element(password).toHaveAccessibleDescription(/Don’t use your name/);
    await expect.element(name).toHaveValue('Temitope Balogun');
    await expect.element(password).toHaveValue('balogun2024');
    expect(server.callsOf(registerEndpoint)).toEqual([]);
  });

  test('shows what the server says of a field at that field', { tags: 'long' }, async () => {
    const fields = { email: 'That address takes no mail.' };
    const refusal = refuse(400, { message: 'Please check.', code: 'invalid_input', fields });
    await openScreen('/register', { answers: [answer(registerEndpoint, refusal)] });
    await fillRegistration();
    await register.click();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAccessibleDescription('That address takes no mail.');
  });
});

describe('the wait for the mail', () => {
  async function waitForMail() {
    const server = await openScreen('/register', { answers: [TAKEN, IN_THE_DEMO] });
    await fillRegistration();
    await phone.fill('0803 123 4567');
    await register.click();
    await expect.element(heading).toMatchTextContent('Check your inbox');
    return server;
  }

  test('names the address, and is reached and used with the keyboard alone', { tags: 'long' }, async () => {
    const server = await openScreen('/register', { answers: [TAKEN, IN_THE_DEMO] });
    await fillRegistration();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading).toHaveFocus();
    await expect.element(page.getByText('temi.b@example.com')).toBeVisible();
    await expect.element(demoMails).toBeVisible();
    await userEvent.tab();
    await expect.element(demoMails).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('main').getByRole('status'))
      .toMatchTextContent('Sent again to the same address.');
    await expect.element(sendAgain).toHaveFocus();
    expect(server.callsOf(registerEndpoint)).toHaveLength(2);
  });

  test('tells when no more mails are sent, and how long to wait', { tags: 'long' }, async () => {
    const server = await waitForMail();
    server.change(answer(registerEndpoint, TOO_MANY));
    await sendAgain.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Too many attempts.');
    await expect.element(sendAgain).toBeVisible();
  });

  test('leads back to the form, where all but the password is still there', { tags: 'long' }, async () => {
    await waitForMail();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect.element(name).toHaveValue('Temitope Balogun');
    await expect.element(email).toHaveValue('temi.b@example.com');
    await expect.element(phone).toHaveValue('0803 123 4567');
    await expect.element(password).toHaveValue('');
    await email.fill('temitope@example.com');
    await password.fill('three suya sticks');
    await register.click();
    await expect.element(page.getByText('temitope@example.com')).toBeVisible();
  });
});
