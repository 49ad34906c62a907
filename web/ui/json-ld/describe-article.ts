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
  readonly tags: readonly string[];
  /** A path; left out where there is no cover. */
  readonly picturePath?: string;
};

export function describeArticle(article: DescribedArticle, origin: string): JsonLd {
  const bakery = { '@id': nameBakery(origin) };
  const { author, tags, picturePath } = article;
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
