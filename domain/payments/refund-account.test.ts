import { expect, test } from 'vitest';
import { findRefundAccount, sayAccountEnd, writeAccountNote } from './refund-account.ts';

const note = (text: string, minute: number) => ({ text, at: `2026-11-18T09:0${minute}:00.000Z` });

test('the account that was noted for a refund is found where the transfer is made, with its number (P28.208)', () => {
  const notes = [
    note('She is allergic to nuts', 0),
    note(writeAccountNote(2_000, 'GTBank 0123456789 Ada Obi'), 1),
    note(writeAccountNote(500.5, 'Ada Obi, Kuda'), 2),
    note('Refund her soon', 3),
  ];
  expect(findRefundAccount(notes, 2_000)).toEqual({
    words: 'GTBank 0123456789 Ada Obi',
    number: '0123456789',
  });
  expect(findRefundAccount(notes, 500.5)).toEqual({ words: 'Ada Obi, Kuda', number: 'Ada Obi, Kuda' });
  expect(findRefundAccount(notes, 700)?.words).toBe('Ada Obi, Kuda');
  expect(findRefundAccount(notes.slice(0, 1), 2_000)).toBeNull();
});

test('of an account its bank and last four digits are said, and nothing else that was noted (P28.486)', () => {
  const say = (words: string) => {
    const account = findRefundAccount([note(writeAccountNote(2_000, words), 1)]);
    return account && sayAccountEnd(account);
  };
  expect(say('her husband’s, gtbank 0123456789 Ada Obi')).toBe('the GTBank account ending 6789');
  expect(say('Stanbic IBTC Bank, 9876543210')).toBe('the Stanbic IBTC Bank account ending 3210');
  expect(say('0123456789 Ada Accessories')).toBe('the account ending 6789');
  expect(say('Ada Obi, Kuda')).toBeNull();
});
