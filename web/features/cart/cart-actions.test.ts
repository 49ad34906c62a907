import { expect, test, vi } from 'vitest';
import type { Toast } from '../../ui/feedback/toast.ts';
import { createCartActions } from './cart-actions.ts';
import { makeProduct, openBrowser, puffPuff } from './testing/browser.ts';

function setUp(storage?: 'forbidden') {
  const { store } = openBrowser({}, storage).openTab();
  const showAlert = vi.fn<(text: string) => void>();
  const showToast = vi.fn<(toast: Toast) => void>();
  return { store, showAlert, showToast, actions: createCartActions({ store, showAlert, showToast }) };
}

test('what the cart takes is told with the way to the cart', () => {
  const { actions, store, showAlert, showToast } = setUp();
  expect(actions.addToCart(puffPuff)).toBe(true);
  expect(actions.addToCart(puffPuff, 3)).toBe(true);
  expect(store.readItems()).toMatchObject([{ quantity: 4 }]);
  const link = { label: 'View cart', to: '/cart' };
  expect(showToast.mock.calls).toEqual([
    [{ kind: 'success', text: 'Puff-Puff added to your cart', link }],
    [{ kind: 'success', text: '3 × Puff-Puff added to your cart', link }],
  ]);
  expect(showAlert).not.toHaveBeenCalled();
});

test('what the shopper avoids in it is told with it (P29.81)', () => {
  const { actions, showToast } = setUp();
  actions.addToCart(puffPuff, 2, { warning: 'It contains egg, which you avoid.' });
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Added. It contains egg, which you avoid.' }),
  );
});

test('that the browser keeps no cart is told once, with the first thing in it (P29.195)', () => {
  const { actions, showToast } = setUp('forbidden');
  actions.addToCart(puffPuff);
  actions.addToCart(puffPuff);
  expect(showToast.mock.calls.map(([{ text }]) => text)).toEqual([
    'Puff-Puff added to your cart. This browser doesn’t save your cart. Order before you close or reload this page.',
    'Puff-Puff added to your cart',
  ]);
});

test('what it refuses is told in an alert, and nothing else happens (S5.2, S5.3, S5.4)', () => {
  const { actions, store, showAlert, showToast } = setUp();
  expect(actions.addToCart(makeProduct('tower', { name: 'Tower', priceToPay: 120_000 }))).toBe(false);
  expect(actions.addToCart(makeProduct('gift', { name: 'Gift', priceToPay: 0 }))).toBe(false);
  actions.addToCart(puffPuff, 100);
  showToast.mockClear();
  expect(actions.addToCart(puffPuff)).toBe(false);
  expect(showAlert.mock.calls).toEqual([
    ['Sorry, the price for "Tower" (₦120,000) appears to be incorrect. Please contact support.'],
    ['Sorry, "Gift" cannot be added to cart due to pricing issues.'],
    ['Maximum quantity per product is 100'],
  ]);
  expect(showToast).not.toHaveBeenCalled();
  expect(store.readItems()).toMatchObject([{ id: 'puff-puff', quantity: 100 }]);
});

test('what is not there is ignored without a word (S5.1)', () => {
  const { actions, store, showAlert, showToast } = setUp();
  expect(actions.addToCart(undefined)).toBe(false);
  expect([store.readItems(), showAlert.mock.calls, showToast.mock.calls]).toEqual([[], [], []]);
});

test('items are changed, removed and cleared (S4.4)', () => {
  const { actions, store } = setUp();
  actions.addToCart(puffPuff, 2);
  actions.addToCart(makeProduct('meat-pie'));
  actions.updateQuantity('puff-puff', 5);
  expect(store.readItems()[0]?.quantity).toBe(5);
  actions.updateQuantity('puff-puff', 0);
  expect(store.readItems()).toMatchObject([{ id: 'meat-pie' }]);
  actions.removeFromCart('meat-pie');
  actions.addToCart(puffPuff);
  actions.clearCart();
  expect(store.readItems()).toEqual([]);
});

test('invalid prices are found and removed (S5.6)', () => {
  const { actions, store } = setUp();
  actions.addToCart(puffPuff);
  store.change((items) => ({ items: items.map((item) => ({ ...item, price: 0 })) }));
  expect(actions.hasInvalidPriceItems()).toBe(true);
  actions.removeInvalidPriceItems();
  expect([actions.hasInvalidPriceItems(), store.readItems()]).toEqual([false, []]);
});
