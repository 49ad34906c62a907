import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BRAND_ICONS, type BrandColours, type BrandIconName } from '../../../../domain/shop/brand/brand.ts';

const DRAWN = join(import.meta.dirname, 'drawn');
export const MARK_SIDE = 512;

/** How much of an icon the mark takes: phones cut what is masked to a circle or a drop. */
const SHARES = { free: 1, outline: 1, filled: 0.8, masked: 0.62 } as const;

/** The drop of honey on a biscuit, in a brand's own colours, for the demo. */
export async function drawHouseMark({ action, accent }: BrandColours): Promise<Buffer> {
  const [biscuit, drop, shine] = await Promise.all([
    fillStencil('biscuit', action),
    fillStencil('drop', accent),
    readFile(join(DRAWN, 'shine.webp')),
  ]);
  return sharp(biscuit)
    .composite([{ input: drop }, { input: shine }])
    .png()
    .toBuffer();
}

async function fillStencil(name: 'biscuit' | 'drop', colour: string): Promise<Buffer> {
  const create = { width: MARK_SIDE, height: MARK_SIDE, channels: 4, background: colour } as const;
  const stencil = await readFile(join(DRAWN, `${name}.webp`));
  return sharp({ create })
    .composite([{ input: stencil, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** One of the icons browsers and phones ask for, with the mark in its middle. */
export async function composeIcon(name: BrandIconName, mark: Buffer, pageColour: string): Promise<Buffer> {
  const { side, shape } = BRAND_ICONS[name];
  const inner = Math.round(side * SHARES[shape]);
  const input = await sharp(mark)
    .resize({ width: inner, height: inner, fit: 'contain', background: TRANSPARENT })
    .png()
    .toBuffer();
  const background = shape === 'filled' || shape === 'masked' ? pageColour : TRANSPARENT;
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** Twice as high as it is shown at most, for sharp screens. */
const SHOWN_HEIGHT = 80;
const SHOWN_MAX_WIDTH = 480;

export function fitLogo(mark: Buffer) {
  return sharp(mark).resize({
    width: SHOWN_MAX_WIDTH,
    height: SHOWN_HEIGHT,
    fit: 'inside',
    withoutEnlargement: true,
  });
}
