import { expect, test } from 'vitest';
import { describeArticle } from './describe-article.ts';

const post = {
  title: 'How big a cake do you need?',
  summary: 'A slice for everybody.',
  path: '/blog/cake-sizes',
  publishedAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-02-01T08:00:00.000Z',
  author: 'Ada Obi',
  tags: ['Sizes', 'Parties'],
  picturePath: '/share-pictures/pictures/p1/wide.jpg',
  shopName: 'Oyin Bakes',
};

const SHOP = {
  '@type': 'Bakery',
  '@id': 'https://shop.example/#bakery',
  name: 'Oyin Bakes',
  url: 'https://shop.example/',
};

test('a post says what it is about, who wrote it and when', () => {
  expect(describeArticle(post, 'https://shop.example')).toEqual({
    '@type': 'BlogPosting',
    headline: 'How big a cake do you need?',
    description: 'A slice for everybody.',
    url: 'https://shop.example/blog/cake-sizes',
    mainEntityOfPage: 'https://shop.example/blog/cake-sizes',
    datePublished: '2026-01-05T08:00:00.000Z',
    dateModified: '2026-02-01T08:00:00.000Z',
    inLanguage: 'en-NG',
    author: { '@type': 'Person', name: 'Ada Obi' },
    publisher: SHOP,
    keywords: 'Sizes, Parties',
    image: ['https://shop.example/share-pictures/pictures/p1/wide.jpg'],
  });
});

test('a post without author, cover or tags is the shop’s own and promises nothing', () => {
  const { picturePath: _, ...bare } = { ...post, author: ' ', tags: [] };
  const article = describeArticle(bare, 'https://shop.example');
  expect(article.author).toEqual(SHOP);
  expect(Object.keys(article)).not.toEqual(expect.arrayContaining(['image']));
  expect(Object.keys(article)).not.toEqual(expect.arrayContaining(['keywords']));
});
