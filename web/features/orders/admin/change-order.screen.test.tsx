import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { listCartProductsEndpoint } from '../../../../contract/cart.ts';
import { readPublicTermsEndpoint } from '../../../../contract/delivery.ts';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { changeOrderEndpoint, previewChangeEndpoint } from '../../../../contract/order-changes.ts';
import { previewRequestedChangeEndpoint } from '../../../../contract/own-changes.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { describeExample } from '../../catalogue/testing/example-product.ts';
import { EXAMPLE_TERMS } from '../../delivery/testing/example-calendar.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';
import { EXAMPLE_PREVIEW, EXAMPLE_REQUEST } from './testing/example-change.ts';

const ORDER = makeAdminOrder({ status: 'confirmed' });
const RED_VELVET = describeExample({
  id: 'red-velvet',
  name: 'Red Velvet',
  sizes: [
    { id: '8-inch', name: '8 inch', price: 10_000, priceToPay: 9_500, servings: null, workUnits: 1 },
    { id: '10-inch', name: '10 inch', price: 14_000, priceToPay: 14_000, servings: null, workUnits: 2 },
  ],
});

const openChange = (search = '', ...answers: readonly StubAnswer[]) =>
  openScreen(`/admin/orders/${ORDER.id}/change${search}`, {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      answer(readAdminOrderEndpoint, ORDER),
      answer(listCartProductsEndpoint, { data: [RED_VELVET] }),
      answer(readAvailabilityEndpoint, { now: '2026-11-17T09:00:00.000Z', earliest: null, days: [] }),
      answer(readPublicTermsEndpoint, EXAMPLE_TERMS),
      answer(previewChangeEndpoint, EXAMPLE_PREVIEW),
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
  server.change(answer(previewChangeEndpoint, EXAMPLE_PREVIEW));
  await page.getByRole('radio', { name: 'Pickup' }).click();
  expect(page.getByRole('textbox', { name: /^Street/ }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect.element(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(server.callsOf(previewChangeEndpoint).at(-1)?.body).toMatchObject({
    method: 'pickup',
    address: null,
  });
});

test('what a custom item contains is entered once it is known (P28.512)', async () => {
  const [line] = ORDER.lines;
  const custom = line && {
    ...line,
    productId: '~naming-cake',
    name: 'Naming cake',
    sizeName: null,
    allergens: [],
  };
  const server = await openChange(
    '',
    answer(readAdminOrderEndpoint, { ...ORDER, lines: custom ? [custom] : [] }),
  );
  await page.getByText('Allergens not entered. Change allergens').click();
  await page.getByRole('checkbox', { name: 'Egg' }).click();
  await expect.element(page.getByText('Contains egg. Change allergens')).toBeVisible();
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect.element(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(server.callsOf(previewChangeEndpoint).at(-1)?.body).toMatchObject({
    existingLines: [{ position: 0, allergens: ['egg'] }],
  });
});

test('a number above the limit is cut to it, which is said beside the field (P28.230)', async () => {
  await openChange();
  const quantity = page.getByRole('group', { name: /^Quantity of Red Velvet/ });
  await quantity.getByRole('textbox').fill('150');
  await userEvent.tab();
  await expect.element(quantity.getByRole('textbox')).toHaveValue('100');
  await expect.element(quantity.getByRole('status')).toHaveTextContent('The maximum is 100.');
  await quantity.getByRole('button', { name: 'One fewer' }).click();
  await expect.element(quantity.getByRole('textbox')).toHaveValue('99');
  await expect.element(quantity.getByText('The maximum is 100.')).not.toBeInTheDocument();
});

test('what was asked for is filled in where it is changed by hand (P37.31)', { tags: 'long' }, async () => {
  const instead = {
    sizeId: '10-inch',
    design: '',
    isEggless: false,
    expectedPrice: 14_000,
    words: '10 inch',
  };
  const change = {
    lines: [{ position: 0, quantity: 3, inscription: 'Happy 31st', instead }],
    slot: { ...ORDER.slot, day: '2026-11-21', windowId: 'evening', from: '15:00', to: '18:00' },
    address: ORDER.address,
  };
  const server = await openChange(
    `?request=${EXAMPLE_REQUEST.id}`,
    answer(readAdminOrderEndpoint, { ...ORDER, changeRequest: EXAMPLE_REQUEST }),
    answer(previewRequestedChangeEndpoint, { preview: null, obstacle: 'No room on that day.', change }),
  );
  await expect.element(page.getByRole('combobox', { name: /^Size of Red Velvet/ })).toHaveValue('10-inch');
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect
    .poll(() => server.callsOf(previewChangeEndpoint).at(-1)?.body)
    .toMatchObject({
      existingLines: [
        { position: 0, quantity: 3, inscription: 'Happy 31st', instead: { sizeId: '10-inch' } },
      ],
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

test('a change while a request is open is what they asked for, unless that is unticked: it says so before it is saved (P28.340)', {
  tags: 'long',
}, async () => {
  const server = await openChange(
    '',
    answer(readAdminOrderEndpoint, { ...ORDER, changeRequest: EXAMPLE_REQUEST }),
    answer(changeOrderEndpoint, () => refuse(409, { message: 'Not now.', code: 'order_closed' })),
  );
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Not now.');
    return server.callsOf(changeOrderEndpoint).at(-1)?.body;
  };
  await page.getByRole('button', { name: 'Review changes' }).click();
  const tick = page.getByRole('checkbox', { name: 'This answers the customer’s change request' });
  await expect.element(tick).toBeChecked();
  const reason = 'The customer asked for it';
  expect(await save()).toMatchObject({ answersRequest: EXAMPLE_REQUEST.id, reason });
  await page.getByRole('button', { name: 'Review changes' }).click();
  await tick.click();
  await expect.element(page.getByText('The change request stays open.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Out of boxes');
  expect(await save()).toMatchObject({ answersRequest: null, reason: 'Out of boxes' });
});

test('a change is reviewed from its top, and a customer’s own wish is its reason (P28.395)', {
  tags: 'long',
}, async () => {
  const server = await openChange();
  await page.getByRole('textbox', { name: /^Note for the kitchen/ }).fill('Ring twice');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await page.getByRole('button', { name: 'Review changes' }).click();
  await expect.element(page.getByRole('heading', { name: 'Review changes' })).toBeInViewport();
  await page.getByRole('checkbox', { name: 'The customer asked for this' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Reason/ })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(() => server.callsOf(changeOrderEndpoint))
    .toMatchObject([{ body: { reason: 'The customer asked for it', answersRequest: null } }]);
});
