/** Each picture is kept in these forms: AVIF for almost everybody, WebP for the rest. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** From the thumbnail in the cart to a full-width picture on a dense screen. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280, 1600] as const;

/** A picture is never blown up: the widths below its own, and its own where that is none of them. */
export function listWidths(ownWidth: number): readonly number[] {
  const largest = Math.min(ownWidth, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? ownWidth);
  return [...PICTURE_WIDTHS.filter((width) => width < largest), largest];
}

/**
 * In which of them a picture is shown to whoever asks for a width: a listed one that is more than the picture has is answered by
 * its widest, because not every page knows how wide a picture is. Undefined for what is no width of any picture.
 */
export function findShownWidth(askedWidth: number, ownWidth: number): number | undefined {
  const widths = listWidths(ownWidth);
  if (widths.includes(askedWidth)) return askedWidth;
  return PICTURE_WIDTHS.some((width) => width === askedWidth) ? widths.at(-1) : undefined;
}

export function writePicturePath(id: string, width: number, format: PictureFormat): string {
  return `/pictures/${id}/${width}.${format}`;
}
