import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Section } from '../../../../domain/content/blocks.ts';
import { EXAMPLE_SECTIONS, makePage } from '../testing/example-page.ts';
import { TextPage } from './text-page.tsx';

function renderPage(sections: readonly Section[], zones?: string, page = makePage(sections)): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <TextPage page={page} zoneTable={zones} />
    </MemoryRouter>,
  );
}

test('a page has one first heading, and each section is named by a heading that can be linked to', () => {
  const html = renderPage(EXAMPLE_SECTIONS);
  expect(html.match(/<h1[^>]*>/g)).toHaveLength(1);
  for (const { id, heading } of EXAMPLE_SECTIONS) {
    expect(html).toContain(`<section aria-labelledby="${id}"`);
    expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>${heading}</h2>`));
  }
});

test('a long page lists its contents, a short one does not', () => {
  expect(renderPage(EXAMPLE_SECTIONS)).toContain('href="/#six"');
  expect(renderPage(EXAMPLE_SECTIONS.slice(0, 5))).not.toContain('On this page');
});

test('what stands before the first heading is shown before it, on long pages and short ones', () => {
  for (const sections of [EXAMPLE_SECTIONS, EXAMPLE_SECTIONS.slice(0, 1)]) {
    const body = { intro: [{ kind: 'paragraph' as const, words: ['To begin with.'] }], sections };
    expect(renderPage([], undefined, makePage([], { body }))).toMatch(/<p>To begin with\.<\/p>.*<h2/);
  }
});

test('the date of the last change is readable by people and machines', () => {
  expect(renderPage(EXAMPLE_SECTIONS)).toContain('<time dateTime="2026-11-05">5 November 2026</time>');
});

test('a row of a table is named by its first cell', () => {
  const html = renderPage(EXAMPLE_SECTIONS);
  expect(html).toMatch(/<th scope="col"[^>]*>How long<\/th>/);
  expect(html).toMatch(/<th scope="row"[^>]*>Bread<\/th><td[^>]*>2 days<\/td>/);
});

test('a question folds its answer away and can be linked to', () => {
  expect(renderPage(EXAMPLE_SECTIONS)).toMatch(
    /<details id="is-it-fresh".*<summary[^>]*>Is it fresh\?.*Yes, <strong[^>]*>always<\/strong>\./,
  );
});

test('a page that brings the zones shows them where its words ask for them (P1.14)', () => {
  const sections: readonly Section[] = [
    {
      id: 'fees',
      heading: 'Fees',
      blocks: [
        { kind: 'paragraph', words: ['Before.'] },
        { kind: 'zone-table' },
        { kind: 'paragraph', words: ['After.'] },
      ],
    },
  ];
  expect(renderPage(sections, 'Lagos ₦2,500')).toContain('<p>Before.</p>Lagos ₦2,500<p>After.</p>');
  expect(renderPage(sections)).toContain('<p>Before.</p><p>After.</p>');
});

test('nothing carries a style of its own, which the content security policy would refuse', () => {
  expect(renderPage(EXAMPLE_SECTIONS)).not.toContain('style=');
});
