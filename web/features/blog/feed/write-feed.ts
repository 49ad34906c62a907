import type { Post } from '../../../../contract/content.ts';
import type { ShopProfile } from '../../../../domain/shop/profile.ts';
import { FEED_PATH, writePostAddress } from '../blog-address.ts';
import { escapeMarkup } from './escape-markup.ts';
import { writeHtml } from './write-html.ts';

type FeedFacts = {
  readonly shop: ShopProfile;
  readonly origin: string;
  /** Newest first. */
  readonly posts: readonly Post[];
};

/** What a feed without posts says of its last change; it must say something, and pages know no clock. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** Atom (RFC 4287), whole posts. */
export function writeFeed({ shop, origin, posts }: FeedFacts): string {
  const updatedAt =
    posts
      .map((post) => post.updatedAt)
      .sort()
      .at(-1) ?? NEVER;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-NG">
<title>${escapeMarkup(`Stories from ${shop.name}`)}</title>
<id>${escapeMarkup(`${origin}/blog`)}</id>
<link rel="alternate" type="text/html" href="${escapeMarkup(`${origin}/blog`)}"/>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(origin + FEED_PATH)}"/>
<icon>${escapeMarkup(`${origin}/icon-512.png`)}</icon>
<updated>${updatedAt}</updated>
<author><name>${escapeMarkup(shop.name)}</name></author>
${posts.map((post) => writeEntry(post, origin)).join('\n')}
</feed>
`;
}

function writeEntry(post: Post, origin: string): string {
  const url = origin + writePostAddress(post.slug);
  const categories = post.tags.map((tag) => `<category term="${escapeMarkup(tag)}"/>`);
  const author = post.author === '' ? [] : [`<author><name>${escapeMarkup(post.author)}</name></author>`];
  return [
    '<entry>',
    `<title>${escapeMarkup(post.title)}</title>`,
    `<id>${escapeMarkup(writePostTag(post, origin))}</id>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    `<published>${post.publishedAt}</published>`,
    `<updated>${post.updatedAt}</updated>`,
    ...author,
    ...categories,
    `<summary>${escapeMarkup(post.summary)}</summary>`,
    `<content type="html">${escapeMarkup(writeHtml(post.body, url))}</content>`,
    '</entry>',
  ].join('\n');
}

/** By RFC 4151, and not by its address: readers would show a post anew that got another one. */
function writePostTag({ id }: Post, origin: string): string {
  return `tag:${new URL(origin).hostname},2026:post/${encodeURIComponent(id)}`;
}
