import { pageDataContext } from '../../page-data.ts';
import type { Route } from './+types/blog-feed.ts';
import { writeFeed } from './feed/write-feed.ts';

const POSTS_IN_FEED = 20;

export function loader({ request, context }: Route.LoaderArgs) {
  const { readShopProfile, readNewestPosts } = context.get(pageDataContext);
  const feed = writeFeed({
    shop: readShopProfile(),
    // Pages are rendered at the shop's public address, whatever the visitor's request calls it.
    origin: new URL(request.url).origin,
    posts: readNewestPosts(POSTS_IN_FEED),
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
