import { describe, expect, test } from 'vitest';
import { insertPicture, insertTable, insertTip } from './insert-block.ts';
import { toggleList, toggleQuote, turnHeading } from './mark-lines.ts';
import { insertFact, insertLink, toggleBold, toggleItalic } from './mark-words.ts';
import { editMarked } from './testing/edit-marked.ts';
import type { EditText } from './text-edit.ts';

describe('words', () => {
  test.each([
    ['what is selected', 'a ‹soft› cake', 'a **‹soft›** cake'],
    ['not the blanks around it', 'a‹ soft ›cake', 'a **‹soft›** cake'],
    ['nothing: words to type over', 'a ‸', 'a **‹bold words›**'],
    ['each paragraph by itself', '‹one\n\ntwo›', '**‹one**\n\n**two›**'],
  ])('are made bold: %s', (_, before, after) => {
    expect(editMarked(before, toggleBold)).toBe(after);
  });

  test('a second press takes the marks away, whether they are selected or not', () => {
    expect(editMarked('a **‹soft›** cake', toggleBold)).toBe('a ‹soft› cake');
    expect(editMarked('a ‹**soft**› cake', toggleBold)).toBe('a ‹soft› cake');
    expect(editMarked(editMarked('a ‹soft› cake', toggleItalic), toggleItalic)).toBe('a ‹soft› cake');
  });

  test('bold words can be slanted too, and back', () => {
    expect(editMarked('**‹soft›**', toggleItalic)).toBe('**_‹soft›_**');
    expect(editMarked('**_‹soft›_**', toggleItalic)).toBe('**‹soft›**');
  });

  test.each([
    ['words ask for their address', 'see ‹our terms›', 'see [our terms](‹https://›)'],
    ['an address asks for its words', '‹https://example.com/a›', '[‹words to press›](https://example.com/a)'],
    ['a place in the shop is an address', '‹/returns›', '[‹words to press›](/returns)'],
    ['a cursor gets both', 'see ‸', 'see [words to press](‹https://›)'],
  ])('a link: %s', (_, before, after) => {
    expect(editMarked(before, insertLink)).toBe(after);
  });

  test('a fact of the shop takes the place of what is selected, and typing goes on after it', () => {
    expect(editMarked('Call ‹us›.', insertFact('shop.phone'))).toBe('Call {{shop.phone}}‸.');
  });
});

describe('lines', () => {
  test('a line becomes a heading, then a smaller one, then a line again, with the cursor where it was', () => {
    expect(editMarked('One\nTw‸o', turnHeading)).toBe('One\n## Tw‸o');
    expect(editMarked('One\n## Tw‸o', turnHeading)).toBe('One\n### Tw‸o');
    expect(editMarked('One\n### Tw‸o', turnHeading)).toBe('One\nTw‸o');
    expect(editMarked('# T‸op', turnHeading)).toBe('T‸op');
    expect(editMarked('‸', turnHeading)).toBe('## ‸');
  });

  test('every selected line is listed, blank ones aside, and unlisted when all are', () => {
    expect(editMarked('A\n‹flour\n\nsug›ar\nB', toggleList)).toBe('A\n‹- flour\n\n- sugar›\nB');
    expect(editMarked('A\n‹- flour\n\n- sugar›\nB', toggleList)).toBe('A\n‹flour\n\nsugar›\nB');
    expect(editMarked('‹- flour\nsugar›', toggleList)).toBe('‹- - flour\n- sugar›');
    expect(editMarked('A\n‸\nB', toggleList)).toBe('A\n- ‸\nB');
  });

  test('whole lines that are selected with their end do not drag the next line along', () => {
    expect(editMarked('‹flour\n›sugar', toggleQuote)).toBe('‹> flour›\nsugar');
  });

  test('the cursor stays on its line when the mark goes', () => {
    expect(editMarked('A\n>‸ flour', toggleQuote)).toBe('A\n‸flour');
  });
});

describe('blocks', () => {
  test('a picture goes below the line of the cursor, between blank lines, and asks what it shows', () => {
    const picture = '![‹Say what the picture shows›](/pictures/p1)';
    expect(editMarked('On‸e\nTwo', insertPicture('p1'))).toBe(`One\n\n${picture}\n\nTwo`);
    expect(editMarked('One\n\n‸\n\nTwo', insertPicture('p1'))).toBe(`One\n\n${picture}\n\nTwo`);
    expect(editMarked('One\n‸', insertPicture('p1'))).toBe(`One\n\n${picture}\n`);
    expect(editMarked('‸', insertPicture('p1'))).toBe(`${picture}\n`);
  });

  test('a tip is put around the lines that are selected, or has a sentence to type over', () => {
    expect(editMarked('One\nKeep ‹it› cool.\nTwo', insertTip)).toBe(
      'One\n\n:::tip\n‹Keep it cool.›\n:::\n\nTwo',
    );
    expect(editMarked('One‸', insertTip)).toBe('One\n\n:::tip\n‹Write the tip here.›\n:::\n');
  });

  test('a table comes with its head and two lines', () => {
    expect(editMarked('‸', insertTable)).toBe(
      '| ‹Size› | Guests |\n| --- | --- |\n| 8 inch | 12 |\n| 10 inch | 20 |\n',
    );
  });
});

test('no edit reaches beyond the text, wherever it is made', () => {
  const text = 'One\n\nTwo three\n- four';
  const edits: readonly EditText[] = [
    toggleBold,
    toggleItalic,
    insertLink,
    turnHeading,
    toggleList,
    toggleQuote,
    insertTip,
    insertTable,
    insertPicture('p1'),
    insertFact('shop.name'),
  ];
  for (const edit of edits) {
    for (let from = 0; from <= text.length; from += 1) {
      for (let to = from; to <= text.length; to += 1) {
        const made = edit({ text, from, to });
        const length = text.length - (made.to - made.from) + made.insert.length;
        expect(made.from).toBeGreaterThanOrEqual(0);
        expect(made.to).toBeLessThanOrEqual(text.length);
        expect(made.selectFrom).toBeLessThanOrEqual(made.selectTo);
        expect(made.selectTo).toBeLessThanOrEqual(length);
      }
    }
  }
});
