import { describe, expect, test } from 'vitest';
import { toCartLine } from './cart-item.ts';
import { addToCart } from './change-cart.ts';
import { acknowledgePrices, refreshItems, removeUnsoldItems, takeOverLines } from './refresh-items.ts';
import { makeProduct, RED_VELVET } from './testing/example-products.ts';

const pie = makeProduct({ id: 'meat-pie', name: 'Meat Pie', price: 1_200, priceToPay: 1_200 });
const { items } = addToCart(addToCart([], pie, 2).items, RED_VELVET, 1, {
  sizeId: '8-inch',
  inscription: 'Ada',
});
const priced = (priceToPay: number) => new Map([['meat-pie', { ...pie, price: priceToPay, priceToPay }]]);

describe('an item', () => {
  test('whose product is as it was stays the very same', () => {
    expect(
      refreshItems(
        items,
        new Map([
          ['meat-pie', pie],
          ['red-velvet', RED_VELVET],
        ]),
      ).items,
    ).toBe(items);
  });

  test('costs what the catalogue says now, and says what it cost before', () => {
    expect(refreshItems(items, priced(1_500)).items[0]).toMatchObject({
      price: 1_500,
      fullPrice: 1_500,
      formerPrice: 1_200,
      quantity: 2,
    });
  });

  test('remembers the price the shopper saw through several changes, until it is that again', () => {
    const twice = refreshItems(refreshItems(items, priced(1_500)).items, priced(1_600)).items;
    expect(twice[0]).toMatchObject({ price: 1_600, formerPrice: 1_200 });
    expect(refreshItems(twice, priced(1_200)).items[0]).toMatchObject({ price: 1_200, formerPrice: null });
  });

  test('forgets the former price once it was seen', () => {
    const changed = refreshItems(items, priced(1_500)).items;
    expect(acknowledgePrices(changed).items[0]).toMatchObject({ price: 1_500, formerPrice: null });
    expect(acknowledgePrices(items).items).toBe(items);
  });

  test('takes a new name and a new price of its size', () => {
    const sizes = [{ id: '8-inch', name: 'Eight inch', price: 30_000, priceToPay: 30_000 }];
    const found = new Map([['red-velvet', { ...RED_VELVET, name: 'Red Velvet', sizes }]]);
    expect(refreshItems(items, found).items[1]).toMatchObject({
      name: 'Red Velvet',
      price: 30_000,
      formerPrice: 27_200,
      size: { id: '8-inch', name: 'Eight inch' },
      inscription: 'Ada',
    });
  });

  test.each([
    ['product', null],
    ['size', { ...RED_VELVET, sizes: RED_VELVET.sizes.slice(1) }],
    ['inscription', { ...RED_VELVET, allowsInscription: false }],
  ])('whose %s is no longer offered is marked, and can be removed', (_, product) => {
    const marked = refreshItems(items, new Map([['red-velvet', product]])).items;
    expect(marked.map(({ isSold }) => isSold)).toEqual([true, false]);
    expect(marked[1]).toMatchObject({ name: 'Red Velvet Celebration', price: 27_200 });
    expect(removeUnsoldItems(marked).items).toEqual([items[0]]);
    expect(refreshItems(marked, new Map([['red-velvet', RED_VELVET]])).items[1]).toEqual(items[1]);
  });
});

describe("the server's lines", () => {
  test('become items again, from what is known here or from the catalogue', () => {
    const lines = items.map(toCartLine);
    expect(takeOverLines(items, lines, new Map())).toEqual(items);
    const found = new Map([
      ['meat-pie', pie],
      ['red-velvet', RED_VELVET],
    ]);
    expect(takeOverLines([], lines, found)).toEqual(items);
  });

  test('whose product is gone keep their name, and are marked', () => {
    const [, line] = items.map(toCartLine);
    expect(takeOverLines([], line ? [line] : [], new Map([['red-velvet', null]]))).toMatchObject([
      {
        name: 'Red Velvet Celebration',
        isSold: false,
        price: 0,
        quantity: 1,
        lineId: 'red-velvet/8-inch/Ada',
      },
    ]);
  });
});
