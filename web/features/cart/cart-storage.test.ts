import { describe, expect, test, vi } from 'vitest';
import { type CartWindow, createCartStorage } from './cart-storage.ts';

const puffPuff = { id: 'p1', name: 'Puff-Puff', price: 3_500, quantity: 2 };

type StorageListener = Parameters<CartWindow['addEventListener']>[1];

function setUp(keptText: string | null) {
  const kept = new Map([['cart-items', keptText]]);
  const listeners = new Set<StorageListener>();
  const storage = createCartStorage(() => ({
    localStorage: { getItem: (key) => kept.get(key) ?? null },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  }));
  const changeInOtherTab = (key: string | null) => {
    for (const listener of listeners) listener({ key });
  };
  return { kept, storage, changeInOtherTab };
}

describe('the kept cart', () => {
  test('is read with all its fields (S3.3)', () => {
    const { storage } = setUp(JSON.stringify([{ ...puffPuff, category: 'Small chops' }]));
    expect(storage.readItems()).toEqual([{ ...puffPuff, category: 'Small chops' }]);
  });

  test('is the same list until the kept text changes', () => {
    const { kept, storage } = setUp(JSON.stringify([puffPuff]));
    const before = storage.readItems();
    expect(storage.readItems()).toBe(before);
    kept.set('cart-items', '[]');
    expect(storage.readItems()).toEqual([]);
  });

  test.each([null, '', 'no json', '{"id":"p1"}', '7', 'null'])('is empty when %j was kept', (text) => {
    expect(setUp(text).storage.readItems()).toEqual([]);
  });

  test.each([
    { ...puffPuff, id: '' },
    { ...puffPuff, name: 7 },
    { ...puffPuff, price: '3500' },
    { ...puffPuff, price: 10.005 },
    { ...puffPuff, quantity: 0 },
    { ...puffPuff, quantity: 1.5 },
    null,
  ])('leaves out what is no item: %j', (item) => {
    expect(setUp(JSON.stringify([item, puffPuff])).storage.readItems()).toEqual([puffPuff]);
  });

  test('is empty in a browser that forbids storage', () => {
    const storage = createCartStorage(() => ({
      get localStorage(): never {
        throw new DOMException('Access denied', 'SecurityError');
      },
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    expect(storage.readItems()).toEqual([]);
  });
});

describe('another tab', () => {
  test.each(['cart-items', null])('that changes %j is heard', (key) => {
    const { storage, changeInOtherTab } = setUp(null);
    const onChange = vi.fn();
    storage.subscribe(onChange);
    changeInOtherTab(key);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('that changes something else is not heard, nor is any after leaving', () => {
    const { storage, changeInOtherTab } = setUp(null);
    const onChange = vi.fn();
    const leave = storage.subscribe(onChange);
    changeInOtherTab('theme');
    leave();
    changeInOtherTab('cart-items');
    expect(onChange).not.toHaveBeenCalled();
  });
});
