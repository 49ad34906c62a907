import { expect, test } from 'vitest';
import { isLinkMailed } from './lost-links.ts';

const NOW = new Date('2026-11-19T09:00:00.000Z');

test.each([
  ['open, however old', 'confirmed', '2026-06-01', 'ada@bakery.example', true],
  ['over since a while', 'delivered', '2026-06-01', 'ada@bakery.example', false],
  ['over, and recent', 'delivered', '2026-11-01', 'ada@bakery.example', true],
  ['without an address', 'confirmed', '2026-11-01', '', false],
] as const)(
  'the link of an order is mailed as its address asks for it: %s (P29.460)',
  (_, status, createdAt, email, isMailed) => {
    expect(isLinkMailed({ status, createdAt, contact: { email } }, NOW)).toBe(isMailed);
  },
);
