import { expect, test } from 'vitest';
import { buildShopMapLink } from './map-link.ts';

test('a map link holds name and address as one encoded query', () => {
  const address = { street: '14 Bode Okafor Close', area: 'Yaba', city: 'Lagos', state: 'Lagos' };
  const link = new URL(buildShopMapLink({ name: 'Oyin Bakes', address }));
  expect(link.searchParams.get('query')).toBe('Oyin Bakes, 14 Bode Okafor Close, Yaba, Lagos');
});
