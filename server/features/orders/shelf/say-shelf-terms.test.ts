import { expect, test } from 'vitest';
import { NO_SHELF } from '../../../../domain/shelf/shelf.ts';
import { sayShelfTerms } from './say-shelf-terms.ts';

const WINDOWS = [
  { id: 'noon', from: '12:00', to: '15:00' },
  { id: 'evening', from: '15:00', to: '18:00' },
] as const;

test('the activity log says what the shelf was set to (P28.121)', () => {
  const on = { isOn: true, isCounterSaleOn: false, cutOffs: { noon: '10:00' } } as const;
  expect(sayShelfTerms(NO_SHELF, on, WINDOWS)).toBe('today’s shelf turned on; 12:00–15:00: order by 10:00');
  const later = { isOn: false, isCounterSaleOn: true, cutOffs: { gone: '09:00' } } as const;
  expect(sayShelfTerms(on, later, WINDOWS)).toBe(
    'today’s shelf turned off; counter sale turned on; 12:00–15:00: no same-day orders; a time slot that was removed: order by 09:00',
  );
  expect(sayShelfTerms(on, on, WINDOWS)).toBe('');
});
