import { expect, test } from 'vitest';
import { sayGift, saySending } from './voucher-words.ts';

test.each([
  ['', null, 'Send your voucher on WhatsApp or print it.'],
  ['ngozi@home.example', null, 'We’ve emailed your voucher to ngozi@home.example.'],
  ['ngozi@home.example', '2026-11-17', 'We’ve emailed your voucher to ngozi@home.example.'],
  [
    'ngozi@home.example',
    '2026-11-20',
    'We’ll email your voucher to ngozi@home.example on Friday 20 November.',
  ],
])('a voucher for %j on %j: %s (P29.73)', (recipientEmail, sendOn, words) => {
  expect(sayGift({ recipientEmail, sendOn }, '2026-11-17')).toBe(words);
});

const GIFT = {
  state: 'active',
  recipientEmail: 'ngozi@home.example',
  sendOn: '2026-11-20',
  isSent: false,
} as const;

test.each([
  [GIFT, 'Will be emailed to ngozi@home.example on Friday 20 November.'],
  [{ ...GIFT, state: 'waiting' }, 'Will be emailed to ngozi@home.example on Friday 20 November.'],
  [
    { ...GIFT, state: 'waiting', sendOn: '2026-11-17' },
    'Will be emailed to ngozi@home.example once it’s paid.',
  ],
  [{ ...GIFT, sendOn: '2026-11-17' }, 'Will be emailed to ngozi@home.example today.'],
  [{ ...GIFT, isSent: true }, 'Emailed to ngozi@home.example.'],
  [{ ...GIFT, state: 'void' }, ''],
  [{ ...GIFT, recipientEmail: '', sendOn: null }, ''],
] as const)('staff read when a voucher is emailed, and to whom: %j (P28.116)', (gift, words) => {
  expect(saySending(gift, '2026-11-17')).toBe(words);
});
