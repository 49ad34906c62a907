/**
 * Draws the three parts of the house's mark as stencils, which the shop fills with a brand's colours: it may not read drawings
 * itself. Run it after changing the mark: node scripts/build-brand-mark.ts
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const ROOT = join(import.meta.dirname, '..');
const DRAWN = join(ROOT, 'server/features/shop/brand/drawn');
const SIDE = 512;
const PARTS = ['biscuit', 'drop', 'shine'] as const;

const icon = await readFile(join(ROOT, 'public/favicon.svg'), 'utf8');
const paths = icon.match(/<path[^>]*\/>/g) ?? [];
for (const [index, part] of PARTS.entries()) {
  const path = paths[index];
  if (path === undefined) throw new Error(`public/favicon.svg has no ${part}.`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 100 100">${path}</svg>`;
  await sharp(Buffer.from(drawing))
    .webp({ lossless: true })
    .toFile(join(DRAWN, `${part}.webp`));
}
