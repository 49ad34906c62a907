import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartItem } from './cart-item.ts';
import { addToCart } from './change-cart.ts';
import { changeChoice, changeInscription } from './change-choice.ts';
import { makeProduct, RED_VELVET } from './testing/example-products.ts';

describe('changing an inscription', () => {
  const cake = makeProduct({ id: 'cake', allowsInscription: true });
  const say = (inscription: string, items: readonly CartItem[] = [], quantity = 1) =>
    addToCart(items, cake, quantity, { inscription }).items;

  test('puts other words in the place of the old ones, tidied as they were at first (P25.10)', () => {
    const items = say('Happy Birthday Ada', say('', [], 2));
    const changed = changeInscription(items, items[1]?.lineId ?? '', '  Happy  50th Ada ').items;
    expect(changed.map(({ inscription, lineId }) => [inscription, lineId])).toEqual([
      ['', 'cake'],
      ['Happy 50th Ada', 'cake//Happy%2050th%20Ada'],
    ]);
  });

  test('joins a line that says the same already, with the pieces of both', () => {
    const items = say('For Bola', say('For Ada', [], 2));
    const changed = changeInscription(items, items[0]?.lineId ?? '', 'For Bola').items;
    expect(changed.map(({ inscription, quantity }) => [inscription, quantity])).toEqual([['For Bola', 3]]);
  });

  test('leaves everything as it is where nothing changes', () => {
    const items = say('For Ada');
    expect(changeInscription(items, items[0]?.lineId ?? '', ' For Ada ').items).toBe(items);
    expect(changeInscription(items, 'gone', 'For Bola').items).toBe(items);
  });
});

describe('changing a choice', () => {
  const pie = makeProduct();
  const add = (items: readonly CartItem[], sizeId: string, quantity = 1, isEggless = false) =>
    addToCart(items, RED_VELVET, quantity, { sizeId, isEggless }).items;
  const tell = (items: readonly CartItem[]) => items.map(({ lineId, quantity }) => [lineId, quantity]);

  test('puts the other size in the same place, as often, at what it costs (P29.237)', () => {
    const items = addToCart(add(addToCart([], pie).items, '6-inch', 3), makeProduct({ id: 'roll' })).items;
    const chosen = { sizeId: '10-inch', isEggless: true, inscription: ' Ada  is 30 ' };
    const { items: changed } = changeChoice(items, 'red-velvet/6-inch', RED_VELVET, chosen);
    expect(tell(changed)).toEqual([
      ['meat-pie', 1],
      ['red-velvet/10-inch/Ada%20is%2030//eggless', 3],
      ['roll', 1],
    ]);
    expect(changed[1]).toMatchObject({ price: 40_750, leadTimeHours: 48, allergens: ['gluten', 'milk'] });
  });

  test('joins the line that is the same already, with the pieces of both (P29.238)', () => {
    const items = add(add(addToCart([], pie).items, '6-inch', 60), '8-inch', 40);
    const { items: changed } = changeChoice(items, 'red-velvet/8-inch', RED_VELVET, { sizeId: '6-inch' });
    expect(tell(changed)).toEqual([
      ['meat-pie', 1],
      ['red-velvet/6-inch', 100],
    ]);
  });

  test('is refused with the alert of adding where it costs too much, and leaves the cart (P29.237, S5.2)', () => {
    const tower = { id: 'tower', name: 'Tower', price: 120_000, priceToPay: 120_000 };
    const product = { ...RED_VELVET, sizes: [...RED_VELVET.sizes, tower] };
    const items = add([], '6-inch');
    const change = changeChoice(items, 'red-velvet/6-inch', product, { sizeId: 'tower' });
    expect(change.items).toBe(items);
    expect(change.alert).toContain('(₦120,000)');
  });

  test('leaves the cart as it is where line or size is gone', () => {
    const items = add([], '6-inch');
    expect(changeChoice(items, 'gone', RED_VELVET, { sizeId: '8-inch' }).items).toBe(items);
    expect(changeChoice(items, 'red-velvet/6-inch', RED_VELVET, { sizeId: 'gone' }).items).toBe(items);
  });

  test('gives a line whose size is gone another one (P29.239)', () => {
    const items = add([], '6-inch', 2).map((item) => ({ ...item, isSold: false }));
    const product = { ...RED_VELVET, egglessExtra: null, sizes: RED_VELVET.sizes.slice(0, 1) };
    const { items: changed } = changeChoice(items, 'red-velvet/6-inch', product, { sizeId: '8-inch' });
    expect(changed).toMatchObject([{ lineId: 'red-velvet/8-inch', quantity: 2, isSold: true }]);
  });

  test('never touches other lines nor loses a piece (P29.238)', () => {
    const honeyCake = { ...RED_VELVET, id: 'honey-cake' };
    const choice = fc.record({
      sizeId: fc.constantFrom('6-inch', '8-inch', '10-inch'),
      isEggless: fc.boolean(),
      inscription: fc.constantFrom('', 'Love', ' Love ', 'Ada'),
    });
    const product = fc.constantFrom(RED_VELVET, honeyCake);
    const added = fc.tuple(product, fc.integer({ min: 1, max: 30 }), choice);
    const carts = fc.array(added, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(carts, fc.nat(), choice, (additions, at, options) => {
        const items = additions.reduce<readonly CartItem[]>(
          (cart, [one, pieces, chosen]) => addToCart(cart, one, pieces, chosen).items,
          [],
        );
        const line = items[at % items.length] as CartItem;
        const of = line.id === honeyCake.id ? honeyCake : RED_VELVET;
        const { items: changed } = changeChoice(items, line.lineId, of, options);
        const known = new Set(items);
        const touched = changed.filter((item) => !known.has(item));
        const stayed = changed.filter((item) => known.has(item));
        const [joined] = touched;
        expect(touched).toHaveLength(1);
        expect(stayed).toEqual(items.filter((item) => item !== line && item.lineId !== joined?.lineId));
        expect(new Set(changed.map(({ lineId }) => lineId)).size).toBe(changed.length);
        const count = (cart: readonly CartItem[]) =>
          cart.filter(({ id }) => id === line.id).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(count(changed)).toBe(count(items));
        const before = items.slice(0, items.indexOf(line)).filter((item) => stayed.includes(item));
        expect(changed.indexOf(joined as CartItem)).toBe(before.length);
      }),
    );
  });
});
