import { expect, test } from 'vitest';
import { makeCartItem } from '../../../../../domain/cart/cart-item.ts';
import type { PaymentMethod } from '../../../../../domain/payments/payment-methods.ts';
import {
  buildPlacement,
  chooseDeposit,
  chooseOrigin,
  choosePayment,
  chooseReceived,
  fillKnown,
  findPlacementProblems,
  type OrderDraft,
  offerPayments,
  startOrder,
} from './order-draft.ts';

const BLANK_DRAFT = startOrder('key-of-this-order');

const PUFF_PUFF = makeCartItem(
  {
    id: 'puff-puff',
    name: 'Puff-Puff',
    category: 'Small chops',
    price: 4_000,
    priceToPay: 3_500,
    isCustom: false,
    discountPercentage: 0,
    allergens: [],
    leadTimeHours: 2,
    allowsInscription: false,
    egglessExtra: null,
    sizes: [],
    pictures: [],
  },
  { productId: 'puff-puff', sizeId: null, inscription: '', design: '', isEggless: false },
  2,
);

const DRAFT: OrderDraft = {
  ...BLANK_DRAFT,
  items: PUFF_PUFF ? [PUFF_PUFF] : [],
  contact: { name: 'Ngọzi Eze', phone: '0803 123 4567', email: '' },
  method: 'pickup',
  slot: { day: '2026-11-21', windowId: 'noon', from: '12:00', to: '15:00' },
};
const AGREED = { payment: 'at_pickup', total: 7_000 } as const;
const findProblems = (draft: OrderDraft) => findPlacementProblems(buildPlacement(draft, AGREED));

test('an order is sent with the prices that were said', () => {
  expect(buildPlacement(DRAFT, AGREED)).toMatchObject({
    origin: 'phone',
    method: 'pickup',
    address: null,
    slot: { day: '2026-11-21', windowId: 'noon' },
    payment: 'at_pickup',
    lines: [{ productId: 'puff-puff', sizeId: null, quantity: 2, expectedPrice: 3_500 }],
    expectedTotal: 7_000,
  });
});

test('an order at the counter begins with pickup, unless an address was typed (P28.489)', () => {
  const delivered = { ...DRAFT, method: 'delivery' } as const;
  expect(chooseOrigin(delivered, 'counter')).toEqual({ origin: 'counter', method: 'pickup' });
  const addressed = { ...delivered, address: { ...DRAFT.address, street: '3 Admiralty Way' } };
  expect(chooseOrigin(addressed, 'counter')).toEqual({ origin: 'counter', method: 'delivery' });
  expect(chooseOrigin(delivered, 'whatsapp')).toEqual({ origin: 'whatsapp', method: 'delivery' });
});

test('nobody needs an email address (P6.9)', () => {
  expect(findProblems(DRAFT)).toEqual({});
  expect(findProblems({ ...DRAFT, contact: { ...DRAFT.contact, email: 'ngozi' } })).toHaveProperty([
    'contact.email',
  ]);
});

test('what is missing is named at its field', () => {
  expect(findProblems(BLANK_DRAFT)).toMatchObject({
    'contact.name': 'Enter the customer’s name.',
    'contact.phone': 'Enter a phone number, such as 0803 123 4567.',
    'address.state': 'Choose a state.',
    'address.street': 'Enter the street and number.',
    slot: 'Choose a day and a time.',
    lines: 'Add at least one item.',
  });
});

test('a known customer fills what is blank, and an address that was typed stays (P28.35)', () => {
  const home = {
    ...BLANK_DRAFT.address,
    state: 'Lagos' as const,
    street: '12 Adeniran Ogunsanya',
    area: 'Aguda',
  };
  const known = {
    ...{ name: 'mrs bello', phone: '+2348031234567', email: 'bello@example.com', note: '' },
    ...{ healthNote: 'No nuts', staffNotes: [], orderCount: 1, orders: [], addresses: [home] },
  };
  expect(fillKnown(BLANK_DRAFT, known)).toEqual({
    contact: { name: 'mrs bello', phone: '+2348031234567', email: 'bello@example.com' },
    address: home,
    note: 'No nuts',
  });
  const office = { ...home, street: '77 Office Road' };
  const typed = { ...BLANK_DRAFT, address: office, contact: { name: 'Mrs Bello', phone: '0803', email: '' } };
  expect(fillKnown(typed, known)).toMatchObject({ address: office, contact: { name: 'Mrs Bello' } });
});

test('online is offered without an email address too: the link goes by WhatsApp', () => {
  expect(offerPayments({ method: 'pickup' }, undefined, ['card'])).toEqual(['card', 'transfer', 'at_pickup']);
});

test('the payment chosen stays where it is allowed, whatever becomes of the delivery (P28.29)', () => {
  const [toAddress, atShop] = [
    ['transfer', 'on_delivery'],
    ['transfer', 'at_pickup'],
  ] as const;
  const choose = (payment: OrderDraft['payment']) =>
    [toAddress, atShop, ['transfer'] as const].map((offered) =>
      choosePayment({ payment, origin: 'phone' }, offered),
    );
  expect(choose(null)).toEqual(['transfer', 'transfer', 'transfer']);
  expect(choose('transfer')).toEqual(['transfer', 'transfer', 'transfer']);
  expect(choose('on_delivery')).toEqual(['on_delivery', 'at_pickup', 'transfer']);
  expect(choose('at_pickup')).toEqual(['on_delivery', 'at_pickup', 'transfer']);
  expect(choose('card')).toEqual(['transfer', 'transfer', 'transfer']);
});

test('whoever orders at the counter pays at pickup, until something else is chosen (P28.511)', () => {
  const choose = (payment: OrderDraft['payment'], offered: readonly PaymentMethod[]) =>
    choosePayment({ payment, origin: 'counter' }, offered);
  expect(choose(null, ['transfer', 'at_pickup'])).toBe('at_pickup');
  expect(choose('transfer', ['transfer', 'at_pickup'])).toBe('transfer');
  expect(choose(null, ['transfer', 'on_delivery'])).toBe('transfer');
});

test('what is made for one customer is paid in advance with half of it first, until something else is typed (P37.12)', () => {
  const cake = {
    name: 'Naming cake',
    details: '',
    price: 7_001,
    quantity: 1,
    workUnits: 4,
    leadTimeHours: 48,
    allergens: [],
  };
  const line = { ...cake, vatClass: 'standard', pictures: [], lineId: 'a' } as const;
  const custom: OrderDraft = { ...DRAFT, freeLines: [line] };
  expect(choosePayment(custom, ['card', 'transfer', 'at_pickup'])).toBe('transfer');
  expect(choosePayment({ ...custom, payment: 'at_pickup' }, ['transfer', 'at_pickup'])).toBe('at_pickup');
  const agreed = { payment: 'transfer', total: 14_001 } as const;
  expect(chooseDeposit(custom, agreed)).toBe('7,001');
  expect(chooseDeposit({ ...custom, deposit: '' }, agreed)).toBe('');
  expect(chooseDeposit({ ...custom, deposit: '5,000' }, agreed)).toBe('5,000');
  expect(chooseDeposit(custom, AGREED)).toBe('');
  expect(chooseDeposit(DRAFT, agreed)).toBe('');
  expect(buildPlacement(custom, agreed)).toMatchObject({ deposit: 7_001, payment: 'transfer' });
});

test('a deposit that was agreed follows the total until another is typed (P28.219)', () => {
  const agreed: OrderDraft = { ...DRAFT, asksDeposit: true };
  expect(chooseDeposit(agreed, { payment: 'transfer', total: 40_200 })).toBe('20,100');
  expect(chooseDeposit(agreed, { payment: 'transfer', total: 38_200 })).toBe('19,100');
  const typed = { ...agreed, deposit: '15,000' };
  expect(chooseDeposit(typed, { payment: 'transfer', total: 38_200 })).toBe('15,000');
});

test('what was received follows what is asked for until it is typed (P28.243)', () => {
  const received: OrderDraft = { ...DRAFT, received: { way: 'cash', amount: null } };
  const choose = (left: number, deposit = '') => chooseReceived(received, { deposit, left });
  expect([choose(39_400), choose(37_400), choose(37_400, '15,000'), choose(0)]).toEqual([
    ...['39,400', '37,400', '15,000', ''],
  ]);
  expect(buildPlacement(received, AGREED)).toMatchObject({ received: { way: 'cash', amount: 7_000 } });
  expect(buildPlacement(DRAFT, AGREED)).toMatchObject({ received: null });
  const typed: OrderDraft = { ...DRAFT, received: { way: 'cash', amount: '5,000' } };
  expect(chooseReceived(typed, { deposit: '', left: 37_400 })).toBe('5,000');
});

test('an order at the desk begins in the shop’s own state, where that is one (P28.204)', () => {
  expect(startOrder('key', ' lagos ').address.state).toBe('Lagos');
  expect(startOrder('key', 'Somewhere').address.state).toBe('');
});
