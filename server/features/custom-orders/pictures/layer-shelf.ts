import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createShelf } from '../../../../domain/custom-orders/picture/create-shelf.ts';
import {
  LAYER_PLACES,
  type LayerName,
} from '../../../../domain/custom-orders/picture/layer-places.generated.ts';
import { CHANNELS, type Pixels } from './pixels.ts';

const FOLDER = join(import.meta.dirname, 'layers');
/** Two thirds of all there are. Tints are left to the blending: kept too, they would be many times as much. */
const MAX_BYTES = 64 * 1024 * 1024;

export type LayerShelf = ReturnType<typeof createLayerShelf>;

/** The layers' pixels; those used last are at hand. */
export function createLayerShelf(maxBytes = MAX_BYTES) {
  const shelf = createShelf<Pixels>(maxBytes);
  return {
    take(name: LayerName): Promise<Pixels> {
      const [, , width, height] = LAYER_PLACES[name];
      return shelf.take(name, width * height * CHANNELS, () => decode(name));
    },
    sizeInBytes: shelf.sizeInBytes,
  };
}

async function decode(name: LayerName): Promise<Pixels> {
  const { data, info } = await sharp(await readFile(join(FOLDER, `${name}.webp`)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
