/** Red, green, blue, alpha. */
export const CHANNELS = 4;

/** Each pixel's four channels, row by row. */
export type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** As the picture library wants to hear of them. */
export function describePixels({ width, height }: Pixels) {
  return { width, height, channels: CHANNELS } as const;
}
