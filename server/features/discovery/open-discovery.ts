import type { Product } from '../../../domain/catalogue/product.ts';
import type { ShopProfile } from '../../../domain/shop/profile.ts';
import { createAnswerCache } from '../../http/answer-cache.ts';
import { type CachedAnswer, keepCompressed } from '../../http/cached-answer.ts';
import type { CachedSource } from '../../http/cached-sources.ts';
import type { DependencyName } from '../../http/dependency-names.ts';
import type { Metrics } from '../../http/metrics.ts';
import { DATA_HEADERS } from '../../http/security-headers.ts';
import { listSitemapEntries, type ReadableContent } from './sitemap/list-sitemap-entries.ts';
import {
  countSitemapParts,
  SITEMAP_PATH,
  takeSitemapPart,
  writeSitemap,
  writeSitemapIndex,
  writeSitemapPartPath,
} from './sitemap/write-sitemap.ts';
import { writeProductFeed } from './write-product-feed.ts';

/** What is somebody's own, changes with every visit, or is no page at all. */
const CLOSED_PATHS = [
  '/api/',
  '/admin',
  '/staff',
  '/cart',
  '/wishlist',
  '/checkout',
  '/orders',
  '/custom-orders',
  '/account',
  '/track',
  '/cake-request',
  '/quote',
  '/voucher$',
  '/search',
  '/dev/',
];

function writeRobots(origin: string): string {
  const lines = ['User-agent: *', ...CLOSED_PATHS.map((path) => `Disallow: ${path}`), 'Allow: /'];
  return `${lines.join('\n')}\n\nSitemap: ${origin}${SITEMAP_PATH}\n`;
}

export const FEED_PATH = '/feeds/products.xml';
export const ROBOTS_PATH = '/robots.txt';

const ANSWERS_MAX_BYTES = 32 * 1024 * 1024;
const XML = 'application/xml; charset=utf-8';
const SITEMAP_SOURCES: readonly DependencyName[] = ['catalogue', 'content', 'shop-profile'];

export type DiscoveryOptions = {
  readonly publicUrl: string;
  /** All that is in the shop window, newest first. */
  readonly listProducts: () => readonly Product[];
  /** Undefined while nobody knows which posts there are. */
  readonly readContent: () => ReadableContent | undefined;
  readonly readShopProfile: () => ShopProfile;
  readonly metrics: Pick<Metrics, 'watchCache'>;
};

export type Discovery = ReturnType<typeof openDiscovery>;

/** What machines outside ask for: which pages there are, which they may read, and what is for sale. Made when first asked for, and kept until it changes. */
export function openDiscovery(options: DiscoveryOptions) {
  const { publicUrl, listProducts, readContent, readShopProfile, metrics } = options;
  const cache = createAnswerCache({ maxBytes: ANSWERS_MAX_BYTES });
  metrics.watchCache('discovery', cache.size);

  const keep = (
    address: string,
    contentType: string,
    dependsOn: readonly DependencyName[],
    write: () => Buffer | Promise<Buffer>,
  ): Promise<CachedAnswer> =>
    cache.getOrMake(address, async () => {
      const headers = {
        ...DATA_HEADERS,
        'content-type': contentType,
        // Kept by others too, who ask whether it is still the same.
        'cache-control': 'no-cache',
      };
      const answer = await keepCompressed(200, headers, await write());
      return { answer, dependsOn: new Set(dependsOn) };
    });

  const listEntries = () => {
    const content = readContent();
    return content && (readShopProfile().isNotYetOpen ? [] : listSitemapEntries(listProducts(), content));
  };
  const cachedSource: CachedSource = { kind: 'discovery', cachedFor: cache.get };

  return {
    answerRobots: () =>
      keep(ROBOTS_PATH, 'text/plain; charset=utf-8', [], () => Buffer.from(writeRobots(publicUrl))),

    /** Undefined while it would lack the posts: whoever looks would take them for gone. */
    answerSitemap(): Promise<CachedAnswer> | undefined {
      const entries = listEntries();
      return (
        entries &&
        keep(SITEMAP_PATH, XML, SITEMAP_SOURCES, () => {
          const partCount = countSitemapParts(entries.length);
          return Buffer.from(
            partCount === 1 ? writeSitemap(entries, publicUrl) : writeSitemapIndex(partCount, publicUrl),
          );
        })
      );
    },

    answerSitemapPart(number: number): Promise<CachedAnswer> | 'no_such_part' | undefined {
      const entries = listEntries();
      if (!entries) return undefined;
      if (number > countSitemapParts(entries.length)) return 'no_such_part';
      return keep(writeSitemapPartPath(number), XML, SITEMAP_SOURCES, () =>
        Buffer.from(writeSitemap(takeSitemapPart(entries, number), publicUrl)),
      );
    },

    answerFeed: () =>
      keep(FEED_PATH, XML, ['catalogue', 'shop-profile'], () =>
        writeProductFeed(readShopProfile().isNotYetOpen ? [] : listProducts(), readShopProfile(), publicUrl),
      ),

    cachedSource,
    dropDependents: cache.dropDependents,
  };
}
