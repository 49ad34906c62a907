import { expect, test } from 'vitest';
import {
  buildQuote,
  changeLines,
  findQuoteProblems,
  startQuote,
  sumLines,
  takeShare,
} from './quote-values.ts';

const suggestion = {
  lines: [
    { words: '10-inch tier', amount: 42_000 },
    { words: 'Fondant, 10 inches', amount: 8_500.5 },
  ],
  total: 50_500.5,
  deposit: 25_250,
  workUnits: 8,
  leadTimeHours: 72,
};
const asked = { quotes: [], suggestion, wantedDay: '2026-11-28', now: '2026-11-16T09:00:00.000Z' };
const values = startQuote(asked);
const line = (words: string, amount: string) => ({ key: words, words, amount });

test('the first quote starts from what the design asks for, on the wanted day', () => {
  expect(values).toMatchObject({
    lines: [
      { words: '10-inch tier', amount: '42,000' },
      { words: 'Fondant, 10 inches', amount: '8,500.50' },
    ],
    deposit: '25,250',
    workUnits: '8',
    leadTimeHours: '72',
    day: '2026-11-28',
    validUntil: '2026-11-19T18:00',
    note: '',
  });
});

test('what is wanted and has no price in the price list is asked for (P28.354)', () => {
  const lines = [...suggestion.lines, { words: 'A talking drum', amount: null }];
  const started = startQuote({ ...asked, suggestion: { ...suggestion, lines } });
  expect(started.lines[2]).toMatchObject({ words: 'A talking drum', amount: '' });
  expect(started.depositShare).toBe(50);
  expect(findQuoteProblems(started)).toEqual({ 'lines.2.amount': 'Enter an amount in naira.' });
});

test('a further quote goes on from the one before, with its note (P28.312)', () => {
  const newest = {
    version: 1,
    lines: [{ words: 'As agreed', amount: 60_000 }],
    total: 60_000,
    deposit: 20_000,
    day: '2026-11-27',
    note: 'With gold leaf',
    expiresAt: '2026-11-18T17:00:00.000Z',
    createdAt: '2026-11-16T08:00:00.000Z',
    workUnits: 9,
    leadTimeHours: 48,
    madeBy: 'Ada',
  };
  expect(startQuote({ ...asked, quotes: [newest] })).toMatchObject({
    lines: [{ words: 'As agreed', amount: '60,000' }],
    deposit: '20,000',
    workUnits: '9',
    day: '2026-11-27',
    note: 'With gold leaf',
  });
});

test('a quote for the day after tomorrow holds until the evening before it', () => {
  expect(startQuote({ ...asked, wantedDay: '2026-11-18' }).validUntil).toBe('2026-11-17T18:00');
});

test('what is sent has amounts in naira and the moment by the clock of Lagos', () => {
  expect(buildQuote(values, 4)).toEqual({
    lines: suggestion.lines,
    deposit: 25_250,
    workUnits: 8,
    leadTimeHours: 72,
    day: '2026-11-28',
    expiresAt: '2026-11-19T17:00:00.000Z',
    note: '',
    version: 4,
  });
  expect(findQuoteProblems(values)).toEqual({});
});

test('the sum is exact to the kobo, and leaves out what cannot be read', () => {
  expect(sumLines([line('a', '0.10'), line('b', '0.20'), line('c', 'much'), line('d', '')])).toBe(30);
});

test('a share of the sum is a whole naira', () => {
  expect(takeShare([line('a', '50,500.50')], 50)).toBe('25,250');
  expect(takeShare([line('a', '100,000')], 30)).toBe('30,000');
});

test('each field says what is missing in it', () => {
  const problems = findQuoteProblems({
    ...values,
    lines: [line('', 'much')],
    deposit: '0',
    workUnits: 'a few',
    day: '',
    validUntil: '',
  });
  expect(problems).toMatchObject({
    'lines.0.words': 'Enter a description.',
    'lines.0.amount': 'Enter an amount in naira.',
    deposit: 'Enter an amount above ₦0.',
    workUnits: 'Enter a whole number.',
    day: 'Choose a day.',
    validUntil: 'Choose when the quote expires.',
  });
});

test('a quote without lines and a deposit above the sum are refused', () => {
  expect(findQuoteProblems({ ...values, lines: [] })).toMatchObject({ lines: 'Add at least one line.' });
  expect(findQuoteProblems({ ...values, deposit: '60,000' })).toEqual({
    deposit: 'The deposit can’t be more than the quote, ₦50,500.50.',
  });
});

test('the deposit follows the total while a percentage is chosen, also past an empty one (P18.11)', () => {
  expect(values.depositShare).toBe(50);
  const dearer = changeLines(values, [line('Cake', '60,000')]);
  expect(dearer.deposit).toBe('30,000');
  const cleared = changeLines({ ...values, ...dearer }, [line('Cake', '')]);
  expect(changeLines({ ...values, ...cleared }, [line('Cake', '80,000')]).deposit).toBe('40,000');
  const typed = { ...values, deposit: '10,000', depositShare: null };
  expect(changeLines(typed, [line('Cake', '60,000')]).deposit).toBe('10,000');
});
