import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import sharp from 'sharp';
import {
  LAYER_PLACES,
  type LayerName,
} from '../../../../domain/custom-orders/picture/layer-places.generated.ts';
import { CHANNELS, type Pixels, releasePixels } from './pixels.ts';

const FOLDER = join(import.meta.dirname, 'layers');
const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/**
 * The layers' pixels, each file decoded once. Held compressed, all of them take 18 MB instead of 88, and unpacking one costs a
 * seventh of decoding it. Tints are left to the blending: held too, they would be many times as much.
 */
export function createLayerCache() {
  const packed = new Map<LayerName, Promise<Buffer>>();

  async function pack(name: LayerName): Promise<Buffer> {
    const layer = sharp(await readFile(join(FOLDER, `${name}.webp`))).ensureAlpha();
    const data = await layer.raw().toBuffer();
    const compressed = await compress(data, FASTEST);
    releasePixels({ data });
    return compressed;
  }

  function find(name: LayerName): Promise<Buffer> {
    const known = packed.get(name);
    if (known) return known;
    const made = pack(name);
    packed.set(name, made);
    // A file that could not be read now may be readable later.
    made.catch(() => packed.delete(name));
    return made;
  }

  return {
    async take(name: LayerName): Promise<Pixels> {
      const [, , width, height] = LAYER_PLACES[name];
      // In one piece, instead of many small ones that are put together.
      const chunkSize = width * height * CHANNELS;
      return { data: await decompress(await find(name), { chunkSize }), width, height };
    },
  };
}
