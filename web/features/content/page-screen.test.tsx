import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Block } from '../../../domain/content/blocks.ts';
import { namesTerms } from './names-terms.ts';
import { PageScreen } from './page-screen.tsx';
import { EXAMPLE_SECTIONS, makePage } from './testing/example-page.ts';

const HOLD = [{ text: 'the time shown at checkout', live: 'hold.online' as const }];

test.each<[string, Block]>([
  ['the zones', { kind: 'zone-table' }],
  ['a time in a paragraph', { kind: 'paragraph', words: HOLD }],
  ['a time in a list', { kind: 'list', isOrdered: false, items: [['a'], HOLD] }],
  ['a time in a table', { kind: 'table', head: [['a']], rows: [[HOLD]] }],
  ['a time in a note', { kind: 'note', tone: 'tip', blocks: [{ kind: 'paragraph', words: HOLD }] }],
  [
    'a time in an answer',
    {
      kind: 'questions',
      questions: [{ id: 'a', question: 'A?', answer: [{ kind: 'paragraph', words: HOLD }] }],
    },
  ],
])('a page that names %s asks for the terms in force', (_, block) => {
  expect(namesTerms({ intro: [block], sections: [] })).toBe(true);
  expect(namesTerms({ intro: [], sections: [{ id: 'a', heading: 'A', blocks: [block] }] })).toBe(true);
});

test('a page that names neither zones nor times asks for nothing', () => {
  expect(namesTerms({ intro: [], sections: EXAMPLE_SECTIONS })).toBe(false);
});

test('before the browser has heard of the terms, the words that are always true stand', () => {
  const page = makePage([
    {
      id: 'hold',
      heading: 'Hold',
      blocks: [{ kind: 'paragraph', words: ['For ', ...HOLD, '.'] }, { kind: 'zone-table' }],
    },
  ]);
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PageScreen page={page} />
    </MemoryRouter>,
  );
  expect(html).toContain('<p>For the time shown at checkout.</p>');
  expect(html).toContain('Loading the fees…');
});
