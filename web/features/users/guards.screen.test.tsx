import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type FindSessionAnswer, findSessionEndpoint } from '../../../contract/sessions.ts';
import { CUSTOMER } from '../../testing/common-answers.ts';
import { expectAddress, openScreen } from '../../testing/open-screen.tsx';
import { answer, holdAnswer } from '../../testing/stub-server.ts';
import { accountButton, heading, NO_ORDERS, toasts } from './testing/access-screens.ts';

const session = { id: 's1', createdAt: '2026-05-04T10:00:00.000Z', expiresAt: '2026-05-04T11:00:00.000Z' };
const FOUND: FindSessionAnswer = { session, user: CUSTOMER };

for (const [path, end] of [
  ['/orders', '/orders'],
  ['/admin', '/'],
] as const) {
  test(`a customer at ${path} sees a loading message while authentication resolves, and is then at ${end} (S2.5, S6.2)`, async () => {
    const held = holdAnswer(FOUND);
    await openScreen(path, {
      visitor: CUSTOMER,
      answers: [...NO_ORDERS, answer(findSessionEndpoint, held.give)],
    });
    const waiting = page.getByText('Checking your sign-in…');
    await expect.element(waiting).toBeVisible();
    await expectAddress(path);
    held.release();
    await expect.element(heading).toBeVisible();
    await expect.element(waiting).not.toBeInTheDocument();
    await expectAddress(end);
  });
}

test.each(['/login', '/register', '/admin/users'])('a customer at %s is taken home (S2.5)', async (path) => {
  await openScreen(path, { visitor: CUSTOMER });
  await expectAddress('/');
  await expect.element(accountButton).toBeVisible();
});

for (const role of ['desk', 'kitchen', 'rider'] as const) {
  test(`staff without the admin flag are taken home and told where their own screens are: ${role} (S2.5, P35.22)`, async () => {
    const visitor = { ...CUSTOMER, role };
    const held = holdAnswer({ session, user: visitor });
    await openScreen('/admin/settings', { visitor, answers: [answer(findSessionEndpoint, held.give)] });
    // Somebody is there: what shows messages is loaded before it is known who.
    await page.getByText('Checking your sign-in…').click();
    await expect.element(toasts).toBeInTheDocument();
    held.release();
    await expectAddress('/');
    await expect
      .element(toasts.getByText('Your role doesn’t include this. Ask the owner or a manager.'))
      .toBeVisible();
    await expect.element(toasts.getByRole('button', { name: 'Staff area' })).toBeVisible();
  });
}

test('a customer who is taken home from there is told nothing of roles (S2.5, P35.22)', async () => {
  await openScreen('/admin/settings', { visitor: CUSTOMER });
  await expectAddress('/');
  await expect.element(accountButton).toBeVisible();
  await expect.element(page.getByText('Your role')).not.toBeInTheDocument();
});

test.each(['/orders', '/account', '/admin', '/admin/users'])(
  'a visitor at %s is taken to the login screen (S2.4, S2.5)',
  async (path) => {
    await openScreen(path);
    await expectAddress('/login');
    await expect.element(heading).toMatchTextContent('Welcome back');
  },
);
