import sharp from 'sharp';
import {
  type PlainShape,
  SHARE_PICTURE_HEIGHT,
  SHARE_PICTURE_WIDTH,
} from '../../../../domain/discovery/share-picture.ts';
import { encodeJpeg } from './encode-jpeg.ts';

/** Catalogues of other sites take nothing below 500 pixels, and show at most 1080. */
const SQUARE_SIDE = 1080;
const SIZES: Readonly<Record<PlainShape, { readonly width: number; readonly height: number }>> = {
  wide: { width: SHARE_PICTURE_WIDTH, height: SHARE_PICTURE_HEIGHT },
  square: { width: SQUARE_SIDE, height: SQUARE_SIDE },
};

/** A picture as it is, without a word on it, which shopping sites refuse. */
export async function cutPlainPicture(master: Buffer, shape: PlainShape): Promise<Buffer> {
  const cut = sharp(master).resize({ ...SIZES[shape], fit: 'cover' });
  return encodeJpeg(await cut.png({ compressionLevel: 1 }).toBuffer());
}
