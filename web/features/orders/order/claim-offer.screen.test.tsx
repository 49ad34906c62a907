import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { requestOrderLinksEndpoint } from '../../../../contract/order-links.ts';
import {
  claimOrderEndpoint,
  openOrderByCodeEndpoint,
  readOrderEndpoint,
  requestTrackingCodeEndpoint,
} from '../../../../contract/orders.ts';
import { CUSTOMER } from '../../../testing/common-answers.ts';
import { offerTerms } from '../../../testing/example-checkout.ts';
import { offerDays } from '../../../testing/example-days.ts';
import { expectAddress, openScreen } from '../../../testing/open-screen.tsx';
import { answer, refuse } from '../../../testing/stub-server.ts';
import { takeComplaint } from '../../../testing/watch-complaints.ts';
import { makeOrder } from '../testing/example-order.ts';
import { WANTED_CLAIM_KEY } from './wanted-claim.ts';

const CONTACT = { name: CUSTOMER.name, email: CUSTOMER.email, phone: '+2348031234567' };
const ORDER = makeOrder({ status: 'confirmed', contact: CONTACT });
const ANSWERS = [
  answer(readOrderEndpoint, ORDER),
  answer(claimOrderEndpoint, ORDER),
  offerDays(),
  ...offerTerms(),
];

test('whoever registers from an order’s page to save it finds it in the account; who only signs in is asked, and told what becomes of the link (P29.75, P29.79, P29.493)', async () => {
  await openScreen(`/track/${ORDER.id}`, { answers: ANSWERS });
  const warning = page.getByText(/link will then stop working: you’ll sign in instead/);
  await expect.element(warning).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expectAddress('/register');
  for (const [name, value] of [
    [/^Name/, CONTACT.name],
    [/^Email address/, CONTACT.email],
    [/^Phone/, '0803 123 4567'],
  ] as const) {
    await expect.element(page.getByRole('main').getByLabelText(name).first()).toHaveValue(value);
  }
  // Another tab, opened by the link in the email.
  const stored = { [WANTED_CLAIM_KEY]: localStorage.getItem(WANTED_CLAIM_KEY) ?? '' };
  const registered = await openScreen(`/track/${ORDER.id}`, { visitor: CUSTOMER, answers: ANSWERS, stored });
  await expectAddress(`/orders/${ORDER.id}`);
  expect(registered.callsOf(claimOrderEndpoint)).toHaveLength(1);

  expect(localStorage.getItem(WANTED_CLAIM_KEY)).toBeNull();
  const again = await openScreen(`/track/${ORDER.id}`, { visitor: CUSTOMER, answers: ANSWERS });
  await expect.element(page.getByRole('button', { name: 'Add to my account' })).toBeVisible();
  await expect.element(warning).toBeVisible();
  expect(again.callsOf(claimOrderEndpoint)).toHaveLength(0);
});

test('whoever copies the address of a guest’s order is offered its link by email, and reads elsewhere how to open it (P29.460)', {
  tags: 'long',
}, async () => {
  const server = await openScreen(`/track/${ORDER.id}`, {
    answers: [...ANSWERS, answer(requestOrderLinksEndpoint, null)],
  });
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect
    .element(page.getByRole('status').getByText(/^An email with the link is on its way to/))
    .toMatchTextContent(CONTACT.email);
  expect(server.callsOf(requestOrderLinksEndpoint).map(({ body }) => body)).toEqual([
    { email: CONTACT.email },
  ]);

  let isOpened = false;
  await openScreen(`/track/${ORDER.id}`, {
    answers: [
      answer(readOrderEndpoint, () =>
        isOpened ? ORDER : refuse(404, { message: 'We can’t find this order.', code: 'not_found' }),
      ),
      answer(requestTrackingCodeEndpoint, null),
      answer(openOrderByCodeEndpoint, () => {
        isOpened = true;
        return { kind: 'order' as const, id: ORDER.id };
      }),
      ...ANSWERS.slice(1),
    ],
  });
  const main = page.getByRole('main');
  await expect
    .element(main.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This order isn’t open on this device');
  await expect.element(main.getByText(/a new device needs the link from our email or a code/)).toBeVisible();
  await expect.element(main.getByText(/added the order to your account, sign in instead/)).toBeVisible();
  await expect.element(main.getByRole('form', { name: 'Find my order' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Email me my orders' })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Open it in my account' }))
    .toHaveAttribute('href', `/orders/${ORDER.id}`);
  await takeComplaint(/Resource not found/);

  await main.getByRole('textbox', { name: 'Order number' }).fill('482 093 713');
  await main.getByRole('textbox', { name: 'Phone number on the order' }).fill('0803 123 4567');
  await main.getByRole('button', { name: 'Email me a code' }).click();
  await main.getByRole('textbox', { name: 'Code from the email' }).fill('123456');
  await main.getByRole('button', { name: 'Open my order' }).click();
  await expect.element(page.getByRole('button', { name: 'Email me the link' })).toBeVisible();
});
