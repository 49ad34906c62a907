import { writeElement, XML_BEGINNING } from '../write-xml.ts';

/** What one file may hold; a larger shop has several, and a file that names them. */
export const SITEMAP_ENTRIES_MAX = 50_000;
export const SITEMAP_PATH = '/sitemap.xml';

export type SitemapEntry = {
  readonly path: string;
  /** A day or a moment; null where nobody knows. */
  readonly changedOn: string | null;
  readonly picturePaths: readonly string[];
};

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export const writeSitemapPartPath = (number: number) => `/sitemaps/${number}.xml`;

export function countSitemapParts(entryCount: number): number {
  return Math.max(1, Math.ceil(entryCount / SITEMAP_ENTRIES_MAX));
}

/** The part of that number, counted from 1. */
export function takeSitemapPart(entries: readonly SitemapEntry[], number: number): readonly SitemapEntry[] {
  return entries.slice((number - 1) * SITEMAP_ENTRIES_MAX, number * SITEMAP_ENTRIES_MAX);
}

export function writeSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const lines = entries.map((entry) => writeEntry(entry, origin));
  return `${XML_BEGINNING}<urlset ${NAMESPACES}>\n${lines.join('')}</urlset>\n`;
}

/** What stands at the sitemap's address once there are several. */
export function writeSitemapIndex(partCount: number, origin: string): string {
  const parts = Array.from({ length: partCount }, (_, index) => {
    return `<sitemap>${writeElement('loc', origin + writeSitemapPartPath(index + 1))}</sitemap>\n`;
  });
  return `${XML_BEGINNING}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`;
}

function writeEntry({ path, changedOn, picturePaths }: SitemapEntry, origin: string): string {
  const changed = changedOn === null ? '' : writeElement('lastmod', changedOn);
  const pictures = picturePaths.map(
    (picturePath) => `<image:image>${writeElement('image:loc', origin + picturePath)}</image:image>`,
  );
  return `<url>${writeElement('loc', origin + path)}${changed}${pictures.join('')}</url>\n`;
}
