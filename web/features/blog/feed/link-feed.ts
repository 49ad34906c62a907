import type { MetaDescriptor } from 'react-router';
import { FEED_PATH } from '../blog-address.ts';

/** By this feed readers find the feed from any page of the blog. */
export function linkFeed(origin: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'Blog',
    href: origin + FEED_PATH,
  };
}
