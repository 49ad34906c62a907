/**
 * The picture of a design, square in two widths or as other sites show it beside a shared link; PNG for mail programs, which
 * know nothing else.
 */
export const CAKE_PICTURE_NAMES = [
  '320.avif',
  '320.webp',
  '800.avif',
  '800.webp',
  '800.png',
  'share.png',
] as const;
export type CakePictureName = (typeof CAKE_PICTURE_NAMES)[number];

/** A design's text needs no escaping in an address. */
export function writeCakePicturePath(design: string, name: CakePictureName): string {
  return `/cake-pictures/${design}/${name}`;
}
