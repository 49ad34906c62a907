import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { describe, expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';
import { textSchema } from './text-schema.ts';
import { writeMarkdown } from './write-markdown.ts';

const ROOT = new URL('../../../../../../', import.meta.url);
const FOLDERS = ['server/features/content/default-pages/', 'server/demo/posts/', 'server/demo/pages/'];

/** Every page and post that comes with the shop. */
const TEXTS = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, ROOT))
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const file = readFileSync(new URL(folder + name, ROOT), 'utf8');
      return [name, file.replace(/^---\n[\s\S]*?\n---\n/, '').trim()] as const;
    }),
);

describe.each(TEXTS)('%s', (_, text) => {
  test('comes out of the editor letter by letter (P23.4)', () => {
    const { doc, origins } = readMarkdown(text);
    expect(writeMarkdown(doc, origins)).toBe(text);
    expect(() => doc.check()).not.toThrow();
  });

  test('says the same when every block is written anew (P23.4)', () => {
    const { doc } = readMarkdown(text);
    const written = writeMarkdown(doc);
    expect(readMarkdown(written).doc.toJSON()).toEqual(doc.toJSON());
    expect(writeMarkdown(readMarkdown(written).doc)).toBe(written);
    const types: string[] = [];
    doc.descendants(({ type }) => void types.push(type.name));
    expect(types).not.toContain('raw');
  });
});

const PIECES = [
  ...[
    '#',
    '## ',
    '### A {#a-b}\n',
    '> ',
    '- ',
    '1. ',
    '  - ',
    '    ',
    '\n',
    '\n\n',
    '| a | b |\n|-|-|\n| c | d |\n',
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
    '](/terms)',
    '<b>',
    '&amp;',
    '\\',
    '{{',
    '}}',
    '[[',
    ']]',
  ],
  ...[
    '{{shop.name}}',
    '{{ nothing }}',
    '[[ {{shop.city}} ]]',
    ':::tip\n',
    ':::questions\n',
    '\n:::\n',
    '\n::zones\n',
  ],
  ...[
    'cake',
    ' ',
    'Ọ',
    '---\n',
    '===\n',
    '```\n',
    '![x](/pictures/0190a0a0-0000-7000-8000-000000000001)\n\n',
  ],
];

test('whatever was typed stays as it was typed until somebody changes it (P23.4)', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 4 })))
        .map((list) => list.join('')),
      (text) => {
        const { doc, origins } = readMarkdown(text);
        doc.check();
        const plain = text.replaceAll(/\r\n?/g, '\n');
        if (plain.trim() !== '') expect(writeMarkdown(doc, origins).trim()).toBe(plain.trim());
      },
    ),
  );
});

test('a block that was changed is written anew, and its neighbours stay (P23.4)', () => {
  const { doc, origins } = readMarkdown('*  one\n*  two\n\nOld __words__.\n\n\n***\n\nEnd.\n');
  const changed = textSchema.nodes.paragraph.create(null, textSchema.text('New.'));
  const blocks = doc.children.with(1, changed);
  expect(writeMarkdown(textSchema.nodes.doc.create(null, blocks), origins)).toBe(
    '*  one\n*  two\n\nNew.\n\n***\n\nEnd.\n',
  );
});

const { nodes, marks } = textSchema;
const arbitraryText = fc
  .oneof(
    fc.constantFrom(
      'cake',
      '# no',
      '1. no',
      '- no',
      '> no',
      ':::tip',
      '::zones',
      '[x](y)',
      '**',
      'a_b_c',
      '<b>',
      '&amp;',
    ),
    fc.constantFrom(
      '| no |',
      '{ {',
      '[[',
      '\\',
      '`code`',
      'Ọmọlará',
      '100%',
      '+ no',
      '=== ',
      '---',
      '![x]',
      '~~x~~',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  )
  // Two braces around a word would be a shop detail, and a line has single blanks only.
  .map((text) => text.replaceAll(/[\s\p{C}]+/gu, ' ').replaceAll(/\{\{|\}\}|\[\[|\]\]/g, ''))
  .filter((text) => text !== '');
const arbitraryMarks = fc
  .subarray([marks.strong.create(), marks.em.create(), marks.link.create({ href: '/terms' })])
  .map((chosen) => chosen.reduce<readonly (typeof chosen)[number][]>((set, mark) => mark.addToSet(set), []));
const arbitraryInline = fc
  .array(
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.tuple(arbitraryText, arbitraryMarks).map(([text, set]) => textSchema.text(text, set)),
      },
      {
        weight: 1,
        arbitrary: arbitraryMarks.map((set) => nodes.fact.create({ name: 'shop.phone' }, null, set)),
      },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((inline) => tidyEnds(inline));

/** Blanks at the ends of a line are nobody's. */
function tidyEnds(inline: readonly Node[]): readonly Node[] {
  const chip = nodes.fact.create({ name: 'shop.name' });
  const isBlank = (node: Node | undefined, edge: RegExp) =>
    node?.isText === true && edge.test(node.text ?? '');
  return [
    ...(isBlank(inline[0], /^ /) ? [chip] : []),
    ...inline,
    ...(isBlank(inline.at(-1), / $/) ? [chip] : []),
  ];
}

const paragraph = arbitraryInline.map((inline) => nodes.paragraph.create(null, inline));
const heading = fc
  .tuple(fc.integer({ min: 3, max: 4 }), fc.option(fc.constantFrom('a', 'money-back')), arbitraryInline)
  .map(([level, anchor, inline]) => nodes.heading.create({ level, anchor }, inline));
const list = fc
  .tuple(fc.boolean(), fc.array(paragraph, { minLength: 1, maxLength: 3 }))
  .map(([isOrdered, items]) =>
    (isOrdered ? nodes.ordered_list : nodes.bullet_list).create(
      null,
      items.map((item) => nodes.list_item.create(null, item)),
    ),
  );
const quote = fc
  .array(paragraph, { minLength: 1, maxLength: 2 })
  .map((inner) => nodes.quote.create(null, inner));
const table = fc
  .array(fc.tuple(arbitraryInline, arbitraryInline), { minLength: 2, maxLength: 3 })
  .map((rows) =>
    nodes.table.create(
      { align: [null, null] },
      rows.map((cells, row) =>
        nodes.table_row.create(
          null,
          cells.map((inline) => nodes.table_cell.create({ isHead: row === 0 }, inline)),
        ),
      ),
    ),
  );
const flow = fc.array(fc.oneof(paragraph, quote, table), { minLength: 1, maxLength: 2 });
const note = fc
  .tuple(fc.constantFrom('tip', 'good', 'warning'), flow)
  .map(([tone, inner]) => nodes.note.create({ tone }, inner));
const questions = fc.array(fc.tuple(arbitraryInline, flow), { minLength: 1, maxLength: 3 }).map((list) =>
  nodes.questions.create(
    null,
    list.map(([title, answer]) =>
      nodes.question.create(null, [nodes.question_title.create({ level: 3, anchor: 'q' }, title), ...answer]),
    ),
  ),
);
const picture = arbitraryText.map((alt) =>
  nodes.picture.create({ src: '/pictures/0190a0a0-0000-7000-8000-000000000001', alt: alt.trim() }),
);
const arbitraryDocument = fc
  .array(
    fc.tuple(
      paragraph,
      fc.oneof(heading, list, quote, table, note, questions, picture, fc.constant(nodes.zones.create())),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((pairs) => nodes.doc.create(null, pairs.flat()));

/** Neighbouring texts with the same marks are one text, and adjoining quotes or tables one of them. */
function normalise(doc: Node): unknown {
  return nodes.doc.create(null, doc.content).toJSON();
}

test('what is written in the editor is read back the same (P23.4)', () => {
  fc.assert(
    fc.property(arbitraryDocument, (doc) => {
      const written = writeMarkdown(doc);
      const again = readMarkdown(written);
      expect(normalise(again.doc), written).toEqual(normalise(doc));
      expect(writeMarkdown(again.doc)).toBe(written);
    }),
  );
});
