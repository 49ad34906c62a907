import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { MovedPost, PageData } from '../../../contract/page-data.ts';
import { pageDataContext } from '../../page-data.ts';
import { loader } from './post-page.tsx';

type LoaderArgs = Parameters<typeof loader>[0];

/** What the loader throws for an address at which the shop finds this. */
function openPost(found: MovedPost | undefined): unknown {
  const context = new RouterContextProvider();
  // The loader asks for nothing else.
  context.set(pageDataContext, { readPost: () => found } as unknown as PageData);
  const url = new URL('https://shop.example/blog/old-name');
  const args: Pick<LoaderArgs, 'params' | 'request' | 'url' | 'context'> = {
    params: { slug: 'old-name' },
    request: new Request(url),
    url,
    context,
  };
  try {
    return loader({ ...args, pattern: '/blog/:slug' });
  } catch (thrown) {
    return thrown;
  }
}

test('the old address of a renamed story leads to the new one for good', () => {
  const answer = openPost({ movedTo: 'new-name' });
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect([status, headers.get('location')]).toEqual([301, '/blog/new-name']);
});

test('a story that never was is not found', () => {
  expect(openPost(undefined)).toMatchObject({ init: { status: 404 } });
});
