import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COMMON_STYLES = readFileSync(join(import.meta.dirname, 'plain-page.css'), 'utf8');

const FACES = [
  { family: 'Fraunces', weights: '400 700', file: /^\/assets\/fraunces-roman\b[^/]*\.woff2$/ },
  { family: 'Figtree', weights: '300 900', file: /^\/assets\/figtree\b[^/]*\.woff2$/ },
] as const;

/**
 * For the few pages the server writes itself, outside the web part: the shop's colours and, where the web part is built, its
 * faces. `ownStyles` says how wide the page is.
 */
export function buildStylesheet(
  palette: Readonly<Record<string, string>>,
  assetPaths: readonly string[],
  ownStyles: string,
): string {
  const colours = Object.entries(palette).map(([name, colour]) => `--color-${name}: ${colour};`);
  const faces = FACES.flatMap(({ family, weights, file }) => {
    const path = assetPaths.find((candidate) => file.test(candidate));
    if (!path) return [];
    return `@font-face { font-family: "${family}"; font-weight: ${weights}; font-display: swap; src: url("${path}") format("woff2"); }`;
  });
  return [...faces, `:root { ${colours.join(' ')} }`, COMMON_STYLES, ownStyles].join('\n');
}
