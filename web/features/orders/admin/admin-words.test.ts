import { expect, test } from 'vitest';
import { describeSource } from './admin-words.ts';

test('a payment by hand says who recorded it, and what they noted', () => {
  expect(describeSource('transfer', { note: 'GTB 4711', by: 'Oyin Bello' })).toBe(
    'GTB 4711, recorded by Oyin Bello',
  );
  expect(describeSource('cash', { note: '', by: 'Oyin Bello' })).toBe('recorded by Oyin Bello');
});

test('what was carried over says where it came from', () => {
  expect(describeSource('carried_over', { note: '', by: null })).toBe('moved from the expired order');
});
