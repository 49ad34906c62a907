import { describe, expect, test } from 'vitest';
import { beginPost, toSaved } from './post-values.ts';
import { takeStep } from './publish-step.ts';
import { readMoment, sayMoment, saySaved, sayStanding, suggestMoment } from './publish-words.ts';
import { EXAMPLE_POST } from './testing/example-post.ts';

/** Sunday, 10:00 in Lagos. */
const NOW = new Date('2026-11-15T09:00:00.000Z');
const FRIDAY = '2026-11-20T08:00:00.000Z';
const STORED = toSaved(EXAMPLE_POST).values;
const DRAFT = beginPost('a-key-of-one-post').values;

describe('a moment', () => {
  test('is read by the clock in Lagos', () => {
    expect(readMoment({ day: '2026-11-20', time: '09:00' }, NOW)).toEqual({
      ok: true,
      moment: new Date(FRIDAY),
    });
  });

  test.each([
    ['no day', { day: '', time: '09:00' }, { day: 'Choose a day.' }],
    ['a day that is none', { day: '2026-02-30', time: '09:00' }, { day: 'Choose a day.' }],
    ['no time', { day: '2026-11-20', time: '' }, { time: 'Choose a time.' }],
    [
      'a day of before',
      { day: '2026-11-14', time: '23:59' },
      { day: 'That time has passed. Choose a later one.' },
    ],
    [
      'this very minute',
      { day: '2026-11-15', time: '10:00' },
      { time: 'That time has passed. Choose a later one.' },
    ],
  ])('is refused at its field: %s', (_, typed, problems) => {
    expect(readMoment(typed, NOW)).toEqual({ ok: false, problems });
  });

  test('is said with its year where that is another one', () => {
    expect(sayMoment(new Date(FRIDAY), NOW)).toBe('Friday 20 November at 09:00');
    expect(sayMoment(new Date('2026-12-31T23:30:00.000Z'), NOW)).toBe('Friday 1 January 2027 at 00:30');
  });

  test('is suggested: the planned one, or else tomorrow morning', () => {
    expect(suggestMoment({ publishedAt: FRIDAY }, NOW)).toEqual({ day: '2026-11-20', time: '09:00' });
    expect(suggestMoment({ publishedAt: null }, NOW)).toEqual({ day: '2026-11-16', time: '09:00' });
    expect(suggestMoment(STORED, NOW)).toEqual({ day: '2026-11-16', time: '09:00' });
  });
});

test('how a post stands is said in a sentence', () => {
  expect(sayStanding(DRAFT, NOW)).toBe('Customers can’t see it yet.');
  expect(sayStanding({ status: 'published', publishedAt: FRIDAY }, NOW)).toBe(
    'It will be published on Friday 20 November at 09:00, Lagos time.',
  );
  expect(sayStanding(STORED, NOW)).toBe(
    'Published on Saturday 14 November at 09:30. Changes are live when you save.',
  );
});

describe('a step', () => {
  test('publishes now: the shop sets the moment', () => {
    expect(takeStep(DRAFT, { kind: 'publish' }, NOW)).toMatchObject({
      status: 'published',
      publishedAt: null,
    });
    expect(takeStep({ ...DRAFT, publishedAt: FRIDAY }, { kind: 'publish' }, NOW).publishedAt).toBeNull();
  });

  test('brings back what had appeared before, under the day it first appeared', () => {
    const hidden = takeStep(STORED, { kind: 'unpublish' }, NOW);
    expect(hidden).toMatchObject({ status: 'draft', publishedAt: EXAMPLE_POST.publishedAt });
    expect(takeStep(hidden, { kind: 'publish' }, NOW)).toEqual(STORED);
  });

  test('plans, and forgets the plan when it becomes a draft again', () => {
    const planned = takeStep(DRAFT, { kind: 'schedule', at: new Date(FRIDAY) }, NOW);
    expect(planned).toMatchObject({ status: 'published', publishedAt: FRIDAY });
    expect(takeStep(planned, { kind: 'unpublish' }, NOW)).toEqual(DRAFT);
  });

  test('only saves', () => {
    expect(takeStep(STORED, { kind: 'save' }, NOW)).toBe(STORED);
  });
});

test('what was done is told in words', () => {
  const draft = { ...EXAMPLE_POST, standing: 'draft' } as const;
  const planned = { ...EXAMPLE_POST, standing: 'scheduled', publishedAt: FRIDAY } as const;
  expect(saySaved(draft, { kind: 'save' }, NOW)).toBe('Draft saved');
  expect(saySaved(draft, { kind: 'unpublish' }, NOW)).toBe('“Keeping a cake cool” is a draft again');
  expect(saySaved(planned, { kind: 'save' }, NOW)).toBe(
    '“Keeping a cake cool” will be published on Friday 20 November at 09:00',
  );
  expect(saySaved(EXAMPLE_POST, { kind: 'publish' }, NOW)).toBe('“Keeping a cake cool” is published');
  expect(saySaved(EXAMPLE_POST, { kind: 'save' }, NOW)).toBe('Saved and published');
});
