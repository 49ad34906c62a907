import { createShelf } from '../../../domain/custom-orders/picture/create-shelf.ts';
import {
  LAYER_PLACES,
  type LayerName,
} from '../../../domain/custom-orders/picture/layer-places.generated.ts';
import type { PlannedLayer } from '../../../domain/custom-orders/picture/place-layer.ts';
import { readTint } from '../../../domain/custom-orders/picture/read-tint.ts';
import { createBlankCanvas } from './blank-canvas.ts';
import { findLayerAddress } from './layer-addresses.ts';
import { tintPixels } from './tint-pixels.ts';

const BYTES_PER_PIXEL = 4;
/** Enough for two large cakes: what comes back later comes from the browser's own cache. */
const SHELF_MAX_BYTES = 40 * 1024 * 1024;

const bitmaps = createShelf<ImageBitmap>(SHELF_MAX_BYTES);
const tintedLayers = createShelf<HTMLCanvasElement>(SHELF_MAX_BYTES);

export type LoadedLayer = PlannedLayer & { readonly image: ImageBitmap | HTMLCanvasElement };

/** Only what has not been seen before is loaded: another colour is a matter of pixels. */
export async function loadLayer(layer: PlannedLayer): Promise<LoadedLayer> {
  const { name, tint } = layer;
  const bytes = countBytes(name);
  const loadBitmap = () => bitmaps.take(name, bytes, () => fetchBitmap(name));
  if (!tint) return { ...layer, image: await loadBitmap() };
  const image = await tintedLayers.take(`${name} ${tint}`, bytes, async () => {
    const bitmap = await loadBitmap();
    const { width, height } = bitmap;
    const { canvas, context } = createBlankCanvas(width, height, { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, width, height);
    tintPixels(pixels.data, readTint(tint));
    context.putImageData(pixels, 0, 0);
    return canvas;
  });
  return { ...layer, image };
}

async function fetchBitmap(name: LayerName): Promise<ImageBitmap> {
  const answer = await fetch(findLayerAddress(name));
  if (!answer.ok) throw new Error(`The layer ${name} did not come: ${answer.status}.`);
  return createImageBitmap(await answer.blob());
}

function countBytes(name: LayerName): number {
  const [, , width, height] = LAYER_PLACES[name];
  return width * height * BYTES_PER_PIXEL;
}
