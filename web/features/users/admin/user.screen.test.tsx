import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  disableUserEndpoint,
  enableUserEndpoint,
  grantAdminEndpoint,
  listAuditEventsEndpoint,
  readUserEndpoint,
  revokeAdminEndpoint,
  signOutEverywhereEndpoint,
  type UserDetails,
} from '../../../../contract/users.ts';
import { ADMINISTRATOR, listCommonAnswers } from '../../../testing/common-answers.ts';
import { expectAddress, openScreen } from '../../../testing/open-screen.tsx';
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

test('giving the role is asked about first, and is then on record', async () => {
  const changed = { ...MUSA, isAdmin: true };
  const server = await openUser(MUSA, answer(grantAdminEndpoint, changed));
  await findButton('Make administrator').click();
  const asked = page.getByRole('dialog', { name: 'Make Musa Ibrahim an administrator?' });
  await expect.element(asked).toMatchTextContent('will be able to see and change everything');
  server.change(
    answer(listAuditEventsEndpoint, {
      data: [
        {
          id: 'e1',
          at: '2026-05-04T10:00:00.000Z',
          action: 'user.admin_granted',
          actor: { id: ADMINISTRATOR.id, name: ADMINISTRATOR.name },
          details: {},
        },
      ],
      nextCursor: null,
    }),
  );
  await asked.getByRole('button', { name: 'Make administrator' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(toasts).toMatchTextContent('Musa Ibrahim is now an administrator');
  await expect.element(findButton('Remove administrator role')).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'History' }))
    .toMatchTextContent(/Made administrator by Kẹhinde/);
});

test('the last administrator cannot lose the role, and is told why', async () => {
  const message = 'This is the last administrator. Give someone else the role first.';
  const refusal = refuse(409, { message, code: 'last_administrator' });
  await openUser(OWN_USER, answer(revokeAdminEndpoint, refusal));
  await expect.element(page.getByRole('main').getByText('You', { exact: true })).toBeVisible();
  await confirm('Remove administrator role');
  await expect.element(question).toMatchTextContent('This is your own account');
  await expect.element(question.getByRole('alert')).toMatchTextContent(message);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(findButton('Remove administrator role')).toHaveFocus();
});

test('whoever gives up their own role leaves the area at once', async () => {
  const server = await openUser(
    OWN_USER,
    answer(revokeAdminEndpoint, () => {
      server.change(...listCommonAnswers({ ...ADMINISTRATOR, isAdmin: false }));
      return { ...OWN_USER, isAdmin: false };
    }),
  );
  await confirm('Remove administrator role');
  await expectAddress('/');
  await expect.element(page.getByRole('button', { name: 'Account of Kẹhinde' })).toBeVisible();
});

test('an account is disabled and enabled, each with its words', async () => {
  const disabled = { ...MUSA, disabledAt: '2026-05-04T10:00:00.000Z', sessionCount: 0 };
  await openUser(
    MUSA,
    answer(disableUserEndpoint, disabled),
    answer(enableUserEndpoint, { ...MUSA, sessionCount: 0 }),
  );
  await confirm('Disable account');
  await expect.element(toasts).toMatchTextContent('The account of Musa Ibrahim is disabled');
  await expect.element(page.getByText('Not signed in')).toBeVisible();
  await expect.element(findButton('Sign out everywhere')).toBeDisabled();
  await confirm('Enable account');
  await expect.element(toasts).toMatchTextContent('The account of Musa Ibrahim is enabled');
  await expect.element(findButton('Disable account')).toBeVisible();
});

test('whoever is signed out everywhere cannot be so again', async () => {
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
