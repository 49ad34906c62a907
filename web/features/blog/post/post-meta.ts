import type { MetaDescriptor } from 'react-router';
import type { Post } from '../../../../contract/content.ts';
import { writePlainSharePath } from '../../../../domain/discovery/share-picture.ts';
import { describePublicPage, findOrigin, findShopProfile, type SharePicture } from '../../../page-meta.ts';
import { describeArticle } from '../../../ui/json-ld/describe-article.ts';
import { describeBreadcrumbs } from '../../../ui/json-ld/describe-breadcrumbs.ts';
import { writePostAddress } from '../blog-address.ts';
import { linkFeed } from '../feed/link-feed.ts';

type MetaArgs = Parameters<typeof describePublicPage>[0];

export function describePostPage({ matches }: MetaArgs, post: Post): MetaDescriptor[] {
  const origin = findOrigin(matches);
  const shopName = findShopProfile(matches).name;
  const path = writePostAddress(post.slug);
  const { title, summary, cover, publishedAt, updatedAt, tags } = post;
  const picture: SharePicture | undefined = cover
    ? { path: writePlainSharePath(cover.id, 'wide'), type: 'image/jpeg', alt: cover.alt || title }
    : undefined;
  return [
    ...describePublicPage(
      { matches },
      {
        title,
        description: summary,
        path,
        kind: 'article',
        picture,
        things: [
          describeArticle({ ...post, path, shopName, ...(picture && { picturePath: picture.path }) }, origin),
          describeBreadcrumbs(
            [
              { name: 'Home', path: '/' },
              { name: 'Blog', path: '/blog' },
              { name: title, path },
            ],
            origin,
          ),
        ],
      },
    ),
    { property: 'article:published_time', content: publishedAt },
    { property: 'article:modified_time', content: updatedAt },
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
    linkFeed(origin),
  ];
}
