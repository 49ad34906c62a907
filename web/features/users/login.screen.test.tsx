import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { takeSecondStepEndpoint } from '../../../contract/second-factor.ts';
import {
  readSignInOptionsEndpoint,
  signInEndpoint,
  signInWithGoogleEndpoint,
} from '../../../contract/sessions.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { answer, loseConnection, refuse } from '../../testing/stub-server.ts';
import { useTypedBefore } from '../../ui/browser/use-typed-before.ts';
import {
  ADMITTING,
  accountButton,
  email,
  fillLogin,
  heading,
  login,
  NO_ORDERS,
  password,
  TOO_MANY,
} from './testing/access-screens.ts';

const alert = page.getByRole('alert');
const keepSignedIn = page.getByRole('checkbox', { name: 'Keep me signed in' });
const MISMATCH = 'That email and password don’t match.';

test('what is missing is said and gets the focus, without asking the server', { tags: 'long' }, async () => {
  const server = await openScreen('/login');
  await login.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Enter your email address.');
  await expect.element(password).toHaveAccessibleDescription('Enter your password.');
  expect(server.callsOf(signInEndpoint)).toEqual([]);
});

test('after a refusal everything is as it was typed, and the keyboard where it was', async () => {
  const refusal = refuse(401, { message: MISMATCH, code: 'invalid_credentials' });
  const server = await openScreen('/login', { answers: [answer(signInEndpoint, refusal)] });
  await keepSignedIn.click();
  await email.fill('teniola@bakery.example');
  await password.fill('four suya sticks');
  login.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toMatchTextContent(MISMATCH);
  await expect.element(login).toHaveFocus();
  await expect.element(email).toHaveValue('teniola@bakery.example');
  await expect.element(password).toHaveValue('four suya sticks');
  await expect.element(keepSignedIn).toBeChecked();
  expect(server.callsOf(signInEndpoint).map(({ body }) => body)).toEqual([
    { email: 'teniola@bakery.example', password: 'four suya sticks', rememberMe: true },
  ]);
});

test('too many attempts are told in the words of the shop', async () => {
  await openScreen('/login', { answers: [answer(signInEndpoint, TOO_MANY)] });
  await fillLogin();
  await expect.element(alert).toMatchTextContent('Too many attempts. Please wait 7 minutes and try again.');
});

test('a shop that cannot be reached is told as such, and what was typed stays', {
  tags: 'long',
}, async () => {
  await openScreen('/login', { answers: [answer(signInEndpoint, loseConnection)] });
  await fillLogin();
  await expect.element(alert).toMatchTextContent('Network error. Please check your connection.');
  await expect.element(email).toHaveValue(CUSTOMER.email);
  await expect.element(password).toHaveValue('three suya sticks');
});

describe('a visitor on the way to a guarded page', () => {
  test('signs in and gets there, query and mark included (S2.4, S6.2)', { tags: 'long' }, async () => {
    const server = await openScreen('/orders?page=2#latest', { answers: NO_ORDERS });
    await expectAddress('/login');
    server.change(...ADMITTING);
    await fillLogin();
    await expectAddress('/orders?page=2#latest');
    await expect.element(heading).toMatchTextContent('My Orders');
    await expect.element(accountButton).toBeVisible();
  });

  test('keeps the origin while going to and fro between the access screens (S2.4, P29.109)', async () => {
    const server = await openScreen('/orders', { answers: NO_ORDERS });
    await page.getByRole('link', { name: 'Register' }).click();
    await expectAddress('/register');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expectAddress('/login');
    server.change(...ADMITTING);
    await fillLogin();
    await expectAddress('/orders');
  });
});

test('whoever signs in from a page of the shop comes back to it, and is told as whom (P29.301)', async () => {
  const server = await openScreen('/cart#list');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expectAddress('/login');
  server.change(...ADMITTING);
  await fillLogin();
  await expectAddress('/cart#list');
  await expect.element(page.getByText(`Signed in as ${CUSTOMER.name}`)).toBeVisible();
});

describe('Google', () => {
  const google = page.getByRole('button', { name: 'Continue with Google' });

  test('is offered only where the shop does', async () => {
    const server = await openScreen('/login');
    await expect.element(login).toBeVisible();
    await expect.poll(() => server.callsOf(readSignInOptionsEndpoint).length).toBeGreaterThan(0);
    await expect.element(google).not.toBeInTheDocument();
  });

  test('is told where somebody was going', async () => {
    const server = await openScreen('/orders', {
      answers: [
        answer(readSignInOptionsEndpoint, { google: true, demoMail: false }),
        answer(signInWithGoogleEndpoint, { url: '/at-google' }),
      ],
    });
    await google.click();
    await expectAddress('/at-google');
    expect(server.callsOf(signInWithGoogleEndpoint).map(({ body }) => body)).toEqual([
      { provider: 'google', callbackURL: '/orders' },
    ]);
  });

  test('leads staff to the first screen of their role (P28.314)', { tags: 'long' }, async () => {
    const server = await openScreen('/login', {
      answers: [
        answer(readSignInOptionsEndpoint, { google: true, demoMail: false }),
        answer(signInWithGoogleEndpoint, { url: '/at-google' }),
      ],
    });
    await google.click();
    await expectAddress('/at-google');
    expect(server.callsOf(signInWithGoogleEndpoint)).toMatchObject([{ body: { callbackURL: '/login' } }]);
  });

  test('that did not work is told', async () => {
    await openScreen('/login?problem=google');
    await expect.element(page.getByText(/^Signing in with Google didn’t work./)).toBeVisible();
  });
});

test('after the password the code is asked for, and a wrong one is told at its field (P26.1)', {
  tags: 'long',
}, async () => {
  const secondStep = { challenge: 'c1', takesCode: true, passkeyOptions: null };
  const problem = 'That code is wrong or has already been used.';
  const wrong = refuse(400, { message: problem, code: 'wrong_code', fields: { code: problem } });
  const server = await openScreen('/cart#list');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  server.change(answer(signInEndpoint, { user: null, secondStep }), answer(takeSecondStepEndpoint, wrong));
  await fillLogin();
  await expect.element(heading).toMatchTextContent('One more step');
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('000 000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(code).toHaveAccessibleDescription(problem);
  server.change(...ADMITTING, answer(takeSecondStepEndpoint, { user: CUSTOMER }));
  await code.fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectAddress('/cart#list');
  expect(server.callsOf(takeSecondStepEndpoint).at(-1)?.body).toEqual({ challenge: 'c1', code: '123456' });
});

function TypedField() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useTypedBefore(inputRef, setTyped);
  return (
    <>
      <input ref={inputRef} value={typed} onChange={({ target }) => setTyped(target.value)} />
      <p>{typed}</p>
    </>
  );
}

test('what was typed before the scripts came stays and counts (P29.33)', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<input value=""/><p></p>';
  const input = place.querySelector('input');
  if (!input) throw new Error('There is no field');
  input.value = 'ada@example.com';
  const root = hydrateRoot(place, <TypedField />);
  await expect.poll(() => place.querySelector('p')?.textContent).toBe('ada@example.com');
  expect(input.value).toBe('ada@example.com');
  root.unmount();
  place.remove();
});
