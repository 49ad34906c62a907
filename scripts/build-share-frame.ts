/**
 * Draws what every share picture has in common, and what stands in it where a product has no picture. The shop itself may not
 * read drawings, so they are kept as pixels. Run it after changing the tokens or the logo: node scripts/build-share-frame.ts
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  SHARE_PICTURE_HEIGHT as HEIGHT,
  SHARE_PICTURE_WIDTH as WIDTH,
} from '../domain/discovery/share-picture.ts';

const ROOT = join(import.meta.dirname, '..');
const DRAWN = join(ROOT, 'server/features/discovery/share-pictures/drawn');

/** Where the panel with the words begins; its edge is scalloped into the picture. */
const PANEL_X = 604;
const SCALLOPS = 15;
/** Beside and below the panel's edge. */
const PICTURE_WIDTH = 640;
const DRIP_HEIGHT = 74;
const LOGO = { x: 660, y: 126, side: 68 };

const tokens = await readFile(join(ROOT, 'web/ui/tokens.css'), 'utf8');
const drip = readShape('drip');
const logo = await readLogo();
await mkdir(DRAWN, { recursive: true });

await drawSvg(`${drawPanel()}${drawDrip()}${drawLogo(LOGO.x, LOGO.y, LOGO.side)}`)
  .webp({ lossless: true })
  .toFile(join(DRAWN, 'frame.webp'));

const blank = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${readColour('tint-honey')}"/>`;
await drawSvg(blank + drawLogo(PANEL_X / 2 - 130, HEIGHT / 2 - 110, 260))
  .extract({ left: 0, top: 0, width: PICTURE_WIDTH, height: HEIGHT })
  .webp({ quality: 90 })
  .toFile(join(DRAWN, 'no-picture.webp'));

// The cake stands at the right of the home page's picture.
await sharp(await readFile(join(ROOT, 'web/pictures/masters/hero.webp')))
  .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'cover', position: 'right' })
  .webp({ quality: 90 })
  .toFile(join(DRAWN, 'shop.webp'));

function drawSvg(content: string): Sharp {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`,
    ),
  );
}

function drawPanel(): string {
  const pitch = HEIGHT / SCALLOPS;
  const bumps = Array.from(
    { length: SCALLOPS },
    (_, index) => `<circle cx="${PANEL_X}" cy="${pitch * (index + 0.5)}" r="${pitch * 0.52}"/>`,
  );
  const panel = `<rect x="${PANEL_X}" width="${WIDTH - PANEL_X}" height="${HEIGHT}"/>`;
  return `<g fill="${readColour('cream')}">${panel}${bumps.join('')}</g>`;
}

function drawDrip(): string {
  const box = `width="${WIDTH}" height="${DRIP_HEIGHT}" viewBox="0 0 1440 104" preserveAspectRatio="none"`;
  return `<svg ${box}><path fill="${readColour('honey')}" d="${drip}"/></svg>`;
}

function drawLogo(x: number, y: number, side: number): string {
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 100 100">${logo}</svg>`;
}

async function readLogo(): Promise<string> {
  const icon = await readFile(join(ROOT, 'public/favicon.svg'), 'utf8');
  return icon.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
}

function readColour(name: string): string {
  return requireMatch(new RegExp(`--color-${name}: (#[0-9a-f]{6});`));
}

function readShape(name: string): string {
  return requireMatch(new RegExp(`--${name}-shape: url\\("[^"]* d='([^']+)'`));
}

function requireMatch(form: RegExp): string {
  const [, found] = form.exec(tokens) ?? [];
  if (found === undefined) throw new Error(`The tokens have nothing that reads ${form}.`);
  return found;
}
