import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Block } from '../../../domain/content/blocks.ts';
import { ContentBlocks } from './content-blocks.tsx';
import type { ShowLive } from './inline-words.tsx';

function render(blocks: readonly Block[], showLive?: ShowLive, zoneTable?: string): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ContentBlocks blocks={blocks} zoneTable={zoneTable} {...(showLive && { showLive })} />
    </MemoryRouter>,
  );
}

test('words are heavy, slanted and linked as they were written', () => {
  const html = render([
    {
      kind: 'paragraph',
      words: [
        'See ',
        { text: 'Returns', to: '/returns', isBold: true },
        '\n',
        { text: 'soon', isItalic: true },
      ],
    },
  ]);
  expect(html).toMatch(
    /See <a class="link" href="\/returns"[^>]*><strong[^>]*>Returns<\/strong><\/a><br\/><em>soon<\/em>/,
  );
});

test('a phone number and another site are the browser’s to open', () => {
  const html = render([
    {
      kind: 'paragraph',
      words: [
        { text: 'Call', to: 'tel:+2348031234567' },
        { text: 'Go', to: 'https://a.example' },
      ],
    },
  ]);
  expect(html).toContain('<a href="tel:+2348031234567"');
  expect(html).toContain('<a href="https://a.example"');
});

test('a row of a table is named by its first cell, and a wide one is pushed along by keyboard too', () => {
  const html = render([
    { kind: 'table', head: [['Cake'], ['Serves'], ['Good for']], rows: [[['6 inch'], ['10'], ['Two']]] },
  ]);
  expect(html).toMatch(/<section aria-label="Table: Cake, Serves, Good for" tabindex="0"/i);
  expect(html).toMatch(/<th scope="col"[^>]*>Serves<\/th>/);
  expect(html).toMatch(/<th scope="row"[^>]*>6 inch<\/th><td[^>]*>10<\/td>/);
});

test('headings can be linked to, and questions stand before their answers', () => {
  const html = render([
    { kind: 'heading', level: 3, id: 'heat', heading: 'Heat' },
    {
      kind: 'questions',
      questions: [
        { id: 'fresh', question: 'Is it fresh?', answer: [{ kind: 'paragraph', words: ['Yes.'] }] },
      ],
    },
  ]);
  expect(html).toMatch(/<h3 id="heat"[^>]*>Heat<\/h3>/);
  expect(html).toMatch(/id="fresh".*Is it fresh\?.*Yes\./);
});

test('what is known now takes the place of what was known then', () => {
  const blocks: readonly Block[] = [{ kind: 'paragraph', words: [{ text: 'a while', live: 'hold.online' }] }];
  expect(render(blocks)).toContain('a while');
  expect(render(blocks, () => '20 minutes')).toContain('20 minutes');
});

test('the zones stand where the words ask for them', () => {
  expect(render([{ kind: 'zone-table' }], undefined, 'Lagos ₦2,500')).toBe('Lagos ₦2,500');
});

test('a picture keeps its place and its words', () => {
  const picture = {
    id: 'p1',
    alt: 'A cake',
    width: 1000,
    height: 1000,
    placeholder: 'data:image/webp;base64,AA',
  };
  const html = render([{ kind: 'picture', picture, caption: 'Ours' }]);
  expect(html).toContain('alt="A cake"');
  expect(html).toContain('<figcaption');
});

test('nothing carries a style of its own, which the content security policy would refuse', () => {
  const html = render([
    { kind: 'note', tone: 'tip', blocks: [{ kind: 'paragraph', words: ['Hot.'] }] },
    { kind: 'quote', blocks: [{ kind: 'list', isOrdered: true, items: [['a']] }] },
  ]);
  expect(html).not.toContain('style=');
});
