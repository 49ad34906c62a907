import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  disableUserEndpoint,
  enableUserEndpoint,
  listAuditEventsEndpoint,
  readUserEndpoint,
  setRoleEndpoint,
  signOutEverywhereEndpoint,
  type UserDetails,
} from '../../../../contract/users.ts';
import { ADMINISTRATOR, listCommonAnswers } from '../../../testing/common-answers.ts';
import { expectAddress, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { takeComplaint } from '../../../testing/watch-complaints.ts';
import { toasts } from '../testing/access-screens.ts';
import { answerUser, describeUser, OWN_USER } from '../testing/user-answers.ts';

const MUSA = describeUser('u5', 'Musa Ibrahim');

const openUser = (user: UserDetails, ...answers: readonly StubAnswer[]) =>
  openScreen(`/admin/users/${user.id}`, {
    visitor: ADMINISTRATOR,
    answers: [...answerUser(user), ...answers],
  });

const findButton = (name: string) => page.getByRole('main').getByRole('button', { name });
const question = page.getByRole('dialog', { name: /\?$/ });

async function confirm(action: string): Promise<void> {
  await findButton(action).click();
  await question.getByRole('button', { name: action }).click();
}

async function changeRole(role: RegExp) {
  await findButton('Change role').click();
  const dialog = page.getByRole('dialog', { name: /role$/ });
  await dialog.getByRole('radio', { name: role }).click();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  return dialog;
}

test('a role is chosen with what it includes beside it, and the change is on record (P35.4)', async () => {
  const server = await openUser(MUSA, answer(setRoleEndpoint, { ...MUSA, role: 'desk' }));
  server.change(
    answer(listAuditEventsEndpoint, {
      data: [
        {
          id: 'e1',
          at: '2026-05-04T10:00:00.000Z',
          action: 'user.role_changed',
          actor: { id: ADMINISTRATOR.id, name: ADMINISTRATOR.name },
          details: { before: 'customer', after: 'desk' },
        },
      ],
      nextCursor: null,
    }),
  );
  const dialog = await changeRole(/^Order desk/);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toasts).toMatchTextContent('Musa Ibrahim’s role is now Order desk');
  await expect
    .element(page.getByRole('main').getByText(/^The order desk handles orders, custom orders/))
    .toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'History' }))
    .toMatchTextContent(/Role changed to Order desk by Kẹhinde/);
});

test('however much there is to choose from, a question’s buttons are in sight on a phone (P28.104)', async () => {
  await openScreen(`/admin/users/${MUSA.id}`, {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: answerUser(MUSA),
  });
  await findButton('Change role').click();
  const dialog = page.getByRole('dialog', { name: /role$/ });
  await expect.element(dialog.getByRole('button', { name: 'Change role' })).toBeInViewport({ ratio: 1 });
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
});

test('the last owner cannot lose the role, and is told why', { tags: 'long' }, async () => {
  const message = 'This is the last owner. Make someone else an owner first.';
  await openUser(OWN_USER, answer(setRoleEndpoint, refuse(409, { message, code: 'last_owner' })));
  await expect.element(page.getByRole('main').getByText('You', { exact: true })).toBeVisible();
  const dialog = await changeRole(/^Manager/);
  await expect.element(dialog).toMatchTextContent('This is your own account');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(findButton('Change role')).toHaveFocus();
});

test('whoever gives up their own role leaves the area at once', { tags: 'long' }, async () => {
  const server = await openUser(
    OWN_USER,
    answer(setRoleEndpoint, () => {
      server.change(...listCommonAnswers({ ...ADMINISTRATOR, role: null }));
      return { ...OWN_USER, role: null };
    }),
  );
  await confirm('End access');
  await expectAddress('/');
  await expect.element(page.getByRole('button', { name: 'Account of Kẹhinde' })).toBeVisible();
});

test('ending somebody’s access is a button of its own and says what happens (P28.355)', async () => {
  const desk = { ...MUSA, role: 'desk' as const };
  const server = await openUser(desk, answer(setRoleEndpoint, MUSA));
  await findButton('Change role').click();
  const roles = page.getByRole('dialog', { name: /role$/ });
  await expect.element(roles.getByRole('radio', { name: /^Order desk/ })).toBeChecked();
  await expect.element(roles.getByRole('radio', { name: /^Customer/ })).not.toBeInTheDocument();
  await roles.getByRole('button', { name: 'Cancel' }).click();
  await findButton('End access').click();
  await expect.element(question).toMatchTextContent('will be signed out on every device');
  await question.getByRole('button', { name: 'End access' }).click();
  await expect.element(toasts).toMatchTextContent('Musa Ibrahim no longer has access');
  await expect.element(findButton('End access')).not.toBeInTheDocument();
  expect(server.callsOf(setRoleEndpoint).map(({ body }) => body)).toEqual([{ role: null }]);
});

test('a manager sees the staff’s roles, and changes customers alone (P35.2)', async () => {
  await openScreen(`/admin/users/${OWN_USER.id}`, {
    visitor: { ...ADMINISTRATOR, id: 'u9', role: 'manager' },
    answers: answerUser(OWN_USER),
  });
  await expect.element(page.getByRole('main').getByText('Owner', { exact: true }).first()).toBeVisible();
  await expect.element(findButton('Change role')).not.toBeInTheDocument();
  await expect.element(findButton('Disable account')).not.toBeInTheDocument();
});

test('an account is disabled and enabled, each with its words', { tags: 'long' }, async () => {
  const disabled = { ...MUSA, disabledAt: '2026-05-04T10:00:00.000Z', sessionCount: 0 };
  await openUser(
    MUSA,
    answer(disableUserEndpoint, disabled),
    answer(enableUserEndpoint, { ...MUSA, sessionCount: 0 }),
  );
  await confirm('Disable account');
  await expect.element(toasts).toMatchTextContent('Musa Ibrahim’s account is disabled');
  await expect.element(page.getByText('Not signed in anywhere')).toBeVisible();
  await expect.element(findButton('Sign out everywhere')).toBeDisabled();
  await confirm('Enable account');
  await expect.element(toasts).toMatchTextContent('Musa Ibrahim’s account is enabled');
  await expect.element(findButton('Disable account')).toBeVisible();
});

test('whoever is signed out everywhere cannot be so again', { tags: 'long' }, async () => {
  await openUser(MUSA, answer(signOutEverywhereEndpoint, { ...MUSA, sessionCount: 0 }));
  await expect.element(page.getByText('Signed in on 2 devices')).toBeVisible();
  await confirm('Sign out everywhere');
  await expect.element(toasts).toMatchTextContent('Musa Ibrahim is signed out everywhere');
  await expect.element(findButton('Sign out everywhere')).toBeDisabled();
});

test('a user who is not there is said to be so', async () => {
  const refusal = refuse(404, { message: 'We can’t find this user.', code: 'not_found' });
  await openUser(MUSA, answer(readUserEndpoint, refusal));
  await expect.element(page.getByRole('alert')).toMatchTextContent('We can’t find this user.');
  await takeComplaint(/Resource not found/);
});
