import { describe, expect, test } from 'vitest';
import { writeCsvRow } from './write-csv.ts';

describe('a line of a table for other programs', () => {
  test('ends with carriage return and line feed, and quotes only what needs it', () => {
    expect(writeCsvRow(['Ada Obi', 12_500.5, '', 'Lekki'])).toBe('Ada Obi,12500.5,,Lekki\r\n');
    expect(writeCsvRow(['3, Admiralty Way', 'Say "hi"', 'Ring\ntwice', 'one\rtwo'])).toBe(
      '"3, Admiralty Way","Say ""hi""","Ring\ntwice","one\rtwo"\r\n',
    );
  });

  test.each(['=1+1', '+234', '-2', '@SUM(A1)', '\tA1', '\rA1', '=HYPERLINK("http://evil.example","a")'])(
    'hands %j over as text that no spreadsheet runs',
    (text) => {
      expect(writeCsvRow([text])).toMatch(/^"?'/);
    },
  );

  test('leaves numbers below zero as they are', () => {
    expect(writeCsvRow([-250])).toBe('-250\r\n');
  });
});
