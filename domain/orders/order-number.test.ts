import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  makeOrderNumber,
  ORDER_NUMBER_FORM,
  ORDER_NUMBER_SPACE,
  readOrderNumber,
  splitAtOrderNumbers,
} from './order-number.ts';

const anyNumber = fc.integer({ min: 0, max: ORDER_NUMBER_SPACE - 1 }).map(makeOrderNumber);

describe('an order’s number', () => {
  test('is nine digits in threes', () => {
    expect(makeOrderNumber(48_209_371)).toMatch(/^482-093-71\d$/);
    expect(makeOrderNumber(0)).toBe('000-000-000');
    fc.assert(fc.property(anyNumber, (number) => ORDER_NUMBER_FORM.test(number)));
  });

  test('is understood however it is typed', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(readOrderNumber(number)).toBe(number);
        expect(readOrderNumber(number.replaceAll('-', ''))).toBe(number);
        expect(readOrderNumber(` ${number.replaceAll('-', ' ')} `)).toBe(number);
      }),
    );
  });

  test('with one wrong digit is nobody’s', () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, place, change) => {
        const digits = [...number.replaceAll('-', '')];
        digits[place] = String((Number(digits[place]) + change) % 10);
        expect(readOrderNumber(digits.join(''))).toBeUndefined();
      }),
    );
  });

  test.each(['', '12', 'abc-def-ghi', '123-456-78', '123-456-7890'])('is not %j', (typed) => {
    expect(readOrderNumber(typed)).toBeUndefined();
  });
});

test('a number is found in what somebody writes, and a phone number is none (P37.26)', () => {
  const number = makeOrderNumber(48_209_371);
  expect(splitAtOrderNumbers(`Where is ${number}?`)).toEqual([
    { start: 0, text: 'Where is ' },
    { start: 9, text: number, number },
    { start: 20, text: '?' },
  ]);
  const bare = number.replaceAll('-', '');
  expect(splitAtOrderNumbers(bare)).toEqual([{ start: 0, text: bare, number }]);
  for (const text of ['', '482-093-711', `+${bare}`, `${bare}0`, `0803 ${bare}`, '+234 803 123 4567']) {
    expect(splitAtOrderNumbers(text).every((piece) => piece.number === undefined)).toBe(true);
  }
  fc.assert(
    fc.property(fc.string(), anyNumber, (words, found) => {
      const text = `${words} ${found} ${words}`;
      const pieces = splitAtOrderNumbers(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
