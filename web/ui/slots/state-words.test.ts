import { expect, test } from 'vitest';
import { addWay, explainDay, explainLost, explainStart, findSlowest, type ShownDay } from './state-words.ts';

const redVelvet = { name: 'Red Velvet', leadTimeHours: 48 };

function makeDay(state: ShownDay['state'], note = ''): ShownDay {
  return { day: '2026-11-17', state, note, windows: [] };
}

test.each([
  ['closed', 'We’re closed on Tuesday 17 November.'],
  ['cut_off', 'It’s too late to order for Tuesday 17 November.'],
  ['too_soon', 'Red Velvet needs 2 days, so Tuesday 17 November is too soon.'],
  ['too_much', 'This is more than we can bake on Tuesday 17 November. Order less, or contact us.'],
  ['day_full', 'Tuesday 17 November is fully booked.'],
  ['window_full', 'Tuesday 17 November is fully booked.'],
  ['past', 'Tuesday 17 November has passed.'],
] as const)('a day that is %s says so (P4.3)', (state, words) => {
  expect(explainDay(makeDay(state), redVelvet)).toBe(words);
});

test('a time that is lost by what is ordered says why, and any other that it is lost (P29.605)', () => {
  const window = { id: 'noon', from: '12:00', to: '15:00' };
  const explain = (state: ShownDay['state'], slowest = addWay(redVelvet, undefined)) =>
    explainLost(
      [{ ...makeDay('free'), windows: [{ ...window, state }] }],
      { day: '2026-11-17', windowId: 'noon' },
      slowest,
    );
  expect(explain('too_soon')).toBe('Red Velvet needs 2 days, so choose a later time.');
  expect(explain('too_soon', addWay(redVelvet, { name: 'Abuja', extraNoticeHours: 48 }))).toBe(
    'Red Velvet needs 2 days and delivery to Abuja 2 days more, so choose a later time.',
  );
  expect(explain('too_much')).toMatch(/^This is more than we can bake for the time you chose\./);
  expect(explain('window_full')).toBe('The time you chose is no longer available. Choose another.');
  expect(explainLost([], { day: '2026-11-17', windowId: 'noon' }, redVelvet)).toBe(explain('closed'));
});

test('at the desk a day with too little room says how much work is needed and how much is free (P28.189)', () => {
  const work = { needed: 120, free: 30 };
  for (const state of ['too_much', 'day_full'] as const) {
    expect(explainDay({ ...makeDay(state), work }, redVelvet)).toBe(
      'Needs 120 kitchen points; 30 are available on Tuesday 17 November.',
    );
  }
});

test('a closed day tells the owner’s reason', () => {
  expect(explainDay(makeDay('closed', 'Eid holiday'), undefined)).toBe(
    'We’re closed on Tuesday 17 November: Eid holiday',
  );
});

test('a free day needs no explaining', () => {
  expect(explainDay(makeDay('free'), redVelvet)).toBe('');
  expect(explainDay(makeDay('late'), redVelvet)).toBe('');
});

test('what takes longest says where the days begin (P4.2)', () => {
  const slowest = findSlowest([
    { name: 'Puff-Puff', leadTimeHours: 5 },
    redVelvet,
    { name: 'Bread', leadTimeHours: 24 },
  ]);
  expect(explainStart({ day: '2026-11-19' }, slowest)).toBe(
    'Red Velvet needs 2 days’ notice, so the first day is Thursday 19 November.',
  );
});

test('without anything that takes long, or without a day, nothing is said', () => {
  expect(explainStart({ day: '2026-11-19' }, { name: 'Bread', leadTimeHours: 24 })).toBe('');
  expect(explainStart(null, redVelvet)).toBe('');
  expect(explainStart({ day: '2026-11-19' }, findSlowest([]))).toBe('');
});

test('a zone that is far away is named as the reason for its notice (P29.10)', () => {
  const toAbuja = addWay({ name: 'Bread', leadTimeHours: 24 }, { name: 'Abuja', extraNoticeHours: 48 });
  expect(explainStart({ day: '2026-11-19' }, toAbuja)).toBe(
    'Delivery to Abuja takes 2 days longer, so the first day is Thursday 19 November.',
  );
  expect(explainDay(makeDay('too_soon'), toAbuja)).toBe(
    'Bread needs a day and delivery to Abuja 2 days more, so Tuesday 17 November is too soon.',
  );
  expect(addWay(redVelvet, { name: 'Lagos Island' })).toBe(redVelvet);
});
