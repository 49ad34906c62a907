import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Availability, readAvailabilityEndpoint } from '../../../../contract/availability.ts';
import { listCartProductsEndpoint } from '../../../../contract/cart.ts';
import { readPublicTermsEndpoint } from '../../../../contract/delivery.ts';
import { describePriceList, readPriceListEndpoint } from '../../../../contract/designer.ts';
import { type AdminOrderDetails, readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { readOrderLinkEndpoint } from '../../../../contract/order-offers.ts';
import { readPaymentOptionsEndpoint } from '../../../../contract/payments.ts';
import { listProductsEndpoint, readProductEndpoint } from '../../../../contract/products.ts';
import { searchProductsEndpoint } from '../../../../contract/search.ts';
import {
  extendSessionEndpoint,
  readSessionEndpoint,
  readTokenEndpoint,
} from '../../../../contract/sessions.ts';
import { findCustomersEndpoint, placeAdminOrderEndpoint } from '../../../../contract/taken-order.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { ADMINISTRATOR, listCommonAnswers } from '../../../testing/common-answers.ts';
import { NO_PRODUCTS } from '../../../testing/empty-shop.ts';
import { expectAddress, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer, loseConnection, refuse, type StubAnswer } from '../../../testing/stub-server.ts';
import { describeExample } from '../../catalogue/testing/example-product.ts';
import { EXAMPLE_TERMS } from '../../delivery/testing/example-calendar.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';
import { answerList, makeAdminPage, openAdmin } from './testing/open-admin.ts';

const form = page.getByRole('form', { name: 'New order' });
const finder = page.getByRole('searchbox', { name: 'Find a product' });
const name = form.getByRole('textbox', { name: /^Name/ });
const place = page.getByRole('button', { name: 'Place order' });

const AVAILABLE: Availability = {
  now: '2026-11-17T09:00:00.000Z',
  earliest: null,
  days: [
    {
      day: '2026-11-24',
      state: 'free',
      note: '',
      windows: [{ id: 'noon', from: '12:00', to: '15:00', state: 'free' }],
    },
  ],
};

const ANSWERS = [
  answer(readPublicTermsEndpoint, EXAMPLE_TERMS),
  answer(readPaymentOptionsEndpoint, { onlineChannels: [] }),
  answer(readAvailabilityEndpoint, AVAILABLE),
  answer(findCustomersEndpoint, { data: [] }),
  answer(readOrderLinkEndpoint, { key: 'a-key-of-thirty-two-letters-or-so' }),
  answer(searchProductsEndpoint, {
    data: [describeExample({ price: 4_000 })],
    total: 1,
    terms: [],
    needs: [],
  }),
];

const EXAMPLE_ADDRESS = { state: 'Lagos', lga: 'Eti-Osa', area: 'Lekki', street: '3 Admiralty Way' } as const;

const openNewOrder = (...answers: readonly StubAnswer[]) =>
  openScreen('/admin/orders/new', { visitor: ADMINISTRATOR, answers: [...ANSWERS, ...answers] });

test('what is missing is said at its field', async () => {
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

test('a price that changes meanwhile is told before it is taken (P3.7)', async () => {
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
  await finder.fill('drip');
  await page.getByRole('button', { name: 'Add Chocolate Drip Cake' }).click();
  await name.fill('Musa Ibrahim');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
  await form.getByRole('radio', { name: /^Pickup/ }).click();
  await form.getByRole('radio', { name: 'Tuesday 24 November, open' }).click();
  await form.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await place.click();
  const news = page.getByRole('dialog', { name: 'A price has changed' });
  await expect.element(news).toMatchTextContent(/was ₦4,000 now ₦4,500.*New total₦4,500/);
  server.change(answer(placeAdminOrderEndpoint, makeAdminOrder()));
  await news.getByRole('button', { name: 'Order for ₦4,500' }).click();
  await expect.element(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint).map(({ body }) => body)).toMatchObject([
    { expectedTotal: 4_000, lines: [{ expectedPrice: 4_000 }] },
    { expectedTotal: 4_500, lines: [{ expectedPrice: 4_500 }] },
  ]);
});

test('a known customer is found by phone, and a custom item with a deposit is taken in a few taps (P37.1, P37.3, P37.4, P37.12)', async () => {
  const address = { ...EXAMPLE_ADDRESS, landmark: '', phone: '' };
  const customer = {
    name: 'Ifeanyi Eze',
    phone: '+2348035550117',
    email: '',
    orderCount: 6,
    healthNote: 'No nuts, my son is allergic',
    addresses: [address],
    orders: [],
  };
  const server = await openScreen('/admin/orders/new', {
    visitor: ADMINISTRATOR,
    viewport: PHONE,
    answers: [
      ...ANSWERS,
      answer(findCustomersEndpoint, { data: [customer] }),
      answer(placeAdminOrderEndpoint, makeAdminOrder()),
      answer(readAdminOrderEndpoint, makeAdminOrder()),
    ],
  });
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 555');
  await form.getByRole('button', { name: 'Choose Ifeanyi Eze' }).click();
  await expect.element(name).toHaveValue('Ifeanyi Eze');
  await form.getByRole('button', { name: 'Add custom item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add custom item' });
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await expect.element(dialog.getByText('Say what it is.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^What is it/ }).fill('Naming cake');
  await dialog.getByRole('textbox', { name: /^Price each/ }).fill('150,000');
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await form.getByRole('radio', { name: /^Pickup/ }).click();
  await form.getByRole('radio', { name: 'Tuesday 24 November, open' }).click();
  await form.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await expect.element(form.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked();
  await expect.element(form.getByRole('textbox', { name: /^Deposit/ })).toHaveValue('75,000');
  await place.click();
  await expect.element(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint).at(-1)?.body).toMatchObject({
    contact: { name: 'Ifeanyi Eze', phone: '+2348035550117', email: '' },
    note: 'No nuts, my son is allergic',
    lines: [],
    freeLines: [{ name: 'Naming cake', price: 150_000, workUnits: 4, pictures: [] }],
    deposit: 75_000,
    expectedTotal: 150_000,
  });
  // The eleventh tap: phone, customer, custom item, its name, its price, add, pickup, day, time, place, and this one.
  await expect
    .element(page.getByRole('link', { name: 'Send on WhatsApp' }))
    .toHaveAttribute('href', expect.stringContaining('%2Ftrack%23a-key-of'));
});

test('a customer who is found orders the same again at today’s prices, to the address they name (P37.15)', async () => {
  const [home, office] = ['3 Admiralty Way', '27 Broad Street'].map((street) => ({
    ...EXAMPLE_ADDRESS,
    street,
    landmark: '',
    phone: '',
  }));
  const earlier = {
    id: 'o1',
    number: '417-220-958',
    day: '2026-10-02',
    method: 'delivery',
    total: 12_000,
    contents: '2 × Chocolate Drip Cake and 2 more',
  } as const;
  const customer = {
    name: 'Ifeanyi Eze',
    phone: '+2348035550117',
    email: '',
    orderCount: 1,
    healthNote: '',
    addresses: [home, office].filter((address) => address !== undefined),
    orders: [earlier],
  };
  const [line] = makeAdminOrder().lines;
  const lineOf = (productId: string, name: string) => ({
    ...line,
    productId,
    name,
    sizeId: null,
    inscription: '',
  });
  const lines = [
    lineOf('chocolate-drip-cake', 'Chocolate Drip Cake'),
    lineOf('gone', 'Old favourite'),
    lineOf('~naming-cake', 'Naming cake'),
  ];
  await openNewOrder(
    answer(findCustomersEndpoint, { data: [customer] }),
    answer(readAdminOrderEndpoint, () => ({ ...makeAdminOrder(), lines }) as AdminOrderDetails),
    answer(listCartProductsEndpoint, { data: [describeExample({ price: 4_500 })] }),
  );
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 555');
  await form.getByRole('button', { name: 'Choose Ifeanyi Eze' }).click();
  const street = form.getByRole('textbox', { name: /^Street/ });
  await expect.element(street).toHaveValue('3 Admiralty Way');
  await form.getByRole('radio', { name: '27 Broad Street, Lekki' }).click();
  await expect.element(street).toHaveValue('27 Broad Street');
  await form.getByRole('button', { name: /^Order again/ }).click();
  await expect.element(page.getByRole('list', { name: 'On the order' })).toMatchTextContent('₦9,000');
  await expect
    .element(form.getByText(/^Not added/))
    .toMatchTextContent(
      'Not added: Old favourite (no longer sold like this) and Naming cake (custom item, price it again).',
    );
});

test('a cake is designed inside the order, at the price list’s price, and changed again before it is placed (P37.11)', async () => {
  const own = describeExample({ id: 'own-cake', name: 'Own cake', isCustom: true, sizes: [] });
  const server = await openNewOrder(
    answer(listProductsEndpoint, { ...NO_PRODUCTS, data: [own], total: 1 }),
    answer(readProductEndpoint, own),
    answer(readPriceListEndpoint, describePriceList(DEFAULT_PRICE_LIST)),
    answer(placeAdminOrderEndpoint, makeAdminOrder()),
    answer(readAdminOrderEndpoint, makeAdminOrder()),
  );
  await form.getByRole('button', { name: 'Design a cake' }).click();
  const bench = page.getByRole('dialog', { name: 'Design a cake' });
  await bench
    .getByRole('group', { name: /^Tiers/ })
    .getByRole('radio', { name: /^3 tiers/ })
    .click();
  await bench.getByRole('button', { name: 'Add to order' }).click();
  const lines = form.getByRole('list', { name: 'On the order' });
  await expect.element(lines).toMatchTextContent(/Own cake.*3-tier|three-tier/i);
  const readLine = () => lines.element().textContent;
  const first = readLine();
  await lines.getByRole('button', { name: 'Change the design of Own cake' }).click();
  await expect
    .element(bench.getByRole('group', { name: /^Tiers/ }).getByRole('radio', { name: /^3 tiers/ }))
    .toBeChecked();
  await bench
    .getByRole('group', { name: /^Tiers/ })
    .getByRole('radio', { name: /^2 tiers/ })
    .click();
  await bench.getByRole('button', { name: 'Save design' }).click();
  await expect.element(lines.getByRole('listitem')).not.toHaveTextContent(first);
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
  await name.fill('Musa Ibrahim');
  await form.getByRole('radio', { name: /^Pickup/ }).click();
  await form.getByRole('radio', { name: 'Tuesday 24 November, open' }).click();
  await form.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await place.click();
  await expect.element(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  const body = server.callsOf(placeAdminOrderEndpoint).at(-1)?.body;
  expect(body).toMatchObject({
    payment: 'transfer',
    lines: [{ productId: 'own-cake', quantity: 1, design: expect.stringMatching(/^1\./) }],
  });
  expect(body).toMatchObject({ deposit: expect.any(Number) });
});

test('what was typed is not lost by a stray click', async () => {
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

test('an order that is half taken down is there again after the tab was closed, and is placed once (P1.29)', async () => {
  await openNewOrder();
  await finder.fill('drip');
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
  await expect.element(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  const keys = server.callsOf(placeAdminOrderEndpoint).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  await openNewOrder();
  await expect.element(name).toHaveValue('');
});

test('where somebody was quicker, the nearest free time is taken with one press (P4.5)', async () => {
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
  await finder.fill('drip');
  await page.getByRole('button', { name: 'Add Chocolate Drip Cake' }).click();
  await name.fill('Musa Ibrahim');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0803 123 4567');
  await form.getByRole('radio', { name: /^Pickup/ }).click();
  await form.getByRole('radio', { name: 'Tuesday 24 November, open' }).click();
  await form.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await place.click();
  const taken = page.getByRole('dialog', { name: 'That time was just taken' });
  await expect.element(taken).toMatchTextContent('That time is full.');
  server.change(answer(placeAdminOrderEndpoint, makeAdminOrder()));
  await taken.getByRole('button', { name: 'Choose this time' }).click();
  await expect.element(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint).at(-1)?.body).toMatchObject({ slot: { day: '2026-11-25' } });
});

test('a session that ends takes nothing with it: the same person finds their order again, and nobody else does (P1.29)', async () => {
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
