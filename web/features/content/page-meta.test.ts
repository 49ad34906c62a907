import { expect, test } from 'vitest';
import { describePage } from './page-meta.ts';
import { EXAMPLE_QUESTIONS, makePage } from './testing/example-page.ts';
import { EXAMPLE_SHOP } from './testing/example-shop.ts';

const MATCHES = [{ id: 'root', loaderData: { shop: EXAMPLE_SHOP, origin: 'https://shop.example' } }];

test('a page is titled with its name and the shop’s, described by its lead, and known by its address', () => {
  const page = makePage([], { slug: 'shipping', title: 'Shipping', summary: 'How we deliver.' });
  const described = describePage(MATCHES, page);
  expect(described).toContainEqual({ title: 'Shipping · Oyin Bakes' });
  expect(described).toContainEqual({ name: 'description', content: 'How we deliver.' });
  expect(described).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/shipping',
  });
});

test('search engines are told every question with its answer in plain words', () => {
  const sections = [{ id: 'fresh', heading: 'Fresh', blocks: [EXAMPLE_QUESTIONS] }];
  expect(describePage(MATCHES, makePage(sections))).toContainEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: 'Is it fresh?',
              acceptedAnswer: { '@type': 'Answer', text: 'Yes, always. Every day.' },
            },
          ],
        },
      ],
    },
  });
});

test('a page still has a title when neither it nor the shop’s profile could be loaded', () => {
  expect(describePage([{ id: 'root', loaderData: undefined }], undefined)[0]).toEqual({
    title: 'Our bakery',
  });
});
