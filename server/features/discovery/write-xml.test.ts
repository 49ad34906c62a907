import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readXml } from './testing/read-xml.ts';
import { writeElement } from './write-xml.ts';

describe('a text in an element', () => {
  test.each([
    ['Ọmọ’s & Co <b>"cakes"</b>', 'Ọmọ’s & Co <b>"cakes"</b>'],
    [']]> <!-- -->', ']]> <!-- -->'],
    ['bell\u0007 null\u0000 half\ud83c', 'bell null half'],
    ['🎂', '🎂'],
  ])('%j is read as %j', (text, read) => {
    expect(readXml(writeElement('g:title', text)).text).toBe(read);
  });

  test('is well-formed whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (codes) => {
        const text = String.fromCharCode(...codes);
        expect(readXml(writeElement('title', text)).children).toEqual([]);
      }),
    );
  });
});

test.each(['<a>', '<a></b>', '<a>&</a>', '<a>&nbsp;</a>', '<a></a><b></b>', '<a>\u0000</a>', '<a><</a>'])(
  'the reader of these tests refuses %j',
  (xml) => {
    expect(() => readXml(xml)).toThrow();
  },
);
