import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PostCard } from '../../../contract/content.ts';
import type { Section } from '../../../domain/content/blocks.ts';
import { LatestPosts } from './latest-posts-context.tsx';
import { PageLinks } from './list/page-links.tsx';
import { TagLinks } from './list/tag-links.tsx';
import { PostBody } from './post/post-body.tsx';
import { PostNeighbours } from './post/post-neighbours.tsx';

const render = (screen: ReactNode) => renderToStaticMarkup(<MemoryRouter>{screen}</MemoryRouter>);

const makePost = (slug: string): PostCard => ({
  slug,
  title: `About ${slug}`,
  summary: 'A slice for everybody.',
  cover: null,
  tags: [],
  readingMinutes: 4,
  publishedAt: '2026-11-09T08:00:00.000Z',
});

test('the newest story is told at length, two more by title, date and reading time (P1.13)', () => {
  const html = render(<LatestPosts posts={['a', 'b', 'c'].map(makePost)} />);
  expect(html.match(/<h3/g)).toHaveLength(3);
  expect(html.match(/A slice for everybody\./g)).toHaveLength(1);
  expect(html).toContain('href="/blog/b"');
  expect(html).toContain('4 min read');
  expect(html).toContain('<time dateTime="2026-11-09T08:00:00.000Z">9 Nov 2026</time>');
});

test('while nothing is written, the home page says nothing about it', () => {
  expect(render(<LatestPosts posts={[]} />)).toBe('');
});

test('the chosen topic is marked, and each has its own address', () => {
  const html = render(<TagLinks tags={[{ name: 'small chops', count: 2 }]} tag="small chops" />);
  expect(html).toMatch(/<a aria-current="true"[^>]*href="\/blog\?tag=small\+chops"[^>]*>Small chops/);
  expect(html).toMatch(/href="\/blog"[^>]*>All posts/);
});

test('pages lead to their neighbours and keep the topic', () => {
  expect(render(<PageLinks tag={null} page={1} pageCount={1} />)).toBe('');
  const html = render(<PageLinks tag="cakes" page={2} pageCount={3} />);
  expect(html).toContain('href="/blog?tag=cakes"');
  expect(html).toContain('href="/blog?tag=cakes&amp;page=3"');
  expect(html).toContain('Page 2 of 3');
});

test('a long story lists what is in it, a short one does not', () => {
  const sections = ['one', 'two', 'three', 'four'].map((id): Section => ({ id, heading: id, blocks: [] }));
  expect(render(<PostBody body={{ intro: [], sections }} />)).toContain('href="/#four"');
  expect(render(<PostBody body={{ intro: [], sections: sections.slice(0, 3) }} />)).not.toContain(
    'In this post',
  );
});

test('a story leads to the one before and the one after', () => {
  const html = render(<PostNeighbours newer={null} older={{ slug: 'old', title: 'Old' }} />);
  expect(html).toContain('href="/blog/old"');
  expect(html).not.toContain('Newer post');
});
