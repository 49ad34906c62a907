import { expect, test } from 'vitest';
import { findKnownArea } from './known-areas.ts';
import { listLocalGovernmentAreas } from './local-government-areas.ts';

const find = (lga: string, area: string, state: 'Lagos' | 'FCT' = 'Lagos') =>
  findKnownArea({ state, lga, area }, listLocalGovernmentAreas(state));

test('an area that is known to lie elsewhere leads to its own local government area (P29.160)', () => {
  expect(find('Surulere', 'Lekki Phase 1')).toBe('Eti-Osa');
  expect(find('Ikeja', 'victoria-island')).toBe('Eti-Osa');
  expect(find('Surulere', 'Ikeja')).toBe('Ikeja');
  expect(find('Bwari', 'Wuse 2', 'FCT')).toBe('Abuja Municipal');
});

test('Lekki is asked about in Ibeju-Lekki too, where few mean it, and what lies there is not (P29.570)', () => {
  expect(find('Ibeju-Lekki', 'Lekki')).toBe('Eti-Osa');
  expect(find('Ibeju-Lekki', 'Lekki Phase 1')).toBe('Eti-Osa');
  expect(find('Ibeju-Lekki', 'Lekki Free Trade Zone')).toBeNull();
  expect(find('Eti-Osa', 'Awoyaya')).toBe('Ibeju-Lekki');
});

test('nothing is said of an area where it is chosen, of one nobody knows, or before one is chosen', () => {
  expect(find('Eti-Osa', 'Lekki Phase 1')).toBeNull();
  expect(find('Lagos Island', 'Lagos')).toBeNull();
  expect(find('Surulere', 'Aguda')).toBeNull();
  expect(find('Surulere', 'Vivian Estate')).toBeNull();
  expect(find('Surulere', ' ')).toBeNull();
  expect(find('', 'Yaba')).toBeNull();
});
