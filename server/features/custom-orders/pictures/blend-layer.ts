import type { PlannedLayer } from '../../../../domain/custom-orders/picture/place-layer.ts';
import { readTint } from '../../../../domain/custom-orders/picture/read-tint.ts';
import { CHANNELS, type Pixels } from './pixels.ts';

type Placed = Pick<PlannedLayer, 'x' | 'y' | 'tint' | 'opacity'>;

/**
 * Lays a layer on a picture without gaps, in place: a copy for each of fifty layers would take longer than the blending.
 * A tint changes colours alone, so that shadows within a shade stay black and as see-through as they are.
 */
export function blendLayer(picture: Pixels, layer: Pixels, { x, y, tint, opacity = 1 }: Placed): void {
  const [red, green, blue] = readTint(tint ?? '#FFFFFF');
  const { data: below, width: pictureWidth } = picture;
  const { data: above } = layer;
  const [firstRow, endRow] = [Math.max(0, -y), Math.min(layer.height, picture.height - y)];
  const [firstColumn, endColumn] = [Math.max(0, -x), Math.min(layer.width, pictureWidth - x)];
  for (let row = firstRow; row < endRow; row += 1) {
    let from = (row * layer.width + firstColumn) * CHANNELS;
    let to = ((row + y) * pictureWidth + x + firstColumn) * CHANNELS;
    for (let column = firstColumn; column < endColumn; column += 1, from += CHANNELS, to += CHANNELS) {
      const seen = above[from + 3] ?? 0;
      if (seen === 0) continue;
      // Most of a cake is solid: what lies below it does not shine through.
      if (seen === 255 && opacity === 1) {
        below[to] = (above[from] ?? 0) * red + 0.5;
        below[to + 1] = (above[from + 1] ?? 0) * green + 0.5;
        below[to + 2] = (above[from + 2] ?? 0) * blue + 0.5;
        continue;
      }
      const alpha = (seen / 255) * opacity;
      const rest = 1 - alpha;
      below[to] = (above[from] ?? 0) * red * alpha + (below[to] ?? 0) * rest + 0.5;
      below[to + 1] = (above[from + 1] ?? 0) * green * alpha + (below[to + 1] ?? 0) * rest + 0.5;
      below[to + 2] = (above[from + 2] ?? 0) * blue * alpha + (below[to + 2] ?? 0) * rest + 0.5;
    }
  }
}
