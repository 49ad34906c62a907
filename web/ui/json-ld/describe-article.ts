import { type JsonLd, nameBakery } from './json-ld.ts';

export type DescribedArticle = {
  readonly title: string;
  readonly summary: string;
  /** `/blog/…` */
  readonly path: string;
  /** ISO moments. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Blank: the shop itself. */
  readonly author: string;
  readonly shopName: string;
  readonly tags: readonly string[];
  /** A path; left out where there is no cover. */
  readonly picturePath?: string;
};

export function describeArticle(article: DescribedArticle, origin: string): JsonLd {
  const { author, shopName, tags, picturePath } = article;
  // By name as well, because the shop is not described on the same page.
  const bakery = { '@type': 'Bakery', '@id': nameBakery(origin), name: shopName, url: `${origin}/` };
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    url: origin + article.path,
    mainEntityOfPage: origin + article.path,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    inLanguage: 'en-NG',
    author: author.trim() === '' ? bakery : { '@type': 'Person', name: author },
    publisher: bakery,
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(picturePath !== undefined && { image: [origin + picturePath] }),
  };
}
