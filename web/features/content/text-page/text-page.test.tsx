import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PageText } from '../texts/page-text.ts';
import {
  bold,
  link,
  list,
  note,
  paragraph,
  question,
  questions,
  section,
  steps,
  table,
  words,
  zoneTable,
} from '../texts/write-blocks.ts';
import { TextPage } from './text-page.tsx';

const SECTIONS = [
  section(
    'one',
    'One',
    paragraph('Plain.', '', words`See ${link('Returns', '/returns')} or ${bold('ask')}.`),
  ),
  section('two', 'Two', list('first', 'second'), steps('then')),
  section('three', 'Three', table(['What', 'How long'], ['Bread', words`${2} days`])),
  section('four', 'Four', note('warning', 'Hot.')),
  section('five', 'Five', questions(question('is-it-fresh', 'Is it fresh?', 'Yes.'))),
  section('six', 'Six', paragraph(words`Call ${link('us', 'tel:+2348031234567')}.`)),
];

function renderPage(sections: PageText['sections'], zones?: string): string {
  const text = { title: 'T', headline: 'A headline', lead: 'A lead.', lastChanged: '2026-11-05', sections };
  return renderToStaticMarkup(
    <MemoryRouter>
      <TextPage text={text} zoneTable={zones} />
    </MemoryRouter>,
  );
}

test('a page has one first heading, and each section is named by a heading that can be linked to', () => {
  const html = renderPage(SECTIONS);
  expect(html.match(/<h1[^>]*>/g)).toHaveLength(1);
  for (const { id, heading } of SECTIONS) {
    expect(html).toContain(`<section aria-labelledby="${id}"`);
    expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>${heading}</h2>`));
  }
});

test('a long page lists its contents, a short one does not', () => {
  expect(renderPage(SECTIONS)).toContain('href="/#six"');
  expect(renderPage(SECTIONS.slice(0, 5))).not.toContain('On this page');
});

test('the date of the last change is readable by people and machines', () => {
  expect(renderPage(SECTIONS)).toContain('<time dateTime="2026-11-05">5 November 2026</time>');
});

test('sentences are joined by one space, and an empty one leaves none', () => {
  expect(renderPage(SECTIONS)).toContain('<p>Plain. See <a class="link" href="/returns"');
});

test('a row of a table is named by its first cell', () => {
  const html = renderPage(SECTIONS);
  expect(html).toMatch(/<th scope="col"[^>]*>How long<\/th>/);
  expect(html).toMatch(/<th scope="row"[^>]*>Bread<\/th><td[^>]*>2 days<\/td>/);
});

test('a question folds its answer away and can be linked to', () => {
  expect(renderPage(SECTIONS)).toMatch(/<details id="is-it-fresh".*<summary[^>]*>Is it fresh\?.*Yes\./);
});

test('a page that brings the zones shows them where its words ask for them (P1.14)', () => {
  const sections = [section('fees', 'Fees', paragraph('Before.'), zoneTable(), paragraph('After.'))];
  expect(renderPage(sections, 'Lagos ₦2,500')).toContain('<p>Before.</p>Lagos ₦2,500<p>After.</p>');
  expect(renderPage(sections)).toContain('<p>Before.</p><p>After.</p>');
});

test('nothing carries a style of its own, which the content security policy would refuse', () => {
  expect(renderPage(SECTIONS)).not.toContain('style=');
});
