import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { writeCsvRow } from './write-csv.ts';

function readCells(text: string): readonly (readonly string[])[] {
  const reading = parseCsv(text);
  if (!reading.ok) throw new Error(reading.refusal.message);
  return reading.value.map(({ cells }) => cells);
}

const NASTY = [
  '"',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '=',
  '+',
  '-',
  '@',
  "'",
  '\ufeff',
  '＝',
  ' ',
  'ẹ',
  '🎂',
  '\\',
];
const arbitraryCell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...NASTY, 'a', '1'), { maxLength: 8 }).map((parts) => parts.join('')),
);
/** A line without a single word is no row. */
const arbitraryRows = fc.array(
  fc
    .array(arbitraryCell, { minLength: 1, maxLength: 5 })
    .filter((cells) => cells.some((cell) => cell !== '')),
  { minLength: 1, maxLength: 6 },
);

test('whatever is written as a table is read back to the letter', () => {
  fc.assert(
    fc.property(arbitraryRows, (rows) => {
      expect(readCells(`\ufeff${rows.map(writeCsvRow).join('')}`)).toEqual(rows);
    }),
  );
});

test('no text that was written is run by a spreadsheet', () => {
  fc.assert(
    fc.property(arbitraryCell, (text) => {
      const written = writeCsvRow([text]).trimEnd().replace(/^"/, '');
      expect(written).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});

test.each([
  ['commas', 'a,b\nc,d\n'],
  ['semicolons', 'a;b\nc;d\n'],
  ['tabs', 'a\tb\nc\td\n'],
  ['line ends of Windows', 'a,b\r\nc,d\r\n'],
  ['line ends of old Macs', 'a,b\rc,d\r'],
  ['no line end at the end', 'a,b\nc,d'],
  ['a byte order mark', '\ufeffa,b\nc,d'],
  ['quotes that nothing needs', '"a","b"\n"c","d"'],
  ['empty lines', '\n\na,b\n\n,\nc,d\n\n'],
])('a table with %s is the same table', (_, text) => {
  expect(readCells(text)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test.each<[string, readonly (readonly string[])[]]>([
  ['a;b,c;d', [['a', 'b,c', 'd']]],
  ['a,"b;c;d;e"', [['a', 'b;c;d;e']]],
  ['say "hi",6" cake', [['say "hi"', '6" cake']]],
  ['"say ""hi""","two\r\nlines"', [['say "hi"', 'two\r\nlines']]],
  ['"",b', [['', 'b']]],
  ['a,', [['a', '']]],
  ["'=1+1,'+234,''=a,'a", [['=1+1', '+234', "'=a", "'a"]]],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(readCells(text)).toEqual(rows);
});

test('each row knows the line it begins on, whatever its cells hold', () => {
  const reading = parseCsv('a,b\r\n"one\r\ntwo\nthree",c\n\nd,e');
  expect(reading.ok && reading.value.map(({ line }) => line)).toEqual([1, 2, 6]);
});

describe('what is no table', () => {
  test.each([
    ['a,b\n"c,d\n', 'on line 2 a quotation mark is opened and never closed.'],
    ['a,b\nc,"d" e\n', 'on line 2 there is text after a closing quotation mark.'],
    ['a,b\n"one\ntwo"x,d\n', 'on line 3 there is text after a closing quotation mark.'],
  ])('%j is refused with its line', (text, words) => {
    expect(parseCsv(text)).toMatchObject({
      refusal: { code: 'csv_unreadable', message: `We can’t read this file: ${words}` },
    });
  });
});
