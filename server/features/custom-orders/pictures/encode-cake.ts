import sharp from 'sharp';
import { describePixels, type Pixels } from './pixels.ts';

/** PNG for mail programs, which know nothing else. */
export const CAKE_PICTURE_FORMATS = ['avif', 'webp', 'png'] as const;
export type CakePictureFormat = (typeof CAKE_PICTURE_FORMATS)[number];

/** Half the time of the next effort, for a tenth more bytes: somebody may be waiting. */
const AVIF = { quality: 60, effort: 2 };
const WEBP = { quality: 86, effort: 2 };
/** In all its colours: a palette puts gold where there is shadow. */
const PNG = { compressionLevel: 9, adaptiveFiltering: true };

export function encodeCake(
  picture: Pixels,
  format: CakePictureFormat,
  width = picture.width,
): Promise<Buffer> {
  const opaque = sharp(picture.data, { raw: describePixels(picture) })
    .resize({ width })
    .removeAlpha();
  switch (format) {
    case 'avif':
      return opaque.avif(AVIF).toBuffer();
    case 'webp':
      return opaque.webp(WEBP).toBuffer();
    case 'png':
      return opaque.png(PNG).toBuffer();
  }
}
