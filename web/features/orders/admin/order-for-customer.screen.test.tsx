import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listCartProductsEndpoint } from '../../../../contract/cart.ts';
import { describePriceList, readPriceListEndpoint } from '../../../../contract/designer.ts';
import { type AdminOrderDetails, readAdminOrderEndpoint } from '../../../../contract/order-admin.ts';
import { noteOrderLinkSentEndpoint, readOrderLinkEndpoint } from '../../../../contract/order-offers.ts';
import { listProductsEndpoint, readProductEndpoint } from '../../../../contract/products.ts';
import { findCustomersEndpoint, placeAdminOrderEndpoint } from '../../../../contract/taken-order.ts';
import { DEFAULT_PRICE_LIST } from '../../../../domain/custom-orders/price/default-price-list.ts';
import { ADMINISTRATOR } from '../../../testing/common-answers.ts';
import { NO_PRODUCTS } from '../../../testing/empty-shop.ts';
import { fillAndPause } from '../../../testing/fill-and-pause.ts';
import { openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { answer } from '../../../testing/stub-server.ts';
import { describeExample } from '../../catalogue/testing/example-product.ts';
import { makeAdminOrder } from './testing/example-admin-order.ts';
import { ANSWERS, EXAMPLE_ADDRESS, form, name, openNewOrder, place } from './testing/open-new-order.ts';

test('a known customer is found by phone, and a custom item with a deposit is taken in a few taps (P37.1, P37.3, P37.4, P37.12, P28.56, P28.130, P28.244, P28.446, P28.490)', async () => {
  const address = { ...EXAMPLE_ADDRESS, landmark: '', recipient: '', phone: '' };
  const customer = {
    name: 'Ifeanyi Eze',
    phone: '+2348035550117',
    email: '',
    orderCount: 6,
    healthNote: 'No nuts, my son is allergic',
    staffNotes: ['Allergic daughter', 'Pays by transfer'],
    note: '',
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
  await fillAndPause(form.getByRole('textbox', { name: /^Phone/ }), '0803 555');
  const notes = form.getByRole('list', { name: 'Notes about Ifeanyi Eze' });
  await expect.element(notes).toHaveTextContent('Warning: Allergic daughterPays by transfer');
  await form.getByRole('button', { name: 'Choose Ifeanyi Eze' }).click();
  await expect.element(name).toHaveValue('Ifeanyi Eze');
  await form.getByRole('button', { name: 'Add custom item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add custom item' });
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await expect.element(dialog.getByText('Enter a description.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^What is it/ }).fill('Naming cake');
  await dialog.getByRole('textbox', { name: /^Price each/ }).fill('150,000');
  await dialog.getByRole('checkbox', { name: 'None of these' }).click();
  await dialog.getByRole('button', { name: 'Add to order' }).click();
  await form.getByRole('radio', { name: /^Pickup/ }).click();
  await form.getByRole('radio', { name: 'Tuesday 24 November, open' }).click();
  await form.getByRole('radio', { name: '12:00–15:00 Open' }).click();
  await expect.element(form.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked();
  await expect.element(form.getByRole('textbox', { name: /^Deposit/ })).toHaveValue('75,000');
  await expect
    .element(form.getByText('Half of ₦150,000, the usual deposit with custom items. Balance ₦75,000'))
    .toBeVisible();
  const summary = page.getByRole('complementary', { name: 'The order' });
  await expect.element(summary).toMatchTextContent('Deposit to pay first₦75,000');
  const hold = form.getByRole('combobox', { name: 'Hold the slot for' });
  await expect.element(hold).toBeVisible();
  await form.getByRole('checkbox', { name: 'Payment already received' }).click();
  await form.getByRole('textbox', { name: /^Received/ }).fill('50,000');
  await expect.element(hold).not.toBeInTheDocument();
  await expect
    .element(summary)
    .toMatchTextContent('Received, bank transfer−₦50,000Left to pay₦100,000Deposit to pay first₦25,000');
  await expect.element(form.getByText('₦100,000 left')).toBeVisible();
  await expect.element(form.getByText(/^₦25,000 of the deposit is still due/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(PHONE.width);
  await form.getByRole('button', { name: 'Take ₦50,000 as deposit' }).click();
  await expect.element(form.getByRole('textbox', { name: /^Deposit/ })).toHaveValue('50,000');
  await expect.element(form.getByText(/still due/)).not.toBeInTheDocument();
  await place.click();
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  expect(server.callsOf(placeAdminOrderEndpoint).at(-1)?.body).toMatchObject({
    contact: { name: 'Ifeanyi Eze', phone: '+2348035550117', email: '' },
    note: 'No nuts, my son is allergic',
    lines: [],
    freeLines: [{ name: 'Naming cake', price: 150_000, workUnits: 4, allergens: ['none'], pictures: [] }],
    deposit: 50_000,
    received: { way: 'transfer', amount: 50_000 },
    expectedTotal: 150_000,
  });
  // Below the next step it is in sight at once, and there is one of it.
  await expect.element(page.getByRole('heading', { name: /^Send .+ the order link$/ })).toBeInViewport();
  await expect.element(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  expect(page.getByRole('link', { name: /WhatsApp/ }).elements()).toHaveLength(1);
  // The twelfth tap: phone, customer, custom item, its name, price and allergens, add, pickup, day, time, place, and this one.
  await expect
    .element(page.getByRole('link', { name: 'Send on WhatsApp' }))
    .toHaveAttribute('href', expect.stringContaining('%2Ftrack%23a-key-of'));
});

test('the order link says when it was sent, and is sent again with one press (P28.396)', {
  tags: 'long',
}, async () => {
  const at = '2026-11-17T09:00:00.000Z';
  const order = makeAdminOrder({ activity: [{ at, action: 'order.link_sent', by: 'Bisi', details: {} }] });
  const server = await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminOrderEndpoint, order),
      answer(readOrderLinkEndpoint, { key: 'a-key-of-some-order' }),
      answer(noteOrderLinkSentEndpoint, null),
    ],
  });
  await expect.element(page.getByRole('heading', { name: 'Order link' })).toBeVisible();
  await expect.element(page.getByText(/^Sent on .*17 Nov.*10:00\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  const link = page.getByRole('link', { name: 'Send again on WhatsApp' });
  await expect.element(link).toBeVisible();
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  await expect.poll(() => server.callsOf(noteOrderLinkSentEndpoint)).toHaveLength(1);
  await expect.element(page.getByText(/^Sent on .*17 Nov/)).not.toBeInTheDocument();
});

test('copying the order link does not send it: staff mark it as sent (P28.396)', {
  tags: 'long',
}, async () => {
  const order = makeAdminOrder();
  const server = await openScreen(`/admin/orders/${order.id}`, {
    visitor: ADMINISTRATOR,
    answers: [
      answer(readAdminOrderEndpoint, order),
      answer(readOrderLinkEndpoint, { key: 'a-key-of-some-order' }),
      answer(noteOrderLinkSentEndpoint, null),
    ],
  });
  await page.getByRole('button', { name: 'Send to customer' }).click();
  const mark = page.getByRole('button', { name: 'Mark as sent' });
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(mark).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  expect(server.callsOf(noteOrderLinkSentEndpoint)).toHaveLength(0);
  await mark.click();
  await expect.element(page.getByText(/^Sent on /)).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
  expect(server.callsOf(noteOrderLinkSentEndpoint)).toHaveLength(1);
});

test('a customer who is found orders the same again at today’s prices, to the address they name (P37.15)', async () => {
  const [home, office] = ['3 Admiralty Way', '27 Broad Street'].map((street) => ({
    ...EXAMPLE_ADDRESS,
    street,
    landmark: '',
    recipient: '',
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
    staffNotes: [],
    note: '',
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
  await fillAndPause(form.getByRole('textbox', { name: /^Phone/ }), '0803 555');
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

test('a cake is designed inside the order, at the price list’s price, and changed again before it is placed (P37.11)', {
  tags: 'long',
}, async () => {
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
  await expect.element(page.getByRole('heading', { name: 'Next step' })).toBeVisible();
  const body = server.callsOf(placeAdminOrderEndpoint).at(-1)?.body;
  expect(body).toMatchObject({
    payment: 'transfer',
    lines: [{ productId: 'own-cake', quantity: 1, design: expect.stringMatching(/^1\./) }],
  });
  expect(body).toMatchObject({ deposit: expect.any(Number) });
});
