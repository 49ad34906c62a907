import { expect, test } from 'vitest';
import { findLeftOutWords } from './left-out-words.ts';

const find = (...texts: string[]) =>
  findLeftOutWords(texts.map((text, index) => ({ text, line: index + 1 })));

test.each([
  ['Questions? Answer this e-mail.', 'email'],
  ['Send mail', 'email'],
  ['Somebody wishes for a cake', 'request'],
  ['Our quote has run out', 'expired'],
  ['Your place is free again', 'delivery slot'],
  ['The money does not fit', 'payment doesn’t match the order'],
  ['Present password', 'current password'],
  ['3 fields need you', 'needs your attention'],
  ['It is in our book, and we bake.', 'confirmed'],
  ['Please fetch your order', 'pick up'],
  ['Before we hand the cake over', 'delivered, picked up'],
  ['Nothing is called “gateau”.', 'nothing found'],
  ['Agreed reduction', 'discount'],
  ['Choose how it goes back.', 'how to refund it'],
  ['Every window of that day is full.', 'time slot'],
  ['Enter the number of work units.', 'kitchen points'],
  ['A picture lacks its description.', 'has no'],
  ['The identity could not be read anew', 'again'],
  ['Keeping the cart in step failed', 'sync'],
  ['Balance before you get it', 'before delivery or pickup'],
  ['Orders to {…} start at {…}.', 'the minimum order'],
  ['Enter at most {…} %.', 'the number and % without a space'],
])('“%s” is refused, and the usual word is said (P34.2)', (text, word) => {
  expect(find(text).map(({ what }) => what)).toEqual(
    expect.arrayContaining([expect.stringContaining(`say ${word}`)]),
  );
});

test('the words that people use pass, the specification’s among them', () => {
  expect(
    find(
      'Password reset email sent. Check your inbox!',
      'Failed to fetch',
      'The mail server did not answer.',
      'Send emails to your customers',
      '3 fields need your attention',
      '/dev/mail',
    ),
  ).toEqual([]);
});
