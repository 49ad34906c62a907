import { describe, expect, test, vi } from 'vitest';
import { addToCart, clearCart, updateQuantity } from '../../../../domain/cart/change-cart.ts';
import { openBrowser, puffPuff } from '../testing/browser.ts';

const oldItem = { id: 'p1', name: 'Puff-Puff', price: 3_500, quantity: 2 };
const add =
  (quantity = 1) =>
  (items: Parameters<typeof addToCart>[0]) =>
    addToCart(items, puffPuff, quantity);

test('who wants nothing else offered is left alone until the cart has been empty (P25.11)', () => {
  const browser = openBrowser();
  const { store } = browser.openTab();
  store.change(add());
  expect(store.areOffersDismissed()).toBe(false);
  store.dismissOffers();
  store.change(add());
  expect(browser.openTab().store.areOffersDismissed()).toBe(true);
  store.change(clearCart);
  expect(store.areOffersDismissed()).toBe(false);
});

describe('the kept cart', () => {
  test('is read with all its fields (S3.3)', () => {
    const { store } = openBrowser().openTab();
    store.change(add(2));
    const { store: later } = openBrowser({ 'cart-items': JSON.stringify(store.readItems()) }).openTab();
    expect(later.readItems()).toEqual(store.readItems());
  });

  test('survives a reload (P3.4)', () => {
    const browser = openBrowser();
    browser.openTab().store.change(add(2));
    expect(browser.openTab().store.readItems()).toMatchObject([{ id: 'puff-puff', quantity: 2 }]);
  });

  test('of an older version of the shop is made up for', () => {
    const { store } = openBrowser({ 'cart-items': JSON.stringify([oldItem]) }).openTab();
    expect(store.readItems()).toEqual([
      {
        ...oldItem,
        lineId: 'p1',
        fullPrice: 3_500,
        formerPrice: null,
        isSold: true,
        size: null,
        inscription: '',
        allowsInscription: false,
        isEggless: false,
        design: null,
        category: '',
        allergens: [],
        leadTimeHours: 0,
        picture: null,
      },
    ]);
  });

  test('has designs, each as a line of its own, and forgets what can be none (P3.1, P3.4)', () => {
    const design = { text: '1.0101000000.02010110..8q', words: 'A pink cake' };
    const texts = [design, { text: 'two tiers' }, { ...design, words: 7 }, { ...design, text: '1.2' }, '1.3'];
    const text = JSON.stringify(texts.map((each) => ({ ...oldItem, design: each })));
    const items = openBrowser({ 'cart-items': text }).openTab().store.readItems();
    expect(items.map(({ lineId, design: stored }) => [lineId, stored])).toEqual([
      [`p1///${design.text}`, design],
      ['p1', null],
      ['p1///1.2', { text: '1.2', words: 'A pink cake' }],
    ]);
  });

  test('is the same list until the kept text changes', () => {
    const browser = openBrowser({ 'cart-items': JSON.stringify([oldItem]) });
    const { store } = browser.openTab();
    const before = store.readItems();
    expect(store.readItems()).toBe(before);
    browser.stored.set('cart-items', '[]');
    expect(store.readItems()).toEqual([]);
  });

  test.each(['', 'no json', '{"id":"p1"}', '7', 'null'])('is empty when %j was kept', (text) => {
    expect(openBrowser({ 'cart-items': text }).openTab().store.readItems()).toEqual([]);
  });

  test.each([
    { ...oldItem, id: '' },
    { ...oldItem, id: '../users' },
    { ...oldItem, name: 7 },
    { ...oldItem, name: ' ' },
    { ...oldItem, price: '3500' },
    { ...oldItem, price: 10.005 },
    { ...oldItem, quantity: 0 },
    { ...oldItem, quantity: 1.5 },
    null,
  ])('leaves out what is no item: %j', (item) => {
    const text = JSON.stringify([item, { ...oldItem, id: 'p2' }]);
    expect(openBrowser({ 'cart-items': text }).openTab().store.readItems()).toMatchObject([{ id: 'p2' }]);
  });

  test('is brought back within the limits, whoever wrote it (S9.1, P3.2)', () => {
    const large = { size: { id: 'large', name: 'Large' } };
    const text = JSON.stringify([
      { ...oldItem, quantity: 70, lineId: 'made-up' },
      { ...oldItem, quantity: 70, ...large },
      { ...oldItem, quantity: 5 },
    ]);
    const items = openBrowser({ 'cart-items': text }).openTab().store.readItems();
    expect(items.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      ['p1', 70],
      ['p1/large', 30],
    ]);
  });
});

describe('two tabs', () => {
  test('lose nothing of each other, even before they hear of each other (P3.4)', () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab().store, browser.openTab().store];
    one.readItems();
    other.readItems();
    one.change(add(2));
    other.change(add(3));
    one.change(add(1));
    expect(other.readItems()).toMatchObject([{ quantity: 6 }]);
    other.change((items) => updateQuantity(items, 'puff-puff', 4));
    expect(one.readItems()).toMatchObject([{ quantity: 4 }]);
  });

  test('hear of each other’s changes, and of nothing else (P3.4)', () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    const onChange = vi.fn();
    const leave = other.store.subscribe(onChange);
    one.store.change(add());
    expect(onChange).toHaveBeenCalledTimes(1);
    browser.notify('theme');
    expect(onChange).toHaveBeenCalledTimes(1);
    browser.notify(null);
    expect(onChange).toHaveBeenCalledTimes(2);
    leave();
    one.store.change(clearCart);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

test('a change is heard in its own tab, and no change is not', () => {
  const { store } = openBrowser().openTab();
  const onChange = vi.fn();
  store.subscribe(onChange);
  store.change(clearCart);
  expect(onChange).not.toHaveBeenCalled();
  store.change(add());
  expect(onChange).toHaveBeenCalledTimes(1);
});

test.each(['forbidden', 'full'] as const)(
  'where storage is %s, the cart works in its tab, and is known to be nowhere else (P29.195)',
  (state) => {
    const { store } = openBrowser({}, state).openTab();
    expect(store.readItems()).toEqual([]);
    store.change(add(2));
    store.change(add(1));
    expect(store.readItems()).toMatchObject([{ quantity: 3 }]);
    expect(store.isStored()).toBe(false);
    store.writeOwner({ kind: 'arriving', guestCartId: 'g1', sent: [] });
    expect(store.readOwner()).toEqual({ kind: 'arriving', guestCartId: 'g1', sent: [] });
  },
);

test.each(['', 'no json', '[]', '7', '{"kind":"owned"}', '{"kind":"arriving"}', '{}'])(
  'an owner kept as %j is nobody: the cart is a guest’s',
  (text) => {
    expect(openBrowser({ 'cart-owner': text }).openTab().store.readOwner()).toBeNull();
  },
);
