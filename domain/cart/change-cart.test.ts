import { describe, expect, test } from 'vitest';
import type { CartItem, CartProduct } from './cart-item.ts';
import { addToCart, clearCart, putBack, removeFromCart, updateQuantity } from './change-cart.ts';
import { makeProduct, RED_VELVET } from './testing/example-products.ts';

const puffPuff = makeProduct({ id: 'puff-puff', name: 'Puff-Puff', price: 3_500, priceToPay: 3_500 });
const add = (product: CartProduct, quantity?: unknown, items: readonly CartItem[] = []) =>
  addToCart(items, product, quantity);

describe('adding', () => {
  test('takes one piece at the price to pay when no quantity is given (S3.3, S5.1)', () => {
    const product = makeProduct({ id: 'chin-chin', name: 'Chin Chin', price: 2_000, priceToPay: 1_800 });
    expect(add(product)).toEqual({
      items: [
        {
          id: 'chin-chin',
          lineId: 'chin-chin',
          name: 'Chin Chin',
          price: 1_800,
          quantity: 1,
          fullPrice: 2_000,
          formerPrice: null,
          isSold: true,
          size: null,
          inscription: '',
          allowsInscription: false,
          isEggless: false,
          design: null,
          category: 'Small chops',
          allergens: ['gluten'],
          leadTimeHours: 24,
          picture: null,
        },
      ],
    });
  });

  test.each([null, undefined, makeProduct({ id: '' })])(
    'what does not exist or has no id is ignored, case %# (S5.1)',
    (product) => {
      const { items } = add(puffPuff);
      const change = addToCart(items, product, 3);
      expect(change).toEqual({ items });
      expect(change.items).toBe(items);
    },
  );

  test.each([
    [undefined, 1],
    [0, 1],
    [-3, 1],
    [1, 1],
    [2.9, 2],
    [0.5, 1],
    [100, 100],
    [101, 100],
    [Number.POSITIVE_INFINITY, 100],
    [Number.NEGATIVE_INFINITY, 1],
    [Number.NaN, 1],
    ['7', 7],
    [' 7.8 ', 7],
    ['', 1],
    ['a dozen', 1],
    [null, 1],
    [{}, 1],
  ])('a quantity of %j becomes %j (S5.1, S9.1)', (quantity, expected) => {
    expect(add(puffPuff, quantity).items).toMatchObject([{ quantity: expected }]);
  });

  test.each([
    [100_000.01, '₦100,000.01'],
    [100_001, '₦100,001'],
    [120_000, '₦120,000'],
    [1_250_000.5, '₦1,250,000.50'],
  ])('a price of %j is refused with the exact alert (S5.2, S9.1, P3.3)', (priceToPay, written) => {
    const items = add(puffPuff).items;
    const change = addToCart(items, makeProduct({ name: 'Tower of Joy', priceToPay }));
    expect(change).toEqual({
      items,
      alert: `Sorry, the price for "Tower of Joy" (${written}) appears to be incorrect. Please contact support.`,
    });
    expect(change.items).toBe(items);
  });

  test('a price of exactly ₦100,000 is taken (S9.1)', () => {
    expect(add(makeProduct({ priceToPay: 100_000 })).items).toHaveLength(1);
  });

  test('the price after the discount counts, not the one before (S5.2)', () => {
    expect(add(makeProduct({ price: 120_000, priceToPay: 90_000 })).items).toHaveLength(1);
  });

  test.each([0, -1, -0.01, Number.NaN, 10.005])(
    'a price of %j is refused with the exact alert (S5.3)',
    (priceToPay) => {
      const change = add(makeProduct({ name: 'Meat Pie', priceToPay }));
      expect(change).toEqual({
        items: [],
        alert: 'Sorry, "Meat Pie" cannot be added to cart due to pricing issues.',
      });
    },
  );

  test('beyond 100 pieces is refused with the exact alert and changes nothing (S5.4, S9.1)', () => {
    const { items } = add(puffPuff, 99);
    expect(add(puffPuff, 1, items).items).toMatchObject([{ quantity: 100 }]);
    const change = add(puffPuff, 2, items);
    expect(change.alert).toBe('Maximum quantity per product is 100');
    expect(change.items).toBe(items);
  });

  test('a 201st different line is refused', () => {
    const full = Array.from({ length: 200 }, (_, index) => makeProduct({ id: `p${index}` })).reduce(
      (items, product) => addToCart(items, product).items,
      [] as readonly CartItem[],
    );
    const change = add(puffPuff, 1, full);
    expect(change.items).toBe(full);
    expect(change.alert).toBe('A cart can hold at most 200 different items. Please remove one first.');
    expect(add(makeProduct({ id: 'p7' }), 1, full).items).toHaveLength(200);
  });
});

describe('a line', () => {
  const choose = (items: readonly CartItem[], sizeId?: string, inscription?: string, quantity = 1) =>
    addToCart(items, RED_VELVET, quantity, { sizeId, inscription });

  test('is a product with its size and inscription: the same choice joins it (P3.1)', () => {
    let { items } = choose([], '8-inch', 'Happy 30th');
    items = choose(items, '8-inch', '  Happy \n 30th ').items;
    expect(items).toMatchObject([
      { id: 'red-velvet', lineId: 'red-velvet/8-inch/Happy%2030th', quantity: 2, price: 27_200 },
    ]);
  });

  test('is another one for another size or inscription (P3.1)', () => {
    let { items } = choose([], '8-inch', 'Happy 30th');
    items = choose(items, '10-inch', 'Happy 30th').items;
    items = choose(items, '8-inch', 'Happy 31st').items;
    items = choose(items, '8-inch').items;
    expect(items.map(({ lineId }) => lineId)).toEqual([
      'red-velvet/8-inch/Happy%2030th',
      'red-velvet/10-inch/Happy%2030th',
      'red-velvet/8-inch/Happy%2031st',
      'red-velvet/8-inch',
    ]);
    expect(items.map(({ price }) => price)).toEqual([27_200, 38_250, 27_200, 27_200]);
  });

  test('of a product with sizes takes the cheapest when none is chosen', () => {
    expect(choose([]).items).toMatchObject([{ size: { id: '6-inch', name: '6 inch' }, price: 18_700 }]);
  });

  test('of a size that does not exist is ignored', () => {
    expect(choose([], '12-inch')).toEqual({ items: [] });
  });

  test('has no inscription where the product takes none, and at most 40 characters', () => {
    expect(addToCart([], puffPuff, 1, { inscription: 'Love' }).items).toMatchObject([{ inscription: '' }]);
    expect(choose([], '8-inch', 'x'.repeat(60)).items[0]?.inscription).toHaveLength(40);
    expect(choose([], '8-inch', `${'x'.repeat(39)}🎂`).items[0]?.inscription).toBe('x'.repeat(39));
    expect(choose([], '8-inch', 'A\u0000da\ud83c').items[0]?.inscription).toBe('Ada');
  });

  test('shares the limit of 100 with the other lines of its product (P3.2)', () => {
    let { items } = choose([], '8-inch', '', 60);
    items = choose(items, '10-inch', '', 40).items;
    const change = choose(items, '6-inch');
    expect(change.alert).toBe('Maximum quantity per product is 100');
    expect(change.items).toBe(items);
    expect(addToCart(items, puffPuff, 100).items).toHaveLength(3);
  });

  test('that is joined at another price costs the new one, and says what it was', () => {
    const { items } = add(puffPuff, 2);
    const dearer = { ...puffPuff, price: 4_000, priceToPay: 4_000 };
    expect(add(dearer, 1, items).items).toMatchObject([{ quantity: 3, price: 4_000, formerPrice: 3_500 }]);
  });
});

describe('changing a quantity', () => {
  const { items } = add(puffPuff, 10);

  test.each([
    [5, 5],
    [100, 100],
    [101, 100],
    [1e9, 100],
    [Number.POSITIVE_INFINITY, 100],
    [2.9, 2],
    ['12', 12],
  ])('to %j makes it %j (S4.4, S5.5)', (quantity, expected) => {
    expect(updateQuantity(items, 'puff-puff', quantity).items).toMatchObject([{ quantity: expected }]);
  });

  test.each([0, -1, -100, Number.NEGATIVE_INFINITY, '0', 0.4])(
    'to %j removes the line (S4.4, S5.5)',
    (quantity) => {
      expect(updateQuantity(items, 'puff-puff', quantity).items).toEqual([]);
    },
  );

  test.each([Number.NaN, '', ' ', 'many', null, undefined])('to %j changes nothing', (quantity) => {
    expect(updateQuantity(items, 'puff-puff', quantity).items).toBe(items);
  });

  test('of a line that is not there changes nothing', () => {
    expect(updateQuantity(items, 'meat-pie', 3).items).toBe(items);
  });

  test('goes no further than the other lines of the product leave room (P3.2)', () => {
    let both = addToCart([], RED_VELVET, 60, { sizeId: '8-inch' }).items;
    both = addToCart(both, RED_VELVET, 10, { sizeId: '10-inch' }).items;
    expect(updateQuantity(both, 'red-velvet/10-inch', 90).items.at(-1)?.quantity).toBe(40);
  });
});

describe('removing', () => {
  const items = add(puffPuff, 2, addToCart([], RED_VELVET).items).items;

  test('takes out one line and leaves the others (S4.4)', () => {
    expect(removeFromCart(items, 'puff-puff').items).toEqual([items[0]]);
    expect(removeFromCart(items, 'nothing').items).toBe(items);
  });

  test('can be taken back, to the same place', () => {
    const [redVelvet, puffs] = items as readonly [CartItem, CartItem];
    const without = removeFromCart(items, redVelvet.lineId).items;
    expect(putBack(without, redVelvet, 0).items).toEqual([redVelvet, puffs]);
  });

  test('is not taken back where the line is there again, and not beyond the limit', () => {
    const [, puffs] = items as readonly [CartItem, CartItem];
    expect(putBack(items, puffs, 1).items).toBe(items);
    const large = { ...puffs, lineId: 'puff-puff/large', quantity: 99 };
    expect(putBack(items, large, 1).items[1]?.quantity).toBe(98);
  });

  test('everything empties the cart (S4.4)', () => {
    expect(clearCart(items).items).toEqual([]);
  });
});

describe('an eggless cake', () => {
  test('is a line of its own, costs its extra on top of the discounted price and has no egg in it (P29.2)', () => {
    const plain = addToCart([], RED_VELVET, 1, { sizeId: '8-inch' }).items;
    const { items } = addToCart(plain, RED_VELVET, 1, { sizeId: '8-inch', isEggless: true });
    expect(items).toMatchObject([
      { lineId: 'red-velvet/8-inch', price: 27_200, isEggless: false, allergens: ['gluten', 'milk', 'egg'] },
      {
        lineId: 'red-velvet/8-inch///eggless',
        price: 29_700,
        fullPrice: 34_500,
        isEggless: true,
        allergens: ['gluten', 'milk'],
      },
    ]);
  });

  test('is not made of what the bakery does not make so', () => {
    expect(addToCart([], puffPuff, 1, { isEggless: true }).items).toMatchObject([{ isEggless: false }]);
  });
});
