import { expect, test } from 'vitest';
import { acceptPrices } from '../../../../domain/cart/accept-prices.ts';
import { makeCartItem } from '../../../../domain/cart/cart-item.ts';
import { startDraft } from '../draft/checkout-draft.ts';
import { buildPlacement } from './build-placement.ts';
import { takeOutOrdered } from './change-items.ts';
import { findUnseenChanges } from './unseen-changes.ts';

const size = { id: '8-inch', name: '8 inch', price: 10_000, priceToPay: 9_000 };
const product = {
  id: 'red-velvet',
  name: 'Red Velvet',
  category: 'Cakes',
  price: 10_000,
  priceToPay: 9_000,
  allergens: [],
  leadTimeHours: 48,
  allowsInscription: true,
  egglessExtra: null,
  isCustom: false,
  discountPercentage: 0,
  sizes: [size],
  pictures: [],
};
const item = makeCartItem(
  product,
  { productId: 'red-velvet', sizeId: '8-inch', inscription: 'Ọmọlará', design: '', isEggless: false },
  2,
);
if (!item) throw new Error('The example is sold');

const draft = {
  ...startDraft('0123456789abcdef'),
  contact: { name: 'Tẹniọla Adé', email: 'teniola@bakery.example', phone: '0803 123 4567' },
  address: {
    state: 'Lagos',
    lga: 'Surulere',
    area: 'Aguda',
    street: '27 Ẹniọla Crescent',
    landmark: '',
    recipient: '',
    phone: '',
  },
  slot: { day: '2026-11-21', windowId: 'noon', from: '12:00', to: '15:00' },
  payment: 'transfer' as const,
};
const terms = {
  zones: [
    {
      id: 'mainland',
      name: 'Lagos Mainland',
      places: [{ state: 'Lagos', lgas: ['Surulere'] }],
      feeInKobo: 250_000,
      minimumInKobo: 500_000,
      allowsPayOnDelivery: false,
    },
  ],
  freeAboveInKobo: null,
} as const;

const build = (changes: Partial<typeof draft> | object = {}) =>
  buildPlacement({ draft: { ...draft, ...changes }, items: [item], expectedTotal: 20_500 }, terms);

test('whoever ticks that somebody else receives it names them, unless it is picked up (P29.29)', () => {
  const problems = { 'address.recipient': 'Enter the name of whoever receives it.' };
  expect(build({ isForAnother: true })).toEqual({ ok: false, problems });
  expect(build({ isForAnother: true, method: 'pickup' })).toMatchObject({ ok: true });
  const address = { ...draft.address, recipient: 'Ngozi Eze' };
  expect(build({ isForAnother: true, address })).toMatchObject({ ok: true, order: { address } });
});

test('a buyer abroad is asked for a number the rider can call, at its field (P29.295)', () => {
  const contact = { ...draft.contact, phone: '+44 7700 900123' };
  const findFields = (changes: object) => {
    const built = build({ contact, ...changes });
    return built.ok ? [] : Object.keys(built.problems);
  };
  expect(findFields({})).toEqual(['contact.phone']);
  expect(findFields({ method: 'pickup' })).toEqual(['contact.phone']);
  const address = { ...draft.address, recipient: 'Ngozi Eze' };
  expect(findFields({ isForAnother: true, address })).toEqual(['address.phone']);
  expect(findFields({ isForAnother: true, address: { ...address, phone: '0803 123 4567' } })).toEqual([]);
});

test('a filled-in draft is sent with the prices the shopper saw (P1.8, P3.6)', () => {
  expect(build()).toEqual({
    ok: true,
    order: {
      contact: draft.contact,
      method: 'delivery',
      address: draft.address,
      slot: { day: '2026-11-21', windowId: 'noon' },
      payment: 'transfer',
      note: '',
      giftMessage: '',
      lines: [
        {
          productId: 'red-velvet',
          sizeId: '8-inch',
          inscription: 'Ọmọlará',
          design: '',
          isEggless: false,
          quantity: 2,
          expectedPrice: 9_000,
        },
      ],
      expectedTotal: 20_500,
    },
  });
});

test('a gift message takes what an inscription takes, and no emoji (P29.578)', () => {
  expect(build({ giftMessage: 'Happy 60th, Mummy ♥' })).toMatchObject({ ok: true });
  expect(build({ giftMessage: 'Happy birthday 🎂' })).toEqual({
    ok: false,
    problems: { giftMessage: 'We can’t write emoji. Use letters, numbers and signs such as & or !' },
  });
});

test('an order that is picked up goes nowhere', () => {
  expect(build({ method: 'pickup' })).toMatchObject({ ok: true, order: { address: null } });
});

test('an empty draft says what is missing at each field', () => {
  expect(build(startDraft('0123456789abcdef'))).toEqual({
    ok: false,
    problems: {
      'contact.name': expect.any(String),
      'contact.email': expect.any(String),
      'contact.phone': 'Enter a phone number, such as 0803 123 4567.',
      'address.state': 'Choose a state.',
      'address.lga': 'Choose the local government area.',
      'address.area': 'Enter the area.',
      'address.street': 'Enter the street and number.',
      slot: 'Choose a day and a time.',
      payment: 'Choose how to pay.',
    },
  });
});

test('a place without a zone is told at the area, before anything is sent', () => {
  const address = { ...draft.address, lga: 'Ikeja' };
  expect(build({ address })).toMatchObject({
    ok: false,
    problems: { 'address.lga': expect.stringContaining('deliver') },
  });
});

test('a way to pay that the zone does not allow is told at the ways to pay (P5.3)', () => {
  expect(build({ payment: 'on_delivery' })).toMatchObject({
    ok: false,
    problems: { payment: expect.any(String) },
  });
});

test('a price that was agreed to for one design leaves the others of its product alone (P3.7)', () => {
  const design = { text: '1.pink', words: 'A pink cake' };
  const pink = { ...item, size: null, inscription: '', lineId: 'own-cake///1.pink', id: 'own-cake', design };
  const blue = { ...pink, lineId: 'own-cake///1.blue', design: { ...design, text: '1.blue' } };
  const [change] = findUnseenChanges([{ ...blue, formerPrice: 8_000, price: 9_500 }]);
  expect(change).toEqual({
    productId: 'own-cake',
    sizeId: null,
    design: '1.blue',
    isEggless: false,
    name: 'Red Velvet',
    expectedPrice: 8_000,
    price: 9_500,
  });
  const items = acceptPrices([pink, blue], change ? [change] : []);
  expect(items.map(({ price }) => price)).toEqual([9_000, 9_500]);
});

test('where only the fee has changed the cart stays as it is', () => {
  const before = [item];
  expect(acceptPrices(before, [])).toBe(before);
});

test('a designed cake is sent with its design, and without words of its own (P7.5)', () => {
  const designed = { ...item, size: null, inscription: '', design: { text: '1.pink', words: 'A pink cake' } };
  const built = buildPlacement({ draft, items: [designed], expectedTotal: 20_500 }, terms);
  expect(built).toMatchObject({
    order: { lines: [{ productId: 'red-velvet', sizeId: null, inscription: '', design: '1.pink' }] },
  });
});

test('what was ordered leaves the cart, and what came meanwhile stays', () => {
  const built = build();
  if (!built.ok) throw new Error('The example can be ordered');
  const other = { ...item, id: 'puff-puff', lineId: 'puff-puff' };
  const { items } = takeOutOrdered([{ ...item, quantity: 3 }, other], built.order.lines);
  expect(items).toEqual([{ ...item, quantity: 1 }, other]);
});
