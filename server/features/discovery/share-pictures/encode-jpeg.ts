import sharp from 'sharp';

/** What messengers load without asking, on the data of whoever is sent the link. */
const MAX_BYTES = 120_000;
/** The first that is small enough; a crowded picture needs a lower one. */
const QUALITIES = [84, 70, 52, 30, 8];

/** JPEG, because there are readers of links and catalogues that know nothing newer. */
export async function encodeJpeg(picture: Buffer): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= MAX_BYTES) break;
  }
  return bytes;
}
