import { expect, test } from 'vitest';
import { countItems, nameSubtotal, writeOrderSums } from './order-sums.ts';

const ORDER = {
  goods: nameSubtotal(1),
  goodsInKobo: 28_800_00,
  discountInKobo: 3_200_00,
  deliveryInKobo: 2_500_00,
  isPickup: false,
  zoneName: 'Island',
  includedVatInKobo: 2_183_72,
};

test('the rows add up to the total, and what was saved is said beside it (P25.2)', () => {
  expect(writeOrderSums(ORDER)).toEqual({
    rows: [
      { name: 'Subtotal (1 item)', amount: '₦28,800' },
      { name: 'Delivery, Island', amount: '₦2,500' },
    ],
    total: { name: 'Total', amount: '₦31,300' },
    note: 'VAT of ₦2,183.72 included. You save ₦3,200.',
  });
});

test('a customer reads the area that is delivered to, the owner its zone (P29.414)', () => {
  const nameDelivery = (...said: Parameters<typeof writeOrderSums>) => writeOrderSums(...said).rows[1]?.name;
  expect(nameDelivery({ ...ORDER, areaName: 'Surulere' })).toBe('Delivery to Surulere');
  expect(nameDelivery({ ...ORDER, areaName: 'Surulere' }, 'owner')).toBe('Delivery, Island');
  expect(nameDelivery({ ...ORDER, areaName: '' })).toBe('Delivery, Island');
});

test('what the customer saves has the agreed discount in it; the owner is not told twice of what has a row (P28.209)', () => {
  const code = { text: 'CAKE10', gift: '10% off', savedInKobo: 200_00 };
  const reduced = { ...ORDER, reductionInKobo: 3_900_00, code };
  expect(writeOrderSums(reduced).note).toBe('VAT of ₦2,183.72 included. You save ₦7,100.');
  expect(writeOrderSums({ ...reduced, discountInKobo: 200_00 }, 'owner').note).toBe(
    'VAT of ₦2,183.72 included.',
  );
  expect(writeOrderSums({ ...ORDER, discountInKobo: 0, reductionInKobo: 3_900_00 }).note).toBe(
    'VAT of ₦2,183.72 included. You save ₦3,900.',
  );
});

test('the owner is told of a discount, who saves nothing (P32.12)', () => {
  expect(writeOrderSums(ORDER, 'owner').note).toBe(
    'VAT of ₦2,183.72 included. Sale prices already take ₦3,200 off.',
  );
});

test('of goods without VAT no VAT of ₦0 is named (P28.380)', () => {
  expect(writeOrderSums({ ...ORDER, includedVatInKobo: 0 }).note).toBe('You save ₦3,200.');
  expect(writeOrderSums({ ...ORDER, includedVatInKobo: 0, discountInKobo: 0 }).note).toBe('');
});

test('before anybody says where it goes, the total is that of the goods and says so', () => {
  const open = { ...ORDER, discountInKobo: 0, deliveryInKobo: null, zoneName: '', includedVatInKobo: null };
  expect(writeOrderSums(open)).toEqual({
    rows: [
      { name: 'Subtotal (1 item)', amount: '₦28,800' },
      { name: 'Delivery', amount: 'by area' },
    ],
    total: { name: 'Total without delivery', amount: '₦28,800' },
    note: 'VAT included.',
  });
});

test('until then delivery has its lowest fee where that is known (P29.224)', () => {
  const open = { ...ORDER, deliveryInKobo: null, zoneName: '' };
  expect(writeOrderSums({ ...open, lowestFeeInKobo: 250_000 }).rows[1]?.amount).toBe('from ₦2,500');
  expect(writeOrderSums({ ...open, lowestFeeInKobo: 0 }).rows[1]?.amount).toBe('Free');
});

test('pickup costs nothing, and free delivery says so', () => {
  const pickup = writeOrderSums({ ...ORDER, isPickup: true, deliveryInKobo: 0, zoneName: '' });
  expect(pickup.rows[1]).toEqual({ name: 'Pickup', amount: 'Free' });
  expect(pickup.total.name).toBe('Total');
  expect(writeOrderSums({ ...ORDER, deliveryInKobo: 0 }).rows[1]?.amount).toBe('Free');
});

test('pieces are counted in words', () => {
  expect([countItems(1), countItems(12)]).toEqual(['1 item', '12 items']);
});

test('a code that gives free delivery makes it free before it is known where it goes (P41.19)', () => {
  const open = { ...ORDER, deliveryInKobo: null, zoneName: '' };
  const code = { text: 'FREEDEL', gift: 'Free delivery', savedInKobo: 0 };
  expect(writeOrderSums({ ...open, code }).rows.slice(1)).toEqual([
    { name: 'Code FREEDEL', amount: 'Free delivery' },
    { name: 'Delivery', amount: 'Free' },
  ]);
  const tenth = { text: 'CAKE10', gift: '10% off', savedInKobo: 100_00 };
  expect(writeOrderSums({ ...open, code: tenth }).rows.at(-1)?.amount).toBe('by area');
});

test('an agreed discount is a row of the sums between the goods and the rest (P28.187)', () => {
  const { rows, total } = writeOrderSums({ ...ORDER, reductionInKobo: 3_900_00 });
  expect(rows).toEqual([
    { name: 'Subtotal (1 item)', amount: '₦28,800' },
    { name: 'Agreed discount', amount: '−₦3,900' },
    { name: 'Delivery, Island', amount: '₦2,500' },
  ]);
  expect(total.amount).toBe('₦27,400');
});
