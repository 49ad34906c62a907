import { page } from 'vitest/browser';
import { listCustomOrdersEndpoint } from '../../../../contract/custom-orders.ts';
import { listOrdersEndpoint } from '../../../../contract/orders.ts';
import { signInEndpoint } from '../../../../contract/sessions.ts';
import { CUSTOMER, listCommonAnswers } from '../../../testing/common-answers.ts';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';

export const email = page.getByRole('textbox', { name: 'Email address' });
export const password = page.getByRole('textbox', { name: 'Password' });
export const login = page.getByRole('button', { name: 'Sign in', exact: true });
export const heading = page.getByRole('heading', { level: 1 });
export const toasts = page.getByRole('region', { name: 'Messages' });
export const accountButton = page.getByRole('button', { name: `Account of ${CUSTOMER.name}` });

/** From now on the shop lets the customer in, and knows them. */
export const ADMITTING: readonly StubAnswer[] = [
  ...listCommonAnswers(CUSTOMER),
  answer(signInEndpoint, { user: CUSTOMER }),
];

/** A guarded page, of somebody who has not ordered yet. */
export const NO_ORDERS: readonly StubAnswer[] = [
  answer(listOrdersEndpoint, {
    data: [],
    total: 0,
    nextCursor: null,
    guestOrderCount: 0,
    guestRequestCount: 0,
  }),
  answer(listCustomOrdersEndpoint, { data: [], total: 0, nextCursor: null }),
];

export const TOO_MANY = refuse(429, {
  message: 'Too many attempts. Please wait 7 minutes and try again.',
  code: 'too_many_attempts',
});

export const LINK_EXPIRED = refuse(400, {
  message: 'This link has already been used or has expired.',
  code: 'link_expired',
});

export async function fillLogin(): Promise<void> {
  await email.fill(CUSTOMER.email);
  await password.fill('three suya sticks');
  await login.click();
}
