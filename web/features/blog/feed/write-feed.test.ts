import { expect, test } from 'vitest';
import type { Post } from '../../../../contract/content.ts';
import { BLANK_SHOP_PROFILE } from '../../../../domain/shop/profile.ts';
import { writeFeed } from './write-feed.ts';

const shop = { ...BLANK_SHOP_PROFILE, name: 'Ṣadé & Sons' };
const origin = 'https://shop.example';

const POST: Post = {
  id: '0197f3a1',
  slug: 'cake-sizes',
  title: 'How big? <b>Big & bold</b>',
  summary: 'A slice for "everybody".',
  cover: null,
  tags: ['sizes'],
  readingMinutes: 3,
  publishedAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-02-01T08:00:00.000Z',
  author: '',
  body: {
    intro: [{ kind: 'paragraph', words: ['See ', { text: 'cakes', to: '/products?a=1&b=2' }, '.'] }],
    sections: [
      {
        id: 'one',
        heading: 'One',
        blocks: [
          {
            kind: 'list',
            isOrdered: false,
            items: [['a < b'], [{ text: 'below', to: '#two', isBold: true }]],
          },
          { kind: 'table', head: [['Cake'], ['Serves']], rows: [[['6 inch'], ['10']]] },
          { kind: 'note', tone: 'tip', blocks: [{ kind: 'paragraph', words: ['Mind\u0000 it.'] }] },
        ],
      },
    ],
  },
};

const readEscaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const contentOf = (feed: string) =>
  readEscaped(/<content type="html">([^<]*)<\/content>/.exec(feed)?.[1] ?? '');

test('the feed and its entries have whole addresses and the moments of the posts (P1.13)', () => {
  const feed = writeFeed({ shop, origin, posts: [POST] });
  expect(feed).toContain(
    '<link rel="self" type="application/atom+xml" href="https://shop.example/blog/feed.xml"/>',
  );
  expect(feed).toContain(
    '<link rel="alternate" type="text/html" href="https://shop.example/blog/cake-sizes"/>',
  );
  expect(feed).toContain('<published>2026-01-05T08:00:00.000Z</published>');
  expect(feed.match(/<updated>2026-02-01T08:00:00.000Z<\/updated>/g)).toHaveLength(2);
  expect(feed).toContain('<category term="sizes"/>');
});

test('a post that is renamed stays the same to those who have read it', () => {
  const readIds = (post: Post) => writeFeed({ shop, origin, posts: [post] }).match(/<id>.*<\/id>/g);
  expect(readIds(POST)).toEqual([
    '<id>https://shop.example/blog</id>',
    '<id>tag:shop.example,2026:post/0197f3a1</id>',
  ]);
  expect(readIds({ ...POST, slug: 'how-big' })).toEqual(readIds(POST));
});

test('words stay words: nothing in a title can open an element', () => {
  const feed = writeFeed({ shop, origin, posts: [POST] });
  expect(feed).toContain('<title>Posts from Ṣadé &amp; Sons</title>');
  expect(feed).toContain('<title>How big? &lt;b&gt;Big &amp; bold&lt;/b&gt;</title>');
  expect(feed).toContain('<summary>A slice for &quot;everybody&quot;.</summary>');
});

test('a post is whole, and its links lead to the shop from anywhere', () => {
  expect(contentOf(writeFeed({ shop, origin, posts: [POST] }))).toBe(
    '<p>See <a href="https://shop.example/products?a=1&amp;b=2">cakes</a>.</p>' +
      '<h3>One</h3>' +
      '<ul><li>a &lt; b</li><li><a href="https://shop.example/blog/cake-sizes#two"><strong>below</strong></a></li></ul>' +
      '<table><tr><th>Cake</th><th>Serves</th></tr><tr><td>6 inch</td><td>10</td></tr></table>' +
      '<blockquote><p>Mind it.</p></blockquote>',
  );
});

test('an address that nobody can read loses its link, and the feed stays', () => {
  const words = ['https://[', 'https://999.999.999.999', 'https://a%b'].map((to) => ({ text: 'there ', to }));
  const body = { intro: [{ kind: 'paragraph' as const, words }], sections: [] };
  expect(contentOf(writeFeed({ shop, origin, posts: [{ ...POST, body }] }))).toBe(
    '<p>there there there </p>',
  );
});

test('a feed without posts is still a feed', () => {
  expect(writeFeed({ shop, origin, posts: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});
