import { expect, test } from 'vitest';
import { sayGift } from './voucher-words.ts';

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
