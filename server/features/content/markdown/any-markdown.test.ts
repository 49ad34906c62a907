import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentBodySchema } from '../../../../contract/content.ts';
import { ENTRY_BODY_MAX_LENGTH } from '../../../../domain/content/entry.ts';
import { isSafeLink } from '../../../../domain/content/links.ts';
import { measureProcessorMs } from '../../../testing/measure-processor.ts';
import { listIds, listTargets, listWords } from '../testing/list-words.ts';
import { readExample } from '../testing/read-example.ts';

const PIECES = [
  ...[
    '#',
    '##',
    '### ',
    '> ',
    '- ',
    '1. ',
    '* ',
    '  - ',
    '    ',
    '\n',
    '\n\n',
    '\r\n',
    '|',
    '|-|',
    '| a | b |\n|-|-|\n',
  ],
  ...[
    '**',
    '*',
    '_',
    '`',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '<',
    '>',
    '&#106;',
    '\\',
    '{{',
    '}}',
    '[[',
    ']]',
    '{#id}',
  ],
  ...[
    'javascript:alert(1)',
    '[x](javascript:x)',
    '<script>',
    '[a](data:text/html,x)',
    '![a](https://a.example/b.png)',
  ],
  ...['{{shop.name}}', '{{shop.phone}}', '{{hold.online}}', '{{nothing}}', '[[ {{shop.city}} ]]'],
  ...[':::tip\n', ':::questions\n', '\n:::\n', '\n::zones\n', ':::'],
  ...[
    'cake',
    ' ',
    'Ọ',
    '😀',
    '\u0000',
    '\u202e',
    '\ud800',
    '---\n',
    '===\n',
    '```\n',
    'https://a.example',
    '/returns',
  ],
] as const;

const anyMarkdown = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 5 })))
    .map((list) => list.join('')),
  fc.string({ unit: 'binary' }),
);

test('any text gives a tree that its schema knows, with addresses of its own and no link that is not safe', () => {
  fc.assert(
    fc.property(anyMarkdown, (source) => {
      const { body } = readExample(source);
      expect(contentBodySchema.safeParse(body).success).toBe(true);
      expect(listTargets(body).filter((target) => !isSafeLink(target))).toEqual([]);
      const ids = listIds(body);
      expect(new Set(ids).size).toBe(ids.length);
      for (const inline of listWords(body).flat()) {
        expect(typeof inline === 'string' ? inline : inline.text).not.toBe('');
      }
    }),
  );
});

/** A quarter of what may be sent: enough to tell a parser that goes wrong, whose time grows with the square of the length. */
const HOSTILE_LENGTH = ENTRY_BODY_MAX_LENGTH / 4;
/** Far more than any of them takes, far less than without the cuts. */
const PROCESSOR_LIMIT_MS = 2_000;

describe('much of the worst, and still quickly:', () => {
  test.each([
    ...['>', '1. ', '- a\n  - b\n', '> a\n\n', '*a_', '**a', '[a](b) ', '[['],
    ...['|-|\n', '# a\n', '[[{{shop.name}}]]'],
  ])('%j', (piece) => {
    const takenMs = measureProcessorMs(() => {
      const { body } = readExample(piece.repeat(HOSTILE_LENGTH / piece.length));
      expect(contentBodySchema.safeParse(body).success).toBe(true);
    });
    expect(takenMs).toBeLessThan(PROCESSOR_LIMIT_MS);
  });

  test('lists that are indented further and further', () => {
    const lines = Array.from({ length: 199 }, (_, depth) => `${' '.repeat(2 * depth)}- a`);
    const takenMs = measureProcessorMs(() => {
      expect(listWords(readExample(lines.join('\n')).body).length).toBeGreaterThan(0);
    });
    expect(takenMs).toBeLessThan(PROCESSOR_LIMIT_MS);
  });
});

test('a text that is cut for the parser’s sake says the same as one that is not', () => {
  const item = (number: number) => `- **item ${number}** [link](/returns) ${'word '.repeat(10)}`;
  const items = Array.from({ length: 200 }, (_, number) => item(number));
  const [list, ...others] = readExample(items.join('\n')).body.intro;
  expect(others).toEqual([]);
  expect(list?.kind === 'list' && list.items).toHaveLength(200);

  const rows = Array.from({ length: 100 }, (_, number) => `| row ${number} | ${'cell '.repeat(10)} |`);
  const [table] = readExample(['| a | b |', '| --- | --- |', ...rows].join('\n')).body.intro;
  expect(table?.kind === 'table' && table.rows).toHaveLength(100);

  const sentence = 'A *sentence* with **marks** in it. '.repeat(60).trim();
  expect(readExample(`${sentence}\n\n${sentence}`).body.intro).toHaveLength(2);
});
