/** Red, green, blue, alpha. */
export const CHANNELS = 4;

/** Each pixel's four channels, row by row. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** As the picture library wants to hear of them. */
export function describePixels({ width, height }: Pixels) {
  return { width, height, channels: CHANNELS } as const;
}

/**
 * Gives the memory back at once, once nobody reads the pixels any more. To the garbage collector they are small objects, and it
 * would let dozens of megabytes gather.
 */
export function releasePixels({ data }: Pick<Pixels, 'data'>): void {
  const { buffer } = data;
  // A small one stands in memory that it shares with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === data.byteLength) buffer.transfer(0);
}
