import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import {
  SHARE_PICTURE_HEIGHT as HEIGHT,
  SHARE_PICTURE_WIDTH as WIDTH,
} from '../../../../domain/discovery/share-picture.ts';
import { MAIL_COLOURS } from '../../../mails/mail-colours.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { type Lettered, letterWords } from './letter-words.ts';

export type SharePicturePlan = {
  readonly shopName: string;
  /** What the picture is about, in large letters. */
  readonly title: string;
  /** Below it, in small ones; blank: nothing. */
  readonly line: string;
  /** The picture beside the words, or which of the drawn ones stands there instead. */
  readonly picture: Buffer | 'shop' | 'no-picture';
};

const DRAWN = join(import.meta.dirname, 'drawn');
const PICTURE_WIDTH = 640;

/** The panel's words: beside the logo, below it, and at the foot. */
const WORDS_LEFT = 662;
const WORDS_WIDTH = 486;
const NAME = { left: 744, middle: 160, maxWidth: 404, maxHeight: 72, sizes: [40, 34, 28, 22] };
const TITLE = { top: 232, bottom: 520, sizes: [84, 74, 66, 58, 50, 44, 38, 32, 26, 20] };
const LINE = { bottom: 580, maxHeight: 44, sizes: [28, 25, 22, 19] };

/** One picture for a shared link: what it is about, by whom, and how it looks. No price, because others keep it for months. */
export async function composeSharePicture(plan: SharePicturePlan): Promise<Buffer> {
  // First the text face: from then on the library has its letters for those that the display face lacks.
  const line = await letterWords({
    ...LINE,
    text: plan.line,
    face: 'text',
    colour: MAIL_COLOURS['cocoa-2'],
    maxWidth: WORDS_WIDTH,
  });
  const name = await letterWords({
    ...NAME,
    text: plan.shopName,
    face: 'display',
    colour: MAIL_COLOURS.cocoa,
  });
  const title = await letterWords({
    ...TITLE,
    text: plan.title,
    face: 'display',
    colour: MAIL_COLOURS.cocoa,
    maxWidth: WORDS_WIDTH,
    maxHeight: TITLE.bottom - TITLE.top,
  });
  const beside = typeof plan.picture === 'string' ? await readDrawn(plan.picture) : plan.picture;
  const layers: OverlayOptions[] = [
    { input: await cutBeside(beside), left: 0, top: 0 },
    { input: await readDrawn('frame'), left: 0, top: 0 },
    ...place(name, (shown) => ({ left: NAME.left, top: NAME.middle - shown.height / 2 })),
    ...place(title, (shown) => ({
      left: WORDS_LEFT,
      top: TITLE.top + (TITLE.bottom - TITLE.top - shown.height) / 2,
    })),
    ...place(line, (shown) => ({ left: WORDS_LEFT, top: LINE.bottom - shown.height })),
  ];
  const canvas = { width: WIDTH, height: HEIGHT, channels: 3, background: MAIL_COLOURS.cream } as const;
  return encodeJpeg(
    await sharp({ create: canvas }).composite(layers).png({ compressionLevel: 1 }).toBuffer(),
  );
}

function readDrawn(name: 'frame' | 'shop' | 'no-picture'): Promise<Buffer> {
  return readFile(join(DRAWN, `${name}.webp`));
}

function cutBeside(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'cover' })
    .flatten({ background: MAIL_COLOURS.cream })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function place(
  shown: Lettered | null,
  findPlace: (shown: Lettered) => { readonly left: number; readonly top: number },
): OverlayOptions[] {
  if (!shown) return [];
  const { left, top } = findPlace(shown);
  return [{ input: shown.png, left: Math.round(left), top: Math.round(top) }];
}
