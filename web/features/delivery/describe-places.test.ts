import { expect, test } from 'vitest';
import type { ZonePlace } from '../../../domain/delivery/zones.ts';
import { describePlaces } from './describe-places.ts';

const zone = (...places: readonly ZonePlace[]) => ({ places });

test('a shopper reads where a zone is, and that the rest of a state is another one (P1.14)', () => {
  const island = zone({ state: 'Lagos', lgas: ['Eti-Osa', 'Lagos Island'] });
  const outskirts = zone({ state: 'Lagos', lgas: [] }, { state: 'Ogun', lgas: [] });
  const zones = [island, outskirts];
  expect(describePlaces(island, zones)).toBe('Lagos: Eti-Osa and Lagos Island.');
  expect(describePlaces(outskirts, zones)).toBe('The rest of Lagos. All of Ogun.');
  expect(describePlaces(outskirts, [outskirts])).toBe('All of Lagos. All of Ogun.');
});
