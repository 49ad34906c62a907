import { expect, test } from 'vitest';
import { joinDays, listDays } from './days.ts';

test('a span is listed day by day, both ends included', () => {
  expect(listDays({ from: '2026-10-30', to: '2026-11-01' })).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
});

test('days that follow each other are one span, others stand by themselves', () => {
  expect(joinDays([])).toEqual([]);
  expect(joinDays(['2026-10-31', '2026-11-01', '2026-11-05', '2026-11-15', '2026-11-16'])).toEqual([
    { from: '2026-10-31', to: '2026-11-01' },
    { from: '2026-11-05', to: '2026-11-05' },
    { from: '2026-11-15', to: '2026-11-16' },
  ]);
});
