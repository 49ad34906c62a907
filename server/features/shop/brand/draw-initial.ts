import sharp from 'sharp';
import type { ShopBrand } from '../../../../domain/shop/brand/brand.ts';
import { ON_ACTION } from '../../../../domain/shop/brand/palette.ts';
import { letterWords } from '../../../lettering/letter-words.ts';
import { MARK_SIDE } from './compose-icon.ts';

const CENTRE = MARK_SIDE / 2;

type Lettering = Pick<ShopBrand, 'initial' | 'fonts'>;

/** The shop's initial on a disc of the brand's colour, for a shop without a logo. */
export async function drawInitial({
  initial,
  fonts,
  colours,
}: Lettering & Pick<ShopBrand, 'colours'>): Promise<Buffer> {
  const letter = await letterInitial({ initial, fonts });
  return sharp(await drawDisc(colours.action))
    .composite(letter ? [letter] : [])
    .png()
    .toBuffer();
}

/** The same as an outline: white, with the letter cut out. */
export async function cutInitial(lettering: Lettering): Promise<Buffer> {
  const letter = await letterInitial(lettering);
  return sharp(await drawDisc(ON_ACTION))
    .composite(letter ? [{ ...letter, blend: 'dest-out' }] : [])
    .png()
    .toBuffer();
}

async function letterInitial({ initial, fonts }: Lettering) {
  const letter = await letterWords({
    text: initial,
    face: fonts === 'clean' ? 'text' : 'display',
    colour: ON_ACTION,
    sizes: [380, 340, 300, 260, 220],
    maxWidth: 340,
    maxHeight: 330,
  });
  return (
    letter && {
      input: letter.png,
      left: Math.round(CENTRE - letter.width / 2),
      top: Math.round(CENTRE - letter.height / 2),
    }
  );
}

/** By distance from its centre, half a pixel of it at the edge: a drawing of it the shop may not read. */
async function drawDisc(colour: string): Promise<Buffer> {
  const pixels = Buffer.alloc(MARK_SIDE * MARK_SIDE * 4, Buffer.from(`${colour.slice(1)}ff`, 'hex'));
  for (let index = 0; index < MARK_SIDE * MARK_SIDE; index += 1) {
    const x = index % MARK_SIDE;
    const y = Math.floor(index / MARK_SIDE);
    const covered = CENTRE - Math.hypot(x + 0.5 - CENTRE, y + 0.5 - CENTRE) + 0.5;
    pixels[index * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, covered)));
  }
  return sharp(pixels, { raw: { width: MARK_SIDE, height: MARK_SIDE, channels: 4 } })
    .png()
    .toBuffer();
}
