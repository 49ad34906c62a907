import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  acceptInvitationEndpoint,
  type Invitation,
  inviteEndpoint,
  listInvitationsEndpoint,
  readInvitationEndpoint,
  revokeInvitationEndpoint,
  showInvitationLinkEndpoint,
} from '../../../../contract/invitations.ts';
import { listKitchenDevicesEndpoint, resetPinEndpoint } from '../../../../contract/kitchen-devices.ts';
import { readSecurityEndpoint } from '../../../../contract/second-factor.ts';
import { listStaffEndpoint } from '../../../../contract/staff.ts';
import { listUsersEndpoint, registerEndpoint } from '../../../../contract/users.ts';
import { ADMINISTRATOR, CUSTOMER } from '../../../testing/common-answers.ts';
import { expectAddress, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, refuse } from '../../../testing/stub-server.ts';
import { ADMITTING } from '../testing/access-screens.ts';

const OWNER = {
  id: ADMINISTRATOR.id,
  name: ADMINISTRATOR.name,
  email: ADMINISTRATOR.email,
  role: 'owner',
  isDisabled: false,
  hasSecondFactor: false,
  pin: 'locked',
  lastSeenAt: null,
} as const;
const BY_LINK: Invitation = {
  id: 'i1',
  role: 'kitchen',
  email: null,
  invitedBy: 'Folake',
  createdAt: '2026-11-16T10:00:00.000Z',
  expiresAt: '2026-11-23T10:00:00.000Z',
  link: 'https://shop.example/invitation#token=secret',
};

test('the owner invites by a link with a code to scan, and withdraws it (P35.10)', {
  tags: 'long',
}, async () => {
  const server = await openScreen('/admin/users/staff', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listStaffEndpoint, { data: [OWNER] }),
      answer(listInvitationsEndpoint, { data: [] }),
      answer(inviteEndpoint, BY_LINK),
      answer(showInvitationLinkEndpoint, BY_LINK),
      answer(revokeInvitationEndpoint, null),
      answer(listKitchenDevicesEndpoint, { data: [] }),
      answer(resetPinEndpoint, null),
    ],
  });
  await expect.element(page.getByText('No open invitations.')).toBeVisible();
  await page.getByRole('button', { name: `Reset ${ADMINISTRATOR.name}’s PIN` }).click();
  await expect.poll(() => server.callsOf(resetPinEndpoint)).toHaveLength(1);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const form = page.getByRole('form', { name: 'Invite someone' });
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect.element(form.getByRole('alert')).toMatchTextContent('Choose a role.');
  await form.getByRole('radio', { name: /^Kitchen/ }).click();
  server.change(answer(listInvitationsEndpoint, { data: [BY_LINK] }));
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect.element(page.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible();
  expect(server.callsOf(inviteEndpoint).map(({ body }) => body)).toEqual([{ role: 'kitchen', email: null }]);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Share link: Kitchen, by link' }).click();
  await expect.element(page.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Withdraw: Kitchen, by link' }).click();
  server.change(answer(listInvitationsEndpoint, { data: [] }));
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(page.getByText('No open invitations.')).toBeVisible();
  expect(server.callsOf(revokeInvitationEndpoint)).toHaveLength(1);
});

test('inviting is the first thing on both pages about users, with the email in sight on a phone, and nobody was last seen while they look (P28.501)', async () => {
  await openScreen('/admin/users', {
    visitor: ADMINISTRATOR,
    answers: [
      answer(listUsersEndpoint, { data: [], total: 0, nextCursor: null }),
      answer(listStaffEndpoint, { data: [{ ...OWNER, lastSeenAt: '2026-11-16T10:00:00.000Z' }] }),
      answer(listInvitationsEndpoint, { data: [] }),
      answer(listKitchenDevicesEndpoint, { data: [] }),
    ],
  });
  await page.viewport(PHONE.width, PHONE.height);
  await page.getByRole('link', { name: 'Invite someone' }).click();
  await expectAddress('/admin/users/staff');
  const form = page.getByRole('form', { name: 'Invite someone' });
  await expect.element(form.getByRole('textbox', { name: /^Email address/ })).toBeInViewport();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Invite someone' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Staff' })).toMatchTextContent('Now');
});

const shown = (needsSecondFactor: boolean) =>
  answer(readInvitationEndpoint, {
    role: needsSecondFactor ? 'manager' : 'desk',
    email: null,
    invitedBy: 'Folake',
    expiresAt: BY_LINK.expiresAt,
    provesEmail: false,
    needsSecondFactor,
  });
const acceptButton = page.getByRole('button', { name: 'Accept invitation' });

test('whoever has no account makes one for staff, and the link leads back to the invitation (P35.10, P28.120)', async () => {
  await openScreen('/invitation#token=secret', { answers: [shown(false)] });
  await expect.element(page.getByText(/Folake has invited you to join the order desk\./)).toBeVisible();
  await expectAddress('/invitation');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectAddress('/register');
  expect(window.history.state).toMatchObject({ usr: { origin: '/invitation#token=secret' } });
  await expect.element(page.getByText('Create your staff account.')).toBeVisible();
  await expect.element(page.getByText(/rider/)).not.toBeInTheDocument();
});

test('whoever was invited by email registers and is back at once, without another email (P28.316)', {
  tags: 'long',
}, async () => {
  const email = 'ngozi@bakery.example';
  const invitation = { role: 'desk' as const, email, invitedBy: 'Folake', expiresAt: BY_LINK.expiresAt };
  const server = await openScreen('/invitation#token=secret', {
    answers: [answer(readInvitationEndpoint, { ...invitation, provesEmail: true, needsSecondFactor: false })],
  });
  await expect.element(page.getByText(/to accept right away/)).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectAddress('/register');
  await expect.element(page.getByRole('textbox', { name: 'Email address' })).toHaveValue(email);
  const { role: _, ...user } = CUSTOMER;
  server.change(...ADMITTING, answer(registerEndpoint, { status: true, user }));
  await page.getByRole('textbox', { name: 'Name' }).fill('Ngozi');
  await page.getByRole('textbox', { name: 'Password' }).fill('three suya sticks');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect
    .poll(() => server.callsOf(registerEndpoint).at(-1)?.body)
    .toMatchObject({ email, invitationKey: 'secret' });
  await expectAddress('/invitation');
  await expect.element(acceptButton).toBeVisible();
});

test('a manager sets up a second factor before the invitation can be accepted (P35.11)', {
  tags: 'long',
}, async () => {
  const bare = { authenticatorSince: null, recoveryCodesLeft: 0, passkeys: [] };
  await openScreen('/invitation#token=secret', {
    visitor: CUSTOMER,
    answers: [shown(true), answer(readSecurityEndpoint, bare)],
  });
  await expect.element(page.getByText(/this role needs two-step sign-in/)).toBeVisible();
  await expect.element(acceptButton).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Set up app' })).toBeVisible();

  const ended = { message: 'This invitation has already been used.', code: 'invitation_ended' };
  await openScreen('/invitation#token=secret', {
    visitor: CUSTOMER,
    answers: [
      shown(true),
      answer(readSecurityEndpoint, { ...bare, authenticatorSince: '2026-11-16T10:00:00.000Z' }),
      answer(acceptInvitationEndpoint, refuse(410, ended)),
    ],
  });
  await acceptButton.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('This invitation has already been used.');
});

test('an invitation that has ended says so and whom to ask', async () => {
  const ended = { message: 'Ask the owner for a new one.', code: 'invitation_ended' };
  await openScreen('/invitation#token=secret', {
    answers: [answer(readInvitationEndpoint, refuse(410, ended))],
  });
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ask the owner for a new one.');
});
