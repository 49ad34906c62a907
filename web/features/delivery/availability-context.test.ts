import { expect, test } from 'vitest';
import { describeDay } from '../../testing/example-days.ts';
import { preloadAvailability } from './availability-context.tsx';
import { describeEarliest, describeShelf, describeSingle, describeToday } from './earliest-context.tsx';

test('the days of a product can be asked for before the page’s scripts are there (P29.197)', () => {
  const items = [{ productId: 'red-velvet', sizeId: '8-inch', quantity: 1 }];
  const { href } = preloadAvailability(items);
  expect(href).toBe('/api/availability?method=delivery&items=red-velvet%7E8-inch%7E1');
});

const morning = { windowId: 'morning', from: '09:00', to: '12:00' };

test('the earliest delivery is told by the shop’s clock and in the shop’s days (P1.2)', () => {
  const now = '2026-11-15T23:30:00Z';
  expect(describeEarliest({ now, earliest: { day: '2026-11-17', ...morning } }, 0)).toBe(
    'Earliest delivery: tomorrow, 09:00–12:00',
  );
  expect(describeEarliest({ now, earliest: { day: '2026-11-19', ...morning } }, 0)).toBe(
    'Earliest delivery: Thursday 19 November, 09:00–12:00',
  );
});

test('the earliest delivery says where it is for, and a pickup does not (P29.452)', () => {
  const asked = {
    now: '2026-11-16T10:00:00Z',
    earliest: { day: '2026-11-17', ...morning },
    soonestIn: 'Lagos',
  };
  expect(describeEarliest(asked, 0)).toBe('Earliest delivery: tomorrow in Lagos, 09:00–12:00');
  expect(describeEarliest({ ...asked, smallOrder: { minimum: 5_000, pickup: asked.earliest } }, 0)).toBe(
    'Earliest pickup: tomorrow, 09:00–12:00',
  );
});

test('of a shop that delivers nowhere it is the earliest pickup (P36.32)', () => {
  const earliest = { day: '2026-11-17', ...morning };
  expect(describeEarliest({ now: '2026-11-16T10:00:00Z', earliest, isPickupOnly: true }, 0)).toBe(
    'Earliest pickup: tomorrow, 09:00–12:00',
  );
});

test('a full calendar says what to do', () => {
  expect(describeEarliest({ now: '2026-11-15T10:00:00Z', earliest: null }, 0)).toBe(
    'Fully booked right now. Contact us.',
  );
});

test('what no day has room for is more than can be baked, and not fully booked (P29.512)', () => {
  const asked = { now: '2026-11-15T10:00:00Z', earliest: null };
  const closed = describeDay('2026-11-16', 'closed');
  const tooMuch = describeDay('2026-11-17', 'too_much');
  const words = 'This is more than we can bake in one day. Order less, or contact us.';
  expect(describeEarliest({ ...asked, days: [closed, tooMuch] }, 0)).toBe(words);
  expect(describeSingle({ ...asked, days: [tooMuch], notDeliveredTo: ['Abuja'] }, 0)).toBe(words);
  for (const state of ['day_full', 'window_full'] as const) {
    const days = [tooMuch, describeDay('2026-11-18', state)];
    expect(describeEarliest({ ...asked, days }, 0)).toBe('Fully booked right now. Contact us.');
  }
});

const now = '2026-11-16T10:00:00Z';
const evening = { day: '2026-11-16', windowId: 'evening', from: '15:00', to: '18:00' };

test('what is left is told only while it can really be had today, and what is sold out says when it is back (P39.7)', () => {
  const shelf = { left: 7, backOn: '2026-11-21' };
  expect(describeShelf({ now, earliest: evening, shelf }, 0)).toEqual({ title: '7 left today' });
  const later = { ...evening, day: '2026-11-24' };
  expect(describeShelf({ now, earliest: later, shelf }, 0)).toBeUndefined();
  expect(describeShelf({ now, earliest: later, shelf: { ...shelf, left: 0 } }, 0)).toEqual({
    title: 'Sold out today',
    sentence: 'Back Saturday 21 November',
  });
  const sooner = { ...evening, day: '2026-11-18' };
  expect(describeShelf({ now, earliest: sooner, shelf: { ...shelf, left: 0 } }, 0)).toEqual({
    title: 'Sold out today',
  });
  expect(describeShelf({ now, earliest: sooner }, 0)).toBeUndefined();
});

test('what is in the way of today is named with when the rest could be had (P39.6)', () => {
  expect(describeToday({ today: { slot: evening, without: ['Honey Cake'] } })).toBe(
    'Without Honey Cake you could have it today at 15:00.',
  );
  expect(describeToday({})).toBe('');
});

test('what is worth less than the smallest delivery is promised for pickup, with what delivery begins at (P39.22)', () => {
  const tomorrow = { ...evening, day: '2026-11-17' };
  const smallOrder = { minimum: 5_000, pickup: evening };
  const asked = { now, earliest: tomorrow, smallOrder };
  expect(describeSingle(asked, 450_000)).toBe(
    'Earliest pickup: today, 15:00–18:00. Delivery on orders from ₦5,000.',
  );
  expect(describeEarliest(asked, 450_000)).toBe('Earliest pickup: today, 15:00–18:00');
  expect(describeSingle(asked, 500_000)).toBe('Earliest delivery: tomorrow, 15:00–18:00');
  expect(describeSingle({ ...asked, smallOrder: { ...smallOrder, pickup: null } }, 450_000)).toBe(
    'Earliest delivery: tomorrow, 15:00–18:00. Delivery on orders from ₦5,000.',
  );
  const shelf = { left: 7, backOn: null };
  expect(describeShelf({ ...asked, shelf }, 450_000)).toEqual({ title: '7 left today' });
  expect(describeShelf({ ...asked, shelf }, 500_000)).toBeUndefined();
});

test('a single product says where it does not travel (P29.130)', () => {
  const asked = { now, earliest: evening, notDeliveredTo: ['Abuja', 'Kano'] };
  expect(describeSingle(asked, 500_000)).toBe(
    'Earliest delivery: today, 15:00–18:00. Not delivered to Abuja or Kano.',
  );
  expect(describeEarliest(asked, 500_000)).toBe('Earliest delivery: today, 15:00–18:00');
});
