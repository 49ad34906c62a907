import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { checkCodeEndpoint } from '../../../../contract/codes.ts';
import { readPublicTermsEndpoint } from '../../../../contract/delivery.ts';
import { readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import {
  extendSessionEndpoint,
  readSessionEndpoint,
  readTokenEndpoint,
} from '../../../../contract/sessions.ts';
import { listSwitchedOnEndpoint } from '../../../../contract/shelf.ts';
import { placeAdminOrderEndpoint } from '../../../../contract/taken-order.ts';
import { ADMINISTRATOR, listCommonAnswers } from '../../../testing/common-answers.ts';
import { fillAndPause } from '../../../testing/fill-and-pause.ts';
import { expectAddress, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, loseConnection, refuse } from '../../../testing/stub-server.ts';
import { EXAMPLE_TERMS } from '../../delivery/testing/example-calendar.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';
import { answerList, makeAdminPage, openAdmin } from './testing/open-admin.ts';
import { ANSWERS, fillNewOrder, finder, form, name, openNewOrder, place } from './testing/open-new-order.ts';

test('what is missing is said at its field', { tags: 'long' }, async () => {
  const server = await openNewOrder();
  await place.click();
  await expect.element(page.getByText('Add at least one item.')).toBeVisible();
  await expect.element(form.getByText('Enter the customer’s name.')).toBeVisible();
  await expect.element(form.getByText('Choose a day and a time.')).toBeVisible();
  await expect.element(form.getByRole('textbox', { name: /^Phone/ })).toHaveFocus();
  expect(server.callsOf(placeAdminOrderEndpoint)).toEqual([]);
});

test('on a phone the total of what is taken down stays in sight, with the way on (P22.5)', async () => {
  await openScreen('/admin/orders/new', { visitor: ADMINISTRATOR, viewport: PHONE, answers: ANSWERS });
  await expect.element(place).toBeVisible();
  const total = page.getByText('₦0', { exact: true }).last();
  for (const top of [0, document.documentElement.scrollHeight / 2]) {
    window.scrollTo(0, top);
    expect(place.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(PHONE.height);
    expect(total.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(PHONE.height);
    expect(total.element().getBoundingClientRect().top).toBeGreaterThan(0);
  }
});

test('on a phone no field that is gone to stays behind the total (P28.70)', async () => {
  await openScreen('/admin/orders/new', { visitor: ADMINISTRATOR, viewport: PHONE, answers: ANSWERS });
  const gift = form.getByRole('textbox', { name: /^Gift message/ });
  await expect.element(gift).toBeVisible();
  const box = () => gift.element().getBoundingClientRect();
  window.scrollBy(0, box().bottom - PHONE.height);
  (gift.element() as HTMLElement).focus();
  expect(box().bottom).toBeLessThan(place.element().getBoundingClientRect().top);
});

test('an order at the counter is paid at pickup, and where counter sales are on leads to them (P28.511)', async () => {
  await openNewOrder(answer(listSwitchedOnEndpoint, { data: ['counter-sale'] }));
  await form.getByRole('radio', { name: 'Counter' }).click();
  await expect.element(form.getByRole('radio', { name: /^Pay at pickup/ })).toBeChecked();
  await expect.element(form.getByRole('combobox', { name: 'Hold the slot for' })).not.toBeInTheDocument();
  await expect
    .element(form.getByRole('link', { name: 'Use Counter sale' }))
    .toHaveAttribute('href', '/admin/counter');
});

test('where the shop delivers nowhere, an order is for pickup and asks for no address (P36.26)', async () => {
  const server = await openNewOrder(
    answer(readPublicTermsEndpoint, { ...EXAMPLE_TERMS, zones: [] }),
    answer(placeAdminOrderEndpoint, makeAdminOrder()),
    answer(readAdminOrderEndpoint, makeAdminOrder()),
  );
  await expect.element(form.getByText(/^Pickup only\./)).toBeVisible();
  await expect.element(form.getByRole('radio', { name: /^Delivery/ })).not.toBeInTheDocument();
  await expect.element(form.getByRole('combobox', { name: /^State/ })).not.toBeInTheDocument();
  await fillNewOrder({ day: 'Tuesday 24 November, open', time: '12:00–15:00 Open' });
  await place.click();
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint)).toMatchObject([
    { body: { method: 'pickup', address: null } },
  ]);
});

test('a price that changes meanwhile is told before it is taken (P3.7)', { tags: 'long' }, async () => {
  const changed = {
    productId: 'chocolate-drip-cake',
    sizeId: null,
    design: '',
    isEggless: false,
    name: 'Chocolate Drip Cake',
    expectedPrice: 4_000,
    price: 4_500,
  };
  const server = await openNewOrder(
    answer(placeAdminOrderEndpoint, () =>
      refuse(409, {
        message: 'Prices have changed.',
        code: 'prices_changed',
        priceChanges: [changed],
        total: 4_500,
      }),
    ),
    answer(readAdminOrderEndpoint, makeAdminOrder()),
  );
  await fillNewOrder({ method: 'pickup', day: 'Tuesday 24 November, open', time: '12:00–15:00 Open' });
  await place.click();
  const news = page.getByRole('dialog', { name: 'A price has changed' });
  await expect.element(news).toMatchTextContent(/was ₦4,000 now ₦4,500.*New total₦4,500/);
  server.change(answer(placeAdminOrderEndpoint, makeAdminOrder()));
  await news.getByRole('button', { name: 'Place order for ₦4,500' }).click();
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint).map(({ body }) => body)).toMatchObject([
    { expectedTotal: 4_000, lines: [{ expectedPrice: 4_000 }] },
    { expectedTotal: 4_500, lines: [{ expectedPrice: 4_500 }] },
  ]);
});

test('a customer’s code is looked at as its field is left, shown in the sums and sent with the order (P41.10)', async () => {
  const server = await openNewOrder(
    answer(checkCodeEndpoint, ({ body }) =>
      (body as { readonly code: string }).code === 'CAKE10'
        ? {
            text: 'CAKE10',
            kind: 'percent' as const,
            percent: 10,
            amount: 0,
            categories: [],
            productIds: [],
            minimum: 0,
          }
        : refuse(400, { message: 'We don’t know this code.', code: 'code_unknown' }),
    ),
    answer(placeAdminOrderEndpoint, makeAdminOrder()),
    answer(readAdminOrderEndpoint, makeAdminOrder()),
  );
  await fillAndPause(finder, 'drip');
  await page.getByRole('button', { name: 'Add Chocolate Drip Cake' }).click();
  await form.getByRole('checkbox', { name: 'Discount code or voucher' }).click();
  const code = form.getByRole('textbox', { name: /^Code/ });
  await code.fill('cake11');
  await name.fill('Musa Ibrahim');
  await expect.element(form.getByText('We don’t know this code.')).toBeVisible();
  await code.fill('cake10');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
  await expect.element(form.getByText('10% off: −₦400')).toBeVisible();
  await expect
    .element(page.getByRole('complementary', { name: 'The order' }))
    .toMatchTextContent(/Code CAKE10.*₦3,600/);
  await form.getByRole('radio', { name: /^Pickup/ }).click();
  await form.getByRole('radio', { name: 'Tuesday 24 November, open' }).click();
  await form.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await place.click();
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint).map(({ body }) => body)).toMatchObject([
    { code: 'cake10', expectedTotal: 3_600 },
  ]);
});

test('what was typed is not lost by a stray click', { tags: 'long' }, async () => {
  await openAdmin(
    '',
    ...ANSWERS,
    answerList(() => makeAdminPage()),
  );
  await page.getByRole('link', { name: 'New order' }).first().click();
  await name.fill('Musa Ibrahim');
  const allOrders = page.getByRole('link', { name: 'All orders' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await allOrders.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(name).toHaveValue('Musa Ibrahim');
  await allOrders.click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
});

test('an order that is half taken down is there again after the tab was closed, and is placed once (P1.29)', {
  tags: 'long',
}, async () => {
  await openNewOrder();
  await fillAndPause(finder, 'drip');
  await page.getByRole('button', { name: 'Add Chocolate Drip Cake' }).click();
  await name.fill('Musa Ibrahim');
  await expect.element(name).toHaveValue('Musa Ibrahim');
  sessionStorage.clear();
  const server = await openNewOrder(
    answer(placeAdminOrderEndpoint, loseConnection),
    answer(readAdminOrderEndpoint, makeAdminOrder()),
  );
  await expect.element(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
  await expect.element(name).toHaveValue('Musa Ibrahim');
  await expect.element(page.getByRole('list', { name: 'On the order' })).toMatchTextContent('₦4,000');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
  await form.getByRole('radio', { name: /^Pickup/ }).click();
  await form.getByRole('radio', { name: 'Tuesday 24 November, open' }).click();
  await form.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await place.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('can’t be placed twice');
  server.change(answer(placeAdminOrderEndpoint, makeAdminOrder()));
  await place.click();
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  const keys = server.callsOf(placeAdminOrderEndpoint).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  await openNewOrder();
  await expect.element(name).toHaveValue('');
});

test('where somebody was quicker, the nearest free time is taken with one press (P4.5)', {
  tags: 'long',
}, async () => {
  const server = await openNewOrder(
    answer(placeAdminOrderEndpoint, () =>
      refuse(409, {
        message: 'That time is full.',
        code: 'slot_full',
        alternatives: [{ day: '2026-11-25', windowId: 'noon', from: '12:00', to: '15:00' }],
      }),
    ),
    answer(readAdminOrderEndpoint, makeAdminOrder()),
  );
  await fillNewOrder({ method: 'pickup', day: 'Tuesday 24 November, open', time: '12:00–15:00 Open' });
  await place.click();
  const taken = page.getByRole('dialog', { name: 'That time is no longer available' });
  await expect.element(taken).toMatchTextContent('That time is full.');
  server.change(answer(placeAdminOrderEndpoint, makeAdminOrder()));
  await taken.getByRole('button', { name: 'Choose this time' }).click();
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint).at(-1)?.body).toMatchObject({ slot: { day: '2026-11-25' } });
});

test('a time that is too late for customers is taken knowingly, and only that one (P28.25, P28.87, P28.125, P28.245)', async () => {
  const server = await openNewOrder(
    answer(readAvailabilityEndpoint, {
      now: '2026-11-17T09:00:00.000Z',
      earliest: null,
      days: [
        {
          day: '2026-11-18',
          state: 'late',
          note: '',
          windows: [
            { id: 'noon', from: '12:00', to: '15:00', state: 'late' },
            { id: 'evening', from: '15:00', to: '18:00', state: 'late' },
          ],
        },
      ],
    }),
    answer(placeAdminOrderEndpoint, makeAdminOrder()),
    answer(readAdminOrderEndpoint, makeAdminOrder()),
  );
  await fillNewOrder({
    method: 'pickup',
    day: 'Wednesday 18 November, short notice',
    time: '12:00–15:00 Short notice',
  });
  const takeAnyway = form.getByRole('button', { name: 'Use this time anyway' });
  await place.click();
  await expect.element(form.getByText('Usual time (4 hours)')).toBeInTheDocument();
  await expect.element(form.getByText('Use this time anyway, or choose another.')).toBeVisible();
  await expect.element(form.getByText(/^Confirm the time first/).nth(1)).toBeInTheDocument();
  expect(server.callsOf(placeAdminOrderEndpoint)).toEqual([]);
  await takeAnyway.click();
  await expect.element(takeAnyway).not.toBeInTheDocument();
  await form.getByRole('radio', { name: '15:00–18:00 Short notice' }).click();
  await takeAnyway.click();
  await place.click();
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint).map(({ body }) => body)).toMatchObject([
    { slot: { day: '2026-11-18', windowId: 'evening' }, acceptLate: true },
  ]);
});

test('a session that ends takes nothing with it: the same person finds their order again, and nobody else does (P1.29)', {
  tags: 'long',
}, async () => {
  const ending = () => ({
    sessionExpiresAt: new Date(Date.now() + 1_000).toISOString(),
    now: new Date().toISOString(),
    isRemembered: false,
  });
  const server = await openNewOrder(
    answer(readSessionEndpoint, ending),
    answer(extendSessionEndpoint, ending),
  );
  await name.fill('Musa Ibrahim');
  await expect.element(name).toHaveValue('Musa Ibrahim');
  const gone = refuse(401, { message: 'Sign in first.', code: 'session_ended' });
  server.change(...listCommonAnswers(null), answer(readTokenEndpoint, gone));
  await expectAddress('/login');

  await openNewOrder();
  await expect.element(page.getByText('We’ve restored your unsaved changes.')).toBeVisible();
  await expect.element(name).toHaveValue('Musa Ibrahim');
  const other = { ...ADMINISTRATOR, id: 'u3' };
  await openScreen('/admin/orders/new', { visitor: other, answers: ANSWERS });
  await expect.element(name).toHaveValue('');
});
