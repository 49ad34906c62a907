import { listAdminOrdersEndpoint } from '../../../../contract/order-admin.ts';
import {
  listAuditEventsEndpoint,
  readUserEndpoint,
  type UserDetails,
  type UserSummary,
} from '../../../../contract/users.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { answer, type StubAnswer } from '../../../testing/stub-server.ts';

export function describeUser(id: string, name: string): UserDetails {
  return {
    id,
    name,
    email: `${id}@bakery.example`,
    phone: null,
    role: null,
    disabledAt: null,
    createdAt: '2026-05-04T10:00:00.000Z',
    lastSeenAt: null,
    sessionCount: 2,
    hasPassword: true,
    hasGoogle: false,
  };
}

export const OWN_USER: UserDetails = { ...describeUser(ADMINISTRATOR.id, ADMINISTRATOR.name), role: 'owner' };

export function summarise({ sessionCount, hasPassword, hasGoogle, ...user }: UserDetails): UserSummary {
  return user;
}

/** What the page of a user asks, where nothing has happened to them. */
export function answerUser(user: UserDetails): readonly StubAnswer[] {
  return [
    answer(readUserEndpoint, user),
    answer(listAuditEventsEndpoint, { data: [], nextCursor: null }),
    answer(listAdminOrdersEndpoint, { data: [], total: 0, nextCursor: null, attentionCount: 0 }),
  ];
}
