import { crc32, deflateSync } from 'node:zlib';
import { sharp } from '../picture-library.ts';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'gif';
type Input = {
  readonly width: number;
  readonly height: number;
  readonly format: Format;
  readonly noise?: boolean;
};

export const SVG_TEXT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>';
export const PDF_TEXT = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

/** Real bytes of the wanted form; noise makes them many and hard to shrink. */
export async function makePicture({ width, height, format, noise = false }: Input): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#d98a3d' };
  const filled = noise ? { ...create, noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } } : create;
  // Nobody looks at them: the quickest way to write an AVIF will do.
  return sharp({ create: filled })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
}

/** Taken with a phone held sideways, which wrote down where. */
export async function makeGpsJpeg({
  width,
  height,
  orientation,
}: {
  width: number;
  height: number;
  orientation: number;
}) {
  return sharp({ create: { width, height, channels: 3, background: '#d98a3d' } })
    .withExif({
      IFD0: { ImageDescription: 'Lagos studio', Orientation: String(orientation) },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '6/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 22/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

export function readExif(jpeg: Buffer): string {
  return jpeg.toString('latin1', 0, 2_000);
}

export async function makeAnimation(colours: readonly string[]): Promise<Buffer> {
  const frames = colours.map((background) => ({
    create: { width: 40, height: 40, channels: 3 as const, background },
  }));
  const pixels = await Promise.all(frames.map((frame) => sharp(frame).raw().toBuffer()));
  const raw = { width: 40, height: 40 * colours.length, channels: 3 as const, pageHeight: 40 };
  return sharp(Buffer.concat(pixels), { raw }).webp({ lossless: true }).toBuffer();
}

/** A few kilobytes that claim to be a picture of any size: a header, and rows of zeros that pack into nothing. */
export function makeHugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(4 * 1024 * 1024));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    writeChunk('IHDR', header),
    writeChunk('IDAT', rows),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

function writeChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
