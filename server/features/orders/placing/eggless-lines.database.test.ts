import { describe, expect, test } from 'vitest';
import { orderLines } from '../../../database/schema/orders.ts';
import { openOrderAdmin } from '../../../testing/order-admin.ts';
import { makeOrderInput } from '../../../testing/order-inputs.ts';
import { changeProducts } from '../../../testing/publish-products.ts';

const [LINE] = makeOrderInput().lines;
if (!LINE) throw new Error('There is no line to order.');
const request = (expectedPrice: number) =>
  makeOrderInput({
    lines: [{ ...LINE, isEggless: true, expectedPrice }],
    expectedTotal: expectedPrice + 3_000,
  });

async function openBakery() {
  const admin = await openOrderAdmin();
  await changeProducts(admin.db, ['honey-cake'], {
    allergens: ['gluten', 'egg'],
    egglessExtraInKobo: 150_000,
    discountPercentage: 10,
  });
  return admin;
}

describe('an eggless line', () => {
  test('costs what the database says it costs more, says so in words and leaves egg out (P29.2)', async () => {
    const admin = await openBakery();
    const { order } = await admin.placeAsGuest(request(6_000));
    expect(order).toMatchObject({
      lines: [{ sizeName: 'Eggless', isEggless: true, listPrice: 6_500, price: 6_000 }],
      subtotal: 6_500,
      discount: 500,
      total: 9_000,
    });
    const [line] = await admin.db.select().from(orderLines);
    expect(line).toMatchObject({ isEggless: true, allergens: ['gluten'] });
  });

  test('is not taken at the price without the extra, nor where the bakery no longer makes it so (P29.2)', async () => {
    const admin = await openBakery();
    const cheap = await admin.send(admin.shop.visit(), request(4_500));
    expect(await cheap.json()).toMatchObject({
      code: 'prices_changed',
      priceChanges: [{ isEggless: true, expectedPrice: 4_500, price: 6_000 }],
    });
    await changeProducts(admin.db, ['honey-cake'], { egglessExtraInKobo: null });
    const gone = await admin.send(admin.shop.visit(), request(6_000));
    expect(await gone.json()).toMatchObject({
      code: 'prices_changed',
      priceChanges: [{ isEggless: true, price: null }],
    });
  });
});
