import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  cancelEmailChangeEndpoint,
  readAccountEndpoint,
  requestEmailChangeEndpoint,
} from '../../../../contract/account.ts';
import { confirmNewEmailEndpoint } from '../../../../contract/users.ts';
import { CUSTOMER } from '../../../testing/common-answers.ts';
import { expectAddress, openScreen } from '../../../testing/open-screen.tsx';
import { answer, loseConnection } from '../../../testing/stub-server.ts';
import { heading, LINK_EXPIRED, toasts } from '../testing/access-screens.ts';
import { ACCOUNT, openAccount } from '../testing/account-answers.ts';

const NEW = 'adaeze.bello@oyinbakes.example';
const PENDING = { ...ACCOUNT, pendingEmail: NEW };
const section = page.getByRole('region', { name: 'Email', exact: true });
const change = section.getByRole('button', { name: 'Change email address' });
const field = section.getByRole('textbox', { name: 'New email address' });
const send = section.getByRole('button', { name: 'Send confirmation link' });

test('another address is asked for by keyboard, waits for its link, and can be taken back (P29.360)', {
  tags: 'long',
}, async () => {
  const server = await openAccount(
    answer(requestEmailChangeEndpoint, PENDING),
    answer(cancelEmailChangeEndpoint, ACCOUNT),
  );
  await change.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('adaeze{Enter}');
  await expect.element(field).toHaveAccessibleDescription(/Enter an email address like/);
  await field.fill(NEW);
  await userEvent.keyboard('{Enter}');
  await expect.element(section).toMatchTextContent(`We’ve sent a link to ${NEW}. Open it within 24 hours`);
  await expect.element(section).toMatchTextContent(ACCOUNT.email);
  await expect.element(section.getByRole('heading')).toHaveFocus();
  expect(server.callsOf(requestEmailChangeEndpoint).map(({ body }) => body)).toEqual([{ email: NEW }]);
  await section.getByRole('button', { name: 'Keep the current address' }).click();
  await expect.element(toasts).toMatchTextContent(`Your email address stays ${ACCOUNT.email}`);
  await expect.element(change).toBeVisible();
});

test('what was typed stays when the link cannot be sent; a waiting one can be sent again (P29.360)', {
  tags: 'long',
}, async () => {
  const server = await openAccount(answer(requestEmailChangeEndpoint, loseConnection));
  await change.click();
  await field.fill(NEW);
  await send.click();
  await expect.element(section.getByRole('alert')).toMatchTextContent('Network error.');
  await expect.element(field).toHaveValue(NEW);
  server.change(answer(requestEmailChangeEndpoint, PENDING));
  await send.click();
  await section.getByRole('button', { name: 'Send the link again' }).click();
  await expect.poll(() => server.callsOf(requestEmailChangeEndpoint).length).toBe(3);
});

test('the link changes nothing by being opened, and says afterwards how to sign in (P29.360, P26.12)', async () => {
  const server = await openScreen('/newemail#token=secret', {
    answers: [answer(confirmNewEmailEndpoint, { email: NEW })],
  });
  await expectAddress('/newemail');
  expect(server.callsOf(confirmNewEmailEndpoint)).toEqual([]);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect.element(heading).toMatchTextContent('Your email address is changed');
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole('main')).toMatchTextContent(`From now on you sign in with ${NEW}.`);
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login');
  expect(server.callsOf(confirmNewEmailEndpoint).map(({ body }) => body)).toEqual([{ token: 'secret' }]);
});

test('a link that was used leads to the account, where another one comes from (P29.361)', {
  tags: 'long',
}, async () => {
  await openScreen('/newemail#token=used', {
    visitor: CUSTOMER,
    answers: [answer(confirmNewEmailEndpoint, LINK_EXPIRED), answer(readAccountEndpoint, ACCOUNT)],
  });
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect.element(heading).toMatchTextContent('This link doesn’t work');
  await expect
    .element(page.getByRole('link', { name: 'Go to your account' }))
    .toHaveAttribute('href', '/account#email');
});
