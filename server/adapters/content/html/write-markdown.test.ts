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
  [
    'a bookmark (P32.9)',
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Heat</div><div class="kg-bookmark-description">How to keep cool.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://a.example/i.png"><span class="kg-bookmark-author">A</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://a.example/t.png"></div></a><figcaption>Read it</figcaption></figure>',
    '[Heat](<https://a.example/x>)\\\nHow to keep cool.\n\nRead it',
  ],
  [
    'code, line by line (P32.9)',
    '<pre><code class="language-txt">flour  500g\n  # salt\n- eggs</code></pre>',
    'flour 500g\\\n\u00a0\u00a0# salt\\\n\\- eggs',
  ],
  [
    'a film of elsewhere (P32.9)',
    '<figure class="kg-card kg-embed-card"><iframe width="200" src="https://www.youtube.com/embed/abc_1?feature=oembed" title="How we bake"></iframe></figure><iframe src="https://maps.example/m"></iframe>',
    '[How we bake](<https://www.youtube.com/watch?v=abc_1>)\n\n[Open maps.example](<https://maps.example/m>)',
  ],
  [
    'a video, without its buttons (P32.9)',
    '<figure class="kg-card kg-video-card kg-card-hascaption"><div class="kg-video-container"><video src="https://g.example/v.mp4" poster="p"></video><div class="kg-video-player"><button>play</button><span class="kg-video-current-time">0:00</span><div>/<span class="kg-video-duration">0:34</span></div><button>1×</button></div></div><figcaption><p>Kneading</p></figcaption></figure>',
    '[Watch the video](<https://g.example/v.mp4>)\n\nKneading',
  ],
  [
    'a recording (P32.9)',
    '<div class="kg-card kg-audio-card"><img src="t"><div class="kg-audio-player-container"><audio src="https://g.example/a.mp3" preload="metadata"></audio><div class="kg-audio-title">Morning</div><div class="kg-audio-player"><span>0:00</span></div></div></div>',
    '[Listen: Morning](<https://g.example/a.mp3>)',
  ],
  [
    'a file (P32.9)',
    '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://g.example/l.pdf"><div class="kg-file-card-contents"><div class="kg-file-card-title">Price list</div><div class="kg-file-card-caption">Of May</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">l.pdf</div><div class="kg-file-card-filesize">12 KB</div></div></div><div class="kg-file-card-icon"><svg><title>download</title></svg></div></a></div>',
    '[Price list](<https://g.example/l.pdf>) (l.pdf, 12 KB)\\\nOf May',
  ],
  [
    'a sign-up form, of which nothing is left (P32.9)',
    '<p>a</p><div class="kg-card kg-signup-card" data-lexical-signup-form=""><div class="kg-signup-card-content"><h2 class="kg-signup-card-heading">Join</h2><form><input type="email"><button>Subscribe</button></form><p class="kg-signup-card-disclaimer">No spam.</p></div></div>',
    'a',
  ],
  [
    'every picture of a gallery',
    '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><img src="/pictures/1" alt="A"><img src="/pictures/2" alt="B"></div></figure>',
    '![A](</pictures/1>)\n\n![B](</pictures/2>)',
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
