import { expect, test } from 'vitest';
import { listPaletteGroups, matchEntries } from './palette-items.ts';

const ENTRIES = [
  { label: 'Custom orders', to: '/admin/custom-orders', alsoCalled: 'quotes requests' },
  { label: 'New order', to: '/admin/orders/new', alsoCalled: 'new phone WhatsApp' },
  { label: 'Calendar', to: '/admin/calendar' },
];
const NOTHING = { orders: [], customOrders: [], products: [], customers: [] };

test('screens are found by the beginnings of their words, in any order, and by what else they are called', () => {
  const labels = (query: string) => matchEntries(query, ENTRIES).map(({ label }) => label);
  expect(labels('ord')).toEqual(['Custom orders', 'New order']);
  expect(labels('ord cust')).toEqual(['Custom orders']);
  expect(labels('QUO')).toEqual(['Custom orders']);
  expect(labels('lendar')).toEqual([]);
  expect(labels(' ')).toEqual(['Custom orders', 'New order', 'Calendar']);
});

test('what was found comes before the screens, each with its way, and empty groups not at all', () => {
  const order = { id: 'a/b', title: '123-456-789 Ada', note: 'confirmed' };
  const product = { id: 'honey-cake', title: 'Honey Cake', note: 'Cakes' };
  expect(listPaletteGroups('cal', ENTRIES, { ...NOTHING, orders: [order], products: [product] })).toEqual([
    {
      name: 'Orders',
      items: [{ key: 'orders a/b', title: '123-456-789 Ada', note: 'confirmed', to: '/admin/orders/a%2Fb' }],
    },
    {
      name: 'Products',
      items: [
        {
          key: 'products honey-cake',
          title: 'Honey Cake',
          note: 'Cakes',
          to: '/admin/products/honey-cake/edit',
        },
      ],
    },
    {
      name: 'Go to',
      items: [{ key: '/admin/calendar', title: 'Calendar', note: '', to: '/admin/calendar' }],
    },
  ]);
  expect(listPaletteGroups('zzz', ENTRIES, undefined)).toEqual([]);
});
