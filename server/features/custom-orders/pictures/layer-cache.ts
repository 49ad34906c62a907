import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createByteCache } from '../../../../domain/custom-orders/picture/byte-cache.ts';
import {
  LAYER_PLACES,
  type LayerName,
} from '../../../../domain/custom-orders/picture/layer-places.generated.ts';
import { CHANNELS, type Pixels } from './pixels.ts';

const FOLDER = join(import.meta.dirname, 'layers');
/** Two thirds of all there are. Tints are left to the blending: kept too, they would be many times as much. */
const MAX_BYTES = 64 * 1024 * 1024;

export type LayerCache = ReturnType<typeof createLayerCache>;

/** The layers' pixels; those used last are at hand. */
export function createLayerCache(maxBytes = MAX_BYTES) {
  const cache = createByteCache<Pixels>(maxBytes);
  return {
    take(name: LayerName): Promise<Pixels> {
      const [, , width, height] = LAYER_PLACES[name];
      return cache.take(name, width * height * CHANNELS, () => decode(name));
    },
    sizeInBytes: cache.sizeInBytes,
  };
}

async function decode(name: LayerName): Promise<Pixels> {
  const { data, info } = await sharp(await readFile(join(FOLDER, `${name}.webp`)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
