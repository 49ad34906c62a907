import { describe, expect, test } from 'vitest';
import { readOrderSearch } from './order-search.ts';

describe('what is searched for at the desk', () => {
  test('is every word that was typed', () => {
    expect(readOrderSearch('  Ada   Obi ')).toEqual(['ada', 'obi']);
    expect(readOrderSearch('Tẹniọlá Ƙofi')).toEqual(['teniola', 'kofi']);
    expect(readOrderSearch('ada.obi-90@mail.example')).toEqual(['ada.obi-90@mail.example']);
    expect(readOrderSearch('')).toEqual([]);
  });

  test.each(['0803 123 4567', '0803-123-4567', '(0803) 123.4567', '08031234567'])(
    'is one phone number, typed as %s',
    (typed) => {
      expect(readOrderSearch(typed)).toEqual(['08031234567']);
    },
  );

  test.each([
    '+234 803 123 4567',
    '2348031234567',
    '+2348031234567',
    '00234 803 123 4567',
    '+234 (0)803 123 4567',
  ])('is the same phone number with the country’s code, typed as %s', (typed) => {
    expect(readOrderSearch(typed)).toEqual(['8031234567']);
  });

  test.each(['+44 7700 900123', '0044 7700-900123', '447700900123'])(
    'of another country: %s (P29.294)',
    (typed) => {
      expect(readOrderSearch(typed)).toEqual(['447700900123']);
    },
  );

  test('is one order number, with hyphens, spaces or neither, and in part', () => {
    for (const typed of ['234-093-718', '234 093 718', '234093718']) {
      expect(readOrderSearch(typed)).toEqual(['234093718']);
    }
    expect(readOrderSearch('234-09')).toEqual(['23409']);
    expect(readOrderSearch('+234')).toEqual(['234']);
  });

  test('is a name beside a number', () => {
    expect(readOrderSearch('Ada 0803 12 Obi')).toEqual(['ada', '080312', 'obi']);
  });
});
