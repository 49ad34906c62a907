import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { listCartProductsEndpoint } from '../../../../contract/cart.ts';
import type { ChangeRequest } from '../../../../contract/change-request.ts';
import { readPublicTermsEndpoint } from '../../../../contract/delivery.ts';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import {
  type ChangePreview,
  changeOrderEndpoint,
  previewChangeEndpoint,
} from '../../../../contract/order-changes.ts';
import { messageCustomerEndpoint } from '../../../../contract/order-messages.ts';
import {
  acceptChangeRequestEndpoint,
  completeChangeRequestEndpoint,
  declineChangeRequestEndpoint,
  previewRequestedChangeEndpoint,
} from '../../../../contract/own-changes.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { findToasts } from '../../../testing/example-cart.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { describeExample } from '../../catalogue/testing/example-product.ts';
import { EXAMPLE_TERMS } from '../../delivery/testing/example-calendar.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';

const ORDER = makeAdminOrder({ status: 'confirmed' });
const RED_VELVET = describeExample({
  id: 'red-velvet',
  name: 'Red Velvet',
  sizes: [
    { id: '8-inch', name: '8 inch', price: 10_000, priceToPay: 9_500, servings: null, workUnits: 1 },
    { id: '10-inch', name: '10 inch', price: 14_000, priceToPay: 14_000, servings: null, workUnits: 2 },
  ],
});
const glimpse = { name: 'Red Velvet', inscription: 'Happy 30th', design: '', quantity: 2 };
const PREVIEW: ChangePreview = {
  lines: [
    {
      kind: 'changed',
      before: { ...glimpse, choice: '8 inch', amount: 18_000 },
      after: { ...glimpse, choice: '10 inch', amount: 28_000 },
    },
  ],
  slot: { before: ORDER.slot, after: ORDER.slot },
  details: ['Note: Ring twice'],
  delivery: { before: 2_500, after: 1_000 },
  includedVat: { before: 1_430, after: 2_023.26 },
  total: { before: 20_500, after: 29_000 },
  paid: 0,
  due: { before: 20_500, after: 29_000 },
  refundDue: { before: 0, after: 0 },
  workUnits: { before: 4, after: 6 },
  newAllergens: [],
};

const openChange = (search = '', ...answers: readonly StubAnswer[]) =>
  openScreen(`/admin/orders/${ORDER.id}/change${search}`, {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(readAdminOrderEndpoint, ORDER),
      answer(listCartProductsEndpoint, { data: [RED_VELVET] }),
      answer(readAvailabilityEndpoint, { now: '2026-11-17T09:00:00.000Z', earliest: null, days: [] }),
      answer(readPublicTermsEndpoint, EXAMPLE_TERMS),
      answer(previewChangeEndpoint, PREVIEW),
      answer(changeOrderEndpoint, ORDER),
      ...answers,
    ],
  });

test('a size and the delivery fee are changed after a look at what that costs (P37.14)', {
  tags: 'long',
}, async () => {
  const server = await openChange();
  const size = page.getByRole('combobox', { name: /^Size of Red Velvet/ });
  await expect.element(size).toMatchTextContent('8 inch, as ordered10 inch · ₦14,000 (+₦5,000)');
  await size.selectOptions('10-inch');
  await expect.element(page.getByText('₦14,000 each, today’s price')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Set the delivery fee' }).click();
  const fee = page.getByRole('textbox', { name: /^Delivery fee/ });
  await expect.element(fee).toHaveValue('2,500');
  await fee.fill('free');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect.element(page.getByText('Enter an amount in naira.')).toBeVisible();
  expect(server.callsOf(previewChangeEndpoint)).toEqual([]);
  await fee.fill('1,000');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect.element(page.getByText(/8 inch → 10 inch/)).toBeVisible();
  await expect.element(page.getByText('Note: Ring twice')).toBeVisible();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('She called');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(() => server.callsOf(changeOrderEndpoint).at(-1)?.body)
    .toMatchObject({
      existingLines: [{ position: 0, instead: { sizeId: '10-inch', expectedPrice: 14_000 } }],
      deliveryFee: 1_000,
      expectedTotal: 29_000,
      reason: 'She called',
    });
});

test('recipient, phone, note and inscription are changed on a short form of their own (P37.14)', {
  tags: 'long',
}, async () => {
  const server = await openChange('?part=details');
  await expect.element(page.getByRole('heading', { name: 'Change details' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Inscription on Red Velvet/ }).fill('Happy 31st');
  await page.getByRole('textbox', { name: /^Note/ }).fill('Ring twice');
  expect(page.getByRole('searchbox', { name: 'Find a product' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect.element(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(server.callsOf(previewChangeEndpoint).at(-1)?.body).toMatchObject({
    existingLines: [{ position: 0, quantity: 2, inscription: 'Happy 31st', instead: null }],
    deliveryFee: null,
    note: 'Ring twice',
  });
});

test('delivery is turned into pickup, and what makes nothing different is refused with a sentence (P28.41, P28.42)', async () => {
  const server = await openChange();
  server.change(
    answer(previewChangeEndpoint, () =>
      refuse(400, { message: 'You haven’t changed anything yet.', code: 'nothing_changed' }),
    ),
  );
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('You haven’t changed anything yet.');
  server.change(answer(previewChangeEndpoint, PREVIEW));
  await page.getByRole('radio', { name: 'Pickup' }).click();
  expect(page.getByRole('textbox', { name: /^Street/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect.element(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(server.callsOf(previewChangeEndpoint).at(-1)?.body).toMatchObject({
    method: 'pickup',
    address: null,
  });
});

const REQUEST: ChangeRequest = {
  id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
  at: '2026-11-16T11:00:00.000Z',
  words: 'The bigger one, please',
  wanted: ['Red Velvet: 8 inch → 10 inch'],
  status: 'open',
  answer: '',
};
const ASKED = makeAdminOrder({ status: 'confirmed', changeRequest: REQUEST });
const request = page.getByRole('region', { name: 'Change request' });

const openRequest = (...answers: readonly StubAnswer[]) =>
  openScreen(`/admin/orders/${ASKED.id}`, {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(readAdminOrderEndpoint, ASKED),
      answer(previewRequestedChangeEndpoint, { preview: PREVIEW, obstacle: '', change: null }),
      ...answers,
    ],
  });

test('a request says what it costs and is accepted with one tap at that total; where it no longer fits it waits on (P37.19)', {
  tags: 'long',
}, async () => {
  const server = await openRequest(
    answer(acceptChangeRequestEndpoint, () =>
      refuse(409, { message: 'That day is fully booked.', code: 'slot_full' }),
    ),
  );
  await expect
    .element(request)
    .toMatchTextContent(/8 inch → 10 inch.*The bigger one, please.*₦8,500 more, ₦29,000 in all/);
  await request.getByRole('button', { name: 'Accept' }).click();
  await expect.element(findToasts().getByText('That day is fully booked.')).toBeVisible();
  server.change(
    answer(acceptChangeRequestEndpoint, {
      ...ASKED,
      version: 2,
      changeRequest: { ...REQUEST, status: 'accepted' },
    }),
  );
  await request.getByRole('button', { name: 'Accept' }).click();
  await expect.element(findToasts().getByText(`Order ${ASKED.number} is changed`)).toBeVisible();
  await expect.element(request).not.toBeInTheDocument();
  expect(server.callsOf(acceptChangeRequestEndpoint).at(-1)?.body).toEqual({
    requestId: REQUEST.id,
    version: ASKED.version,
    expectedTotal: 29_000,
  });
});

test('what cannot be made as asked says why, and is declined with a sentence for the customer (P37.20)', {
  tags: 'long',
}, async () => {
  const obstacle = 'Red Velvet is sold out.';
  const server = await openRequest(
    answer(previewRequestedChangeEndpoint, { preview: null, obstacle, change: null }),
    answer(declineChangeRequestEndpoint, { ...ASKED, changeRequest: { ...REQUEST, status: 'declined' } }),
  );
  await expect.element(request).toMatchTextContent(obstacle);
  expect(request.getByRole('button', { name: 'Accept' }).elements()).toEqual([]);
  await request.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline change' });
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  await dialog.getByRole('button', { name: 'Decline change' }).click();
  await expect.element(reason).toHaveAccessibleDescription(/Enter a reason./);
  await reason.fill('It is baked already');
  await dialog.getByRole('button', { name: 'Decline change' }).click();
  await expect.element(request).not.toBeInTheDocument();
  expect(server.callsOf(declineChangeRequestEndpoint).map(({ body }) => body)).toEqual([
    { requestId: REQUEST.id, reason: 'It is baked already' },
  ]);
});

test('is replied to in one’s own words, and stays open (P28.195)', async () => {
  const server = await openRequest(
    answer(previewRequestedChangeEndpoint, { preview: null, obstacle: '', change: null }),
    answer(messageCustomerEndpoint, ASKED),
  );
  await request.getByRole('button', { name: 'Reply' }).click();
  const dialog = page.getByRole('dialog', { name: `Message ${ASKED.contact.name}` });
  await expect.element(dialog).toMatchTextContent('The change request stays open.');
  const text = dialog.getByRole('textbox', { name: /^Message/ });
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect.element(text).toHaveAccessibleDescription(/Enter a message./);
  await text.fill('I am so sorry about the mix-up.');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect.element(findToasts()).toMatchTextContent(`Message sent to ${ASKED.contact.name}`);
  await expect.element(request).toBeVisible();
  expect(server.callsOf(messageCustomerEndpoint).map(({ body }) => body)).toEqual([
    { text: 'I am so sorry about the mix-up.', requestId: REQUEST.id },
  ]);
});

test('what is asked for in words alone is marked as done, with an answer (P28.227)', async () => {
  const inWords = { ...REQUEST, wanted: [], answer: 'Pink or white?' };
  const server = await openRequest(
    answer(readAdminOrderEndpoint, { ...ASKED, changeRequest: inWords }),
    answer(previewRequestedChangeEndpoint, { preview: null, obstacle: '', change: null }),
    answer(completeChangeRequestEndpoint, { ...ASKED, changeRequest: { ...inWords, status: 'accepted' } }),
  );
  await expect.element(request).toMatchTextContent('Your reply: Pink or white?');
  await request.getByRole('button', { name: 'Mark as done' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark request as done' });
  await dialog.getByRole('textbox', { name: /^Answer to the customer/ }).fill('Pink it is.');
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect.element(findToasts().getByText('The request is marked as done')).toBeVisible();
  await expect.element(request).not.toBeInTheDocument();
  expect(server.callsOf(completeChangeRequestEndpoint).map(({ body }) => body)).toEqual([
    { requestId: REQUEST.id, answer: 'Pink it is.' },
  ]);
});

test('a number above the limit is cut to it, which is said beside the field (P28.230)', async () => {
  await openChange();
  const quantity = page.getByRole('group', { name: /^Quantity of Red Velvet/ });
  await quantity.getByRole('textbox').fill('150');
  await userEvent.tab();
  await expect.element(quantity.getByRole('textbox')).toHaveValue('100');
  await expect.element(quantity.getByRole('status')).toHaveTextContent('The most is 100.');
  await quantity.getByRole('button', { name: 'One fewer' }).click();
  await expect.element(quantity.getByRole('textbox')).toHaveValue('99');
  await expect.element(quantity.getByText('The most is 100.')).not.toBeInTheDocument();
});

test('what was asked for is filled in where it is changed by hand (P37.31)', async () => {
  const instead = {
    sizeId: '10-inch',
    design: '',
    isEggless: false,
    expectedPrice: 14_000,
    words: '10 inch',
  };
  const change = {
    lines: [{ position: 0, quantity: 3, instead }],
    slot: { ...ORDER.slot, day: '2026-11-21', windowId: 'evening', from: '15:00', to: '18:00' },
    address: ORDER.address,
  };
  const server = await openChange(
    `?request=${REQUEST.id}`,
    answer(readAdminOrderEndpoint, { ...ORDER, changeRequest: REQUEST }),
    answer(previewRequestedChangeEndpoint, { preview: null, obstacle: 'No room on that day.', change }),
  );
  await expect.element(page.getByRole('combobox', { name: /^Size of Red Velvet/ })).toHaveValue('10-inch');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect
    .poll(() => server.callsOf(previewChangeEndpoint).at(-1)?.body)
    .toMatchObject({
      existingLines: [{ position: 0, quantity: 3, instead: { sizeId: '10-inch' } }],
      slot: { day: '2026-11-21', windowId: 'evening' },
    });
});

test('an order that somebody else has changed meanwhile is loaded anew with one press, and keeps what was typed elsewhere (P28.88)', {
  tags: 'long',
}, async () => {
  const message = 'Someone else has changed this order. Reload it and try again.';
  const server = await openChange(
    '',
    answer(previewChangeEndpoint, () => refuse(409, { message, code: 'order_changed' })),
  );
  const note = page.getByRole('textbox', { name: /^Note for the kitchen/ });
  const inscription = page.getByRole('textbox', { name: /^Inscription/ });
  await note.fill('Ring twice');
  await inscription.fill('Happy 31st');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Someone else has changed this order. Reload it, then check your changes.');
  server.change(answer(readAdminOrderEndpoint, { ...ORDER, version: ORDER.version + 1, note: 'Less sugar' }));
  await page.getByRole('button', { name: 'Reload the order' }).click();
  await expect.element(note).toHaveValue('Less sugar');
  await expect.element(inscription).toHaveValue('Happy 31st');
  await expect.element(page.getByText(/^This is the order as it is now\./)).toBeVisible();
});
