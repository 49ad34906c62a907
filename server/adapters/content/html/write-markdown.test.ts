import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureProcessorMs } from '../../../testing/measure-processor.ts';
import { writeMarkdown } from './write-markdown.ts';

test.each([
  ['paragraphs', '<p>One.</p><p>Two <em>soft</em>\n  <b>bold </b>.</p>', 'One.\n\nTwo *soft* **bold** .'],
  [
    'headings, of which the first level is the title’s',
    '<h1>A</h1><h2>B</h2><h3>C</h3>',
    '## A\n\n## B\n\n### C',
  ],
  ['lists', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><ol><li>d</li></ol>', '- a\n- b\n  - c\n\n1. d'],
  ['a quote', '<blockquote><p>Sweet.</p><p>So.</p></blockquote>', '> Sweet.\n> \n> So.'],
  ['links', '<p><a href="https://a.example/x y">go</a></p>', '[go](<https://a.example/xy>)'],
  ['line breaks', '<p>a<br>b</p>', 'a\\\nb'],
  [
    'a picture with its words',
    '<figure class="kg-card"><img src="/pictures/1" alt="A [cake]"><figcaption>Say "hi"</figcaption></figure>',
    '![A \\[cake\\]](</pictures/1> "Say ”hi”")',
  ],
  [
    'a table',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td>3</td></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| 1\\|2 | 3 |',
  ],
  [
    'a callout',
    '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Hot.</div></div>',
    ':::tip\nHot.\n:::',
  ],
  [
    'a toggle',
    '<div class="kg-card kg-toggle-card"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Fresh?</h4></div><div class="kg-toggle-content"><p>Yes.</p></div></div>',
    ':::questions\n### Fresh?\n\nYes.\n:::',
  ],
  ['the shop’s own forms', '<p>{{shop.name}}</p><p>::zones</p>', '{{shop.name}}\n\n::zones'],
  ['words without a tag around them', 'a <div>b</div> c', 'a\n\nb\n\nc'],
  ['character references, which mean the same', '<p>a &amp; b &lt;c&gt;</p>', 'a &amp; b &lt;c&gt;'],
])('%s', (_, html, markdown) => {
  expect(writeMarkdown(html)).toBe(markdown);
});

test.each([
  ['<p>*not* _soft_ [x](y) `c` a|b</p>', '\\*not\\* \\_soft\\_ \\[x\\](y) \\`c\\` a\\|b'],
  ['<p># no heading</p>', '\\# no heading'],
  ['<p>1. no list</p>', '1\\. no list'],
  ['<p>- no list</p>', '\\- no list'],
  ['<p>&gt; is text anyway</p>', '&gt; is text anyway'],
])('what means something to Markdown does not begin to: %s', (html, markdown) => {
  expect(writeMarkdown(html)).toBe(markdown);
});

test.each([
  ['<script>alert(1)</script><p>a</p>', 'a'],
  ['<style>p{}</style><iframe src="x"><p>b</p></iframe><p>a</p>', 'a'],
  ['<!-- <p>secret</p> --><p>a</p>', 'a'],
  ['<p onclick="x">a</p>', 'a'],
  ['<script>alert(1)', ''],
  ['<!-- open', ''],
  ['a < b', 'a &lt; b'],
  ['<p>a', 'a'],
  ['</p>a</b>', 'a'],
  ['<a title=">">a</a>', '[a](<>)'],
])('%s is read as %j', (html, markdown) => {
  expect(writeMarkdown(html)).toBe(markdown);
});

test('any text can be read', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '</',
    '<p>',
    '</p>',
    '<ul><li>',
    '<table><tr><td>',
    '<a href="',
    '"',
    '<!--',
    '-->',
    '<script>',
    'a',
    ' ',
    '&lt;',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 }))), (list) => {
      expect(typeof writeMarkdown(list.join(''))).toBe('string');
    }),
  );
});

test('a great deal of nothing but brackets is read quickly', () => {
  const takenMs = measureProcessorMs(() => {
    for (const piece of ['<', '<a ', '<a "', '<div>', '<!--', '<script']) {
      expect(typeof writeMarkdown(piece.repeat(200_000 / piece.length))).toBe('string');
    }
  });
  expect(takenMs).toBeLessThan(5_000);
});
