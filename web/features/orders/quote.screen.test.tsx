import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { acceptOfferEndpoint, type Offer, openOfferEndpoint } from '../../../contract/order-offers.ts';
import { offerTerms } from '../../testing/example-checkout.ts';
import { openScreen, PHONE } from '../../testing/open-screen.tsx';
import { answer, loseConnection, refuse } from '../../testing/stub-server.ts';
import { makeOrder } from './testing/example-order.ts';

const ADDRESS = '/quote#a-key-of-thirty-two-characters-00';
const order = makeOrder();
const OFFER: Offer = {
  contact: { name: 'Ifeanyi Eze', phone: '+2348035550117' },
  method: order.method,
  address: order.address,
  slot: order.slot,
  payment: 'transfer',
  isFree: true,
  note: '',
  lines: order.lines,
  subtotal: order.subtotal,
  discount: order.discount,
  delivery: order.delivery,
  includedVat: order.includedVat,
  total: order.total,
  zoneName: null,
  deposit: null,
  balanceDay: null,
  expiresAt: '2026-11-20T11:00:00.000Z',
};
const opened = (offer: Offer) => answer(openOfferEndpoint, { offer, orderKey: null });
const form = page.getByRole('form', { name: 'Your quote' });
const name = form.getByRole('textbox', { name: 'Name', exact: true });

test('a quote that is accepted while offline says so and keeps what was typed, for that quote alone (P37.6)', {
  tags: 'long',
}, async () => {
  const server = await openScreen(ADDRESS, {
    viewport: PHONE,
    answers: [opened(OFFER), answer(acceptOfferEndpoint, () => loseConnection()), ...offerTerms()],
  });
  await expect
    .element(form.getByRole('textbox', { name: 'Phone', exact: true }))
    .toHaveValue('0803 555 0117');
  await name.fill('Ngozi Eze');
  expect(window.location.hash).toBe('');
  await form.getByRole('button', { name: /^Accept for/ }).click();
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('We don’t know if your order went through. Try again: it can’t be placed twice.');
  await expect.element(name).toHaveValue('Ngozi Eze');
  expect(server.callsOf(acceptOfferEndpoint)).toMatchObject([{ body: { contact: { name: 'Ngozi Eze' } } }]);

  // Another quote for the same day at the same price is somebody else's.
  const other = { ...OFFER, expiresAt: '2026-11-20T11:00:00.001Z' };
  await openScreen(ADDRESS, { answers: [opened(other), ...offerTerms()] });
  await expect.element(name).toHaveValue('Ifeanyi Eze');
});

test('a quote says how it is paid once it is accepted (P29.370)', async () => {
  await openScreen(ADDRESS, { answers: [opened(OFFER), ...offerTerms()] });
  await expect.element(form.getByText('Bank transfer: you’ll see how to pay once you accept.')).toBeVisible();
  await openScreen(ADDRESS, { answers: [opened({ ...OFFER, payment: 'on_delivery' }), ...offerTerms()] });
  await expect.element(form.getByText('Pay on delivery.')).toBeVisible();
});

test('a link that has ended or expired says so in a sentence (P37.6, P37.16)', async () => {
  const message = 'This quote has expired. Ask us for a new one.';
  await openScreen(ADDRESS, {
    answers: [answer(openOfferEndpoint, () => refuse(409, { code: 'offer_expired', message }))],
  });
  await expect.element(page.getByText(message)).toBeVisible();
  expect(page.getByRole('button', { name: /^Accept/ }).elements()).toEqual([]);
});
