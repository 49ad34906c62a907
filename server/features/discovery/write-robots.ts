import { SITEMAP_PATH } from './sitemap/write-sitemap.ts';

/** What is somebody's own, changes with every visit, or is no page at all. */
const CLOSED_PATHS = [
  '/api/',
  '/admin',
  '/cart',
  '/checkout',
  '/orders',
  '/custom-orders',
  '/account',
  '/track',
  '/search',
  '/dev/',
];

export function writeRobots(origin: string): string {
  const lines = ['User-agent: *', ...CLOSED_PATHS.map((path) => `Disallow: ${path}`), 'Allow: /'];
  return `${lines.join('\n')}\n\nSitemap: ${origin}${SITEMAP_PATH}\n`;
}
