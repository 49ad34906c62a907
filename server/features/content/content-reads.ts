import type { ContentPage } from '../../../contract/content.ts';
import {
  POSTS_PER_PAGE,
  type Post,
  type PostCard,
  type PostLink,
  type PostList,
} from '../../../contract/content.ts';
import type { ContentReads, MovedPost, PostPageData } from '../../../contract/page-data.ts';
import type { ProductAnswer } from '../../../contract/products.ts';
import type { ContentKind } from '../../../domain/content/entry.ts';
import { fillFacts } from '../../../domain/content/facts.ts';
import { estimateReadingMinutes } from '../../../domain/content/reading-time.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import type { PublishedPost } from '../../ports/content.ts';
import type { ContentSnapshot } from './content-snapshot.ts';
import { findPage } from './find-page.ts';
import { readContent } from './markdown/read-content.ts';

export type ReadsOptions = {
  readonly read: () => ContentSnapshot;
  readonly isKnown: () => boolean;
  readonly readShopProfile: () => ShopProfile;
  /** Undefined for what is not in the window. */
  readonly findProduct: (id: string) => ProductAnswer | undefined;
};

/** Beside what a page shows, what it depends on. */
export type ContentSources = Omit<ContentReads, 'readPost'> & {
  readonly isContentKnown: () => boolean;
  readonly readPost: (slug: string) => (PostPageData & NamedProducts) | MovedPost | undefined;
};
/** Every product the post names, sold or not. */
type NamedProducts = { readonly productIds: readonly string[] };

/** What pages show of the content. Texts are read when they are asked for: a cached page asks once, and facts of the shop change under them. */
export function createContentReads({
  read,
  isKnown,
  readShopProfile,
  findProduct,
}: ReadsOptions): ContentSources {
  function readText(kind: ContentKind, markdown: string) {
    const { pictures } = read();
    return readContent(markdown, {
      kind,
      shop: readShopProfile(),
      findPicture: (id) => pictures.get(id),
      warn: () => {},
    });
  }

  function toCard(post: PublishedPost): PostCard {
    const { slug, title, summary, body, coverId, coverAlt, tags, publishedAt } = post;
    const shop = readShopProfile();
    const cover = coverId === null ? undefined : read().pictures.get(coverId);
    return {
      slug,
      title: fillFacts(title, shop),
      summary: fillFacts(summary, shop),
      cover: cover ? { ...cover, alt: coverAlt } : null,
      tags: [...tags],
      readingMinutes: estimateReadingMinutes(body),
      publishedAt: publishedAt.toISOString(),
    };
  }

  function toPost(post: PublishedPost): Post {
    const { body } = readText('post', post.body);
    const { id, author, updatedAt } = post;
    return { ...toCard(post), id, author, updatedAt: updatedAt.toISOString(), body };
  }

  function toLink(post: PublishedPost | undefined): PostLink | null {
    return post ? { slug: post.slug, title: fillFacts(post.title, readShopProfile()) } : null;
  }

  return {
    isContentKnown: isKnown,

    readPage: (slug): ContentPage => {
      const { title, summary, body, lastChanged } = findPage(read(), slug);
      const shop = readShopProfile();
      const content = readText('page', body);
      return {
        slug,
        title: fillFacts(title, shop),
        summary: fillFacts(summary, shop),
        headline: content.headline ?? fillFacts(title, shop),
        lastChanged,
        body: content.body,
      };
    },

    listPosts: ({ tag, page }): PostList => {
      const { posts } = read();
      const chosen = tag === null ? posts : posts.filter(({ tags }) => tags.includes(tag));
      const start = (page - 1) * POSTS_PER_PAGE;
      return {
        posts: chosen.slice(start, start + POSTS_PER_PAGE).map(toCard),
        tags: countTags(posts),
        tag,
        total: chosen.length,
        page,
        pageCount: Math.ceil(chosen.length / POSTS_PER_PAGE),
      };
    },

    readPost: (slug) => {
      const { posts, movedPosts } = read();
      const position = posts.findIndex((post) => post.slug === slug);
      const post = posts[position];
      if (!post) {
        const movedTo = movedPosts.get(slug);
        return movedTo === undefined ? undefined : { movedTo };
      }
      return {
        post: toPost(post),
        productIds: post.productIds,
        products: post.productIds.flatMap((id) => findProduct(id) ?? []),
        newer: toLink(posts[position - 1]),
        older: toLink(posts[position + 1]),
      };
    },

    readNewestPosts: (count) => read().posts.slice(0, count).map(toPost),
  };
}

function countTags(posts: readonly PublishedPost[]): PostList['tags'] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}
