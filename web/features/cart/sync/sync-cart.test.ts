import { describe, expect, test } from 'vitest';
import { addToCart, removeFromCart, updateQuantity } from '../../../../domain/cart/change-cart.ts';
import { changeChoice } from '../../../../domain/cart/change-choice.ts';
import type { CartStore } from '../store/cart-store.ts';
import { makeProduct, openBrowser } from '../testing/browser.ts';
import { openStoredCarts } from '../testing/stored-carts.ts';

const add = (store: CartStore, id: string, quantity = 1) =>
  store.change((items) => addToCart(items, makeProduct(id), quantity));
const show = (store: CartStore) => store.readItems().map(({ lineId, quantity }) => `${quantity} ${lineId}`);
const line = (productId: string, quantity: number) => ({
  productId,
  sizeId: null,
  inscription: '',
  design: '',
  isEggless: false,
  name: `The ${productId}`,
  quantity,
});

function setUp() {
  const browser = openBrowser();
  return { browser, store: browser.openTab().store, server: openStoredCarts() };
}

describe("a guest's cart", () => {
  test('becomes the customer’s at sign-in, added to what they had (P3.5)', async () => {
    const { store, server } = setUp();
    server.write('ada', [line('pie', 1)]);
    add(store, 'bread', 2);
    add(store, 'pie', 2);
    await server.sync(store, 'ada');
    expect(show(store)).toEqual(['3 pie', '2 bread']);
    expect(server.find('ada').lines).toEqual([line('pie', 3), line('bread', 2)]);
    expect(store.readOwner()).toMatchObject({ kind: 'owned', uid: 'ada' });
  });

  test('is not added again by looking, reloading or signing in once more (P3.5)', async () => {
    const { browser, store, server } = setUp();
    add(store, 'bread', 2);
    await server.sync(store, 'ada');
    await server.sync(store, 'ada');
    store.noteSignedOut();
    const { store: reloaded } = browser.openTab();
    await server.sync(reloaded, 'ada');
    expect(show(reloaded)).toEqual(['2 bread']);
    expect(server.find('ada')).toMatchObject({ version: 1, lines: [line('bread', 2)] });
  });

  test('is not added again when the first answer was lost, and what came meanwhile is not lost (P3.5)', async () => {
    const { store, server } = setUp();
    add(store, 'bread', 2);
    server.loseAnswer('merge');
    await expect(server.sync(store, 'ada')).rejects.toThrow('Network error');
    add(store, 'bread', 1);
    add(store, 'pie', 1);
    await server.sync(store, 'ada');
    expect(show(store)).toEqual(['3 bread', '1 pie']);
    expect(server.find('ada').lines).toEqual([line('bread', 3), line('pie', 1)]);
  });

  test('that was given to somebody is not given to the next one, who signs in after a lost answer (P3.5)', async () => {
    const { store, server } = setUp();
    add(store, 'bread', 2);
    server.loseAnswer('merge');
    await expect(server.sync(store, 'ada')).rejects.toThrow('Network error');
    await server.sync(store, 'bola');
    expect(show(store)).toEqual([]);
    expect(server.find('bola').lines).toEqual([]);
  });

  test('keeps what the shopper changes while it is on its way', async () => {
    const { store, server } = setUp();
    add(store, 'bread', 2);
    server.meanwhile(() => add(store, 'pie', 1));
    await server.sync(store, 'ada');
    expect(show(store)).toEqual(['2 bread', '1 pie']);
    expect(server.find('ada').lines).toEqual([line('bread', 2), line('pie', 1)]);
  });

  test('says what could not come along', async () => {
    const { store, server } = setUp();
    add(store, 'unknown', 1);
    add(store, 'bread', 1);
    await server.sync(store, 'ada');
    expect(show(store)).toEqual(['1 bread']);
    expect(server.leftOut).toEqual(['The unknown']);
  });
});

describe('a customer', () => {
  async function signIn() {
    const parts = setUp();
    add(parts.store, 'bread', 2);
    await parts.server.sync(parts.store, 'ada');
    return parts;
  }

  test('finds the cart on another device (P3.4)', async () => {
    const { server } = await signIn();
    const { store: phone } = openBrowser().openTab();
    await server.sync(phone, 'ada');
    expect(phone.readItems()).toMatchObject([{ id: 'bread', quantity: 2, price: 3_500, name: 'The bread' }]);
  });

  test('sees what was changed on another device, and keeps what was changed here', async () => {
    const { store, server } = await signIn();
    server.write('ada', [line('bread', 5), line('pie', 1)]);
    add(store, 'cake', 1);
    await server.sync(store, 'ada');
    expect(show(store)).toEqual(['5 bread', '1 pie', '1 cake']);
    expect(server.find('ada').lines).toEqual([line('bread', 5), line('pie', 1), line('cake', 1)]);
  });

  test('finds each of several designs of one cake, beside those that are here (P3.1, P3.4)', async () => {
    const { store, server } = await signIn();
    const cake = (design: string) => ({ ...line('own-cake', 1), design });
    server.write('ada', [line('bread', 2), cake('1.pink')]);
    await server.sync(store, 'ada');
    server.write('ada', [line('bread', 2), cake('1.pink'), cake('1.blue')]);
    await server.sync(store, 'ada');
    expect(store.readItems().slice(1)).toMatchObject([
      { lineId: 'own-cake///1.pink', isSold: true, design: { text: '1.pink', words: 'Made to 1.pink' } },
      { lineId: 'own-cake///1.blue', isSold: true, design: { text: '1.blue', words: 'Made to 1.blue' } },
    ]);
    expect(store.readOwner()).toMatchObject({ base: server.find('ada').lines });
    expect(server.find('ada').version).toBe(3);
  });

  test('repeats a change that came too late on the newest cart', async () => {
    const { store, server } = await signIn();
    server.write('ada', [line('bread', 3)]);
    store.change((items) => updateQuantity(items, 'bread', 4));
    await server.sync(store, 'ada', 'send');
    expect(server.find('ada').lines).toEqual([line('bread', 5)]);
    expect(show(store)).toEqual(['5 bread']);
  });

  test('does not add a change again whose answer was lost, even if another device came in between', async () => {
    const { store, server } = await signIn();
    add(store, 'bread', 1);
    server.loseAnswer('save');
    await expect(server.sync(store, 'ada', 'send')).rejects.toThrow('Network error');
    server.write('ada', [...server.find('ada').lines, line('pie', 1)]);
    await server.sync(store, 'ada', 'send');
    expect(show(store)).toEqual(['3 bread', '1 pie']);
    expect(server.find('ada').lines).toEqual([line('bread', 3), line('pie', 1)]);
  });

  test('finds a line that was edited in the same place on another device (P29.237)', async () => {
    const { store, server } = await signIn();
    add(store, 'pie', 1);
    const bread = makeProduct('bread', { egglessExtra: 500 });
    store.change((items) => changeChoice(items, 'bread', bread, { isEggless: true }));
    await server.sync(store, 'ada', 'send');
    const { store: phone } = openBrowser().openTab();
    await server.sync(phone, 'ada');
    expect(show(phone)).toEqual(['2 bread////eggless', '1 pie']);
  });

  test('can remove everything, here and there', async () => {
    const { store, server } = await signIn();
    store.change((items) => removeFromCart(items, 'bread'));
    await server.sync(store, 'ada', 'send');
    expect(server.find('ada').lines).toEqual([]);
  });

  test('who signs out keeps the cart, may change it, and finds it once after signing in again (P3.5, P11.4)', async () => {
    const { store, server } = await signIn();
    store.noteSignedOut();
    expect(show(store)).toEqual(['2 bread']);
    add(store, 'pie', 1);
    await server.sync(store, 'ada');
    expect(show(store)).toEqual(['2 bread', '1 pie']);
    expect(server.find('ada').lines).toEqual([line('bread', 2), line('pie', 1)]);
  });

  test('does not leave the cart to whoever signs in next: they get their own, and what they had added themselves', async () => {
    const { store, server } = await signIn();
    server.write('bola', [line('cake', 1)]);
    store.noteSignedOut();
    add(store, 'pie', 1);
    add(store, 'bread', 1);
    await server.sync(store, 'bola');
    expect(show(store)).toEqual(['1 cake', '1 bread', '1 pie']);
    expect(server.find('ada').lines).toEqual([line('bread', 2)]);
    store.noteSignedOut();
    await server.sync(store, 'ada');
    expect(show(store)).toEqual(['2 bread']);
  });

  test('does not leave unsent changes to whoever signs in next', async () => {
    const { store, server } = await signIn();
    add(store, 'pie', 7);
    store.noteSignedOut();
    await server.sync(store, 'bola');
    expect(show(store)).toEqual([]);
  });
});
