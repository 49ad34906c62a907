import { expect, test } from 'vitest';
import { sayGift, sayOwnSending, saySending, sayWhoseGift } from './voucher-words.ts';

test.each([
  ['', null, null, 'Send your voucher on WhatsApp or print it.'],
  ['ngozi@home.example', null, null, 'We’re emailing your voucher to ngozi@home.example now.'],
  ['ngozi@home.example', '2026-11-17', null, 'We’re emailing your voucher to ngozi@home.example now.'],
  [
    'ngozi@home.example',
    null,
    '2026-11-17T08:05:00.000Z',
    'We emailed your voucher to ngozi@home.example at 09:05 today.',
  ],
  [
    'ngozi@home.example',
    '2026-11-20',
    null,
    'We’ll email your voucher to ngozi@home.example on Friday 20 November.',
  ],
])('a voucher for %j on %j, sent %j: %s (P29.73, P29.490)', (recipientEmail, sendOn, sentAt, words) => {
  const now = new Date('2026-11-17T10:00:00.000Z');
  expect(sayGift({ recipientEmail, sendOn }, sentAt, now)).toBe(words);
});

test.each([
  ['Chidi', 'This is Chidi’s gift. Whoever has the code can use it.'],
  ['', 'This voucher is a gift. Whoever has the code can use it.'],
])('the buyer reads beside the code that it is %j’s (P29.490)', (recipientName, words) => {
  expect(sayWhoseGift({ recipientName })).toBe(words);
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

test.each([
  [
    { ...GIFT, state: 'waiting' },
    'We’ll email it to ngozi@home.example once it’s paid, from Friday 20 November.',
  ],
  [
    { ...GIFT, state: 'waiting', sendOn: '2026-11-17' },
    'We’ll email it to ngozi@home.example once it’s paid.',
  ],
  [GIFT, 'We’ll email it to ngozi@home.example on Friday 20 November.'],
  [{ ...GIFT, sendOn: '2026-11-17' }, 'We’ll email it to ngozi@home.example today.'],
  [{ ...GIFT, state: 'waiting', sendOn: null }, 'Open it to pay for it.'],
] as const)('the buyer reads the day of the email only where it is to come: %j (P28.386)', (gift, words) => {
  expect(sayOwnSending(gift, '2026-11-17')).toBe(words);
});
