import { page } from 'vitest/browser';
import {
  type Account,
  listAddressesEndpoint,
  listOwnSessionsEndpoint,
  type OwnSession,
  readAccountEndpoint,
  readNotificationChoicesEndpoint,
} from '../../../../contract/account.ts';
import { readQuietHoursEndpoint } from '../../../../contract/notifications.ts';
import { CUSTOMER } from '../../../testing/common-answers.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { answer, type StubAnswer, type StubServer } from '../../../testing/stub-server.ts';

export const ACCOUNT: Account = {
  ...CUSTOMER,
  pendingEmail: null,
  phone: null,
  hasPassword: true,
  hasSecondFactor: false,
  createdAt: '2026-05-04T10:00:00.000Z',
};

export function describeDevice(id: string, device: string): OwnSession {
  return {
    id,
    device,
    createdAt: '2026-05-04T10:00:00.000Z',
    lastSeenAt: '2026-05-04T10:30:00.000Z',
    expiresAt: '2026-05-04T11:30:00.000Z',
    isRemembered: false,
    isCurrent: id === 's1',
    address: '198.51.100.7',
  };
}

/** What the account page asks, of somebody who has just registered on this device. */
export const NEW_ACCOUNT: readonly StubAnswer[] = [
  answer(readAccountEndpoint, ACCOUNT),
  answer(listAddressesEndpoint, { data: [] }),
  answer(listOwnSessionsEndpoint, { data: [describeDevice('s1', 'Chrome on Android')] }),
  answer(readNotificationChoicesEndpoint, {
    choices: { refund: { in_app: true, push: true, email: true } },
  }),
  answer(readQuietHoursEndpoint, { quietHours: null }),
];

export function openAccount(...answers: readonly StubAnswer[]): Promise<StubServer> {
  return openScreen('/account', { visitor: CUSTOMER, answers: [...NEW_ACCOUNT, ...answers] });
}

/** By a link that names a section. */
export function openAccountAt(id: string): Promise<StubServer> {
  return openScreen(`/account#${id}`, { visitor: CUSTOMER, answers: NEW_ACCOUNT });
}

export const findForm = (name: string) => page.getByRole('form', { name });
