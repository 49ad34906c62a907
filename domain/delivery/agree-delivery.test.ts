import { describe, expect, test } from 'vitest';
import { agreeDelivery, type DeliveryInput } from './agree-delivery.ts';
import type { DeliveryTerms, Zone } from './zones.ts';

const ISLAND: Zone = {
  id: 'island',
  name: 'Lagos Island',
  places: [{ state: 'Lagos', lgas: ['Eti-Osa'] }],
  feeInKobo: 300_000,
  minimumInKobo: 500_000,
  allowsPayOnDelivery: true,
};
const OUTSKIRTS: Zone = {
  ...ISLAND,
  id: 'outskirts',
  places: [{ state: 'Lagos', lgas: [] }],
  allowsPayOnDelivery: false,
};
const TERMS: DeliveryTerms = { zones: [ISLAND, OUTSKIRTS], freeAboveInKobo: 15_000_000 };
const INPUT: DeliveryInput = {
  method: 'delivery',
  address: { state: 'Lagos', lga: 'Eti-Osa' },
  payment: 'on_delivery',
  onlineChannels: [],
  goodsInKobo: 500_000,
  goods: [],
};
const codeOf = (input: Partial<DeliveryInput>) => {
  const agreed = agreeDelivery(TERMS, { ...INPUT, ...input });
  return agreed.ok ? agreed.value.feeInKobo : agreed.refusal.code;
};

describe('a delivery', () => {
  test('costs the fee of its zone (P5.1)', () => {
    expect(agreeDelivery(TERMS, INPUT)).toEqual({ ok: true, value: { zone: ISLAND, feeInKobo: 300_000 } });
  });

  test('below its zone’s minimum is refused with the amount (P5.2, P29.414)', () => {
    expect(agreeDelivery(TERMS, { ...INPUT, goodsInKobo: 350_000 })).toMatchObject({
      refusal: {
        code: 'below_minimum',
        message: 'The minimum order for Eti-Osa is ₦5,000 before delivery. Add ₦1,500 more.',
      },
    });
  });

  test('is free from the owner’s amount on (P5.4)', () => {
    expect(codeOf({ goodsInKobo: 14_999_999 })).toBe(300_000);
    expect(codeOf({ goodsInKobo: 15_000_000 })).toBe(0);
  });

  test('is paid to the rider only where the zone allows it (P5.3)', () => {
    const elsewhere = { address: { state: 'Lagos', lga: 'Epe' } } as const;
    expect(codeOf(elsewhere)).toBe('payment_not_offered');
    expect(codeOf({ ...elsewhere, payment: 'transfer' })).toBe(300_000);
  });

  test('needs an address, and one where the shop delivers', () => {
    expect(codeOf({ address: null })).toBe('address_missing');
    expect(codeOf({ address: { state: 'Kano', lga: 'Dala' } })).toBe('no_zone');
  });

  test('does not go to an area that its state does not have', () => {
    expect(codeOf({ address: { state: 'Lagos', lga: 'Atlantis' }, payment: 'transfer' })).toBe(
      'no_such_area',
    );
    expect(codeOf({ address: { state: 'Lagos', lga: 'Dala' }, payment: 'transfer' })).toBe('no_such_area');
  });
});

describe('a pickup', () => {
  test('costs nothing, whatever address came along, and is paid by transfer or at the counter', () => {
    expect(codeOf({ method: 'pickup', payment: 'at_pickup', goodsInKobo: 1 })).toBe(0);
    expect(codeOf({ method: 'pickup', address: null, payment: 'transfer' })).toBe(0);
    expect(codeOf({ method: 'pickup', payment: 'on_delivery' })).toBe('payment_not_offered');
    expect(codeOf({ payment: 'at_pickup' })).toBe('payment_not_offered');
  });
});

test('what does not travel to a zone is refused there, and can be picked up (P25.7)', () => {
  const abuja = { ...ISLAND, name: 'Abuja', excludedCategories: ['Cheesecakes'] };
  const goods = [
    { id: 'agege-bread', name: 'Agege bread', category: 'Bread' },
    { id: 'mango-cheesecake', name: 'Mango cheesecake', category: 'Cheesecakes' },
  ];
  const terms = { ...TERMS, zones: [abuja] };
  expect(agreeDelivery(terms, { ...INPUT, goods })).toMatchObject({
    ok: false,
    refusal: {
      code: 'not_delivered_there',
      message: 'Mango cheesecake can’t be delivered to Abuja. Remove it from the order.',
    },
  });
  expect(agreeDelivery(terms, { ...INPUT, goods: goods.slice(0, 1) }).ok).toBe(true);
  const pickup = { ...INPUT, goods, method: 'pickup', address: null, payment: 'at_pickup' } as const;
  expect(agreeDelivery(terms, pickup).ok).toBe(true);
});

test('a single product that does not travel is refused, and the rest of its category goes (P29.9)', () => {
  const abuja = { ...ISLAND, name: 'Abuja', excludedProducts: ['strawberry-cream-cake'] };
  const terms = { ...TERMS, zones: [abuja] };
  const order = (id: string) =>
    agreeDelivery(terms, { ...INPUT, goods: [{ id, name: id, category: 'Celebration cakes' }] });
  expect(order('strawberry-cream-cake')).toMatchObject({ refusal: { code: 'not_delivered_there' } });
  expect(order('carrot-cake').ok).toBe(true);
});
