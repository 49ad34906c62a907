import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';
import { describeArticle } from './describe-article.ts';
import { describeQuestions } from './describe-questions.ts';
import { graphThings, type JsonLd } from './json-ld.ts';

const ORIGIN = 'https://shop.example';
const EVIL = '</script><script>alert(1)</script><!-- & \u2028';

function renderBlock(things: readonly JsonLd[]): string {
  const Page = createRoutesStub([{ path: '/', meta: () => [graphThings(things)], Component: Meta }]);
  return renderToStaticMarkup(<Page />);
}

function readBlock(html: string): unknown {
  const [, block = ''] = /<script type="application\/ld\+json">(.*)<\/script>/s.exec(html) ?? [];
  return JSON.parse(block);
}

test('no text, whoever wrote it, can end the block or begin another', () => {
  const html = renderBlock([
    { '@type': 'Thing', name: EVIL },
    describeArticle(
      {
        title: EVIL,
        summary: EVIL,
        path: '/blog/evil',
        publishedAt: '2026-01-05T08:00:00.000Z',
        updatedAt: '2026-01-05T08:00:00.000Z',
        author: EVIL,
        shopName: EVIL,
        tags: [EVIL],
      },
      ORIGIN,
    ),
    ...[describeQuestions([{ question: EVIL, answer: EVIL }])].filter((thing) => thing !== undefined),
  ]);
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
  expect(html).not.toContain('<!--');
  expect(readBlock(html)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ name: EVIL }, { headline: EVIL, keywords: EVIL }, { '@type': 'FAQPage' }],
  });
});
