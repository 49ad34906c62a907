/** Widths of one picture of the site itself, smallest first, with the file of each. */
export type SitePictureFiles = readonly (readonly [width: number, file: string])[];

/** Below this a cake on a phone is no longer appetising. */
const LEAST_WIDTH = 320;
const PRODUCT_PICTURE = /^(\/pictures\/[^/]+\/)(\d+)(\.\w+)$/;
/** The widths every uploaded picture has from here on down; see the domain's renditions. */
const UPLOADED_WIDTHS = [640, 480, 320];

/** The address of a picture about half as wide, which is a quarter of the bytes; the same one where there is none. */
export function findSmallerPicture(path: string, sitePictures: readonly SitePictureFiles[]): string {
  const [, before = '', width = '', end = ''] = PRODUCT_PICTURE.exec(path) ?? [];
  if (width !== '') {
    const wanted = Math.max(LEAST_WIDTH, Number(width) / 2);
    const smaller = UPLOADED_WIDTHS.find((each) => each <= wanted && each < Number(width));
    return smaller === undefined ? path : `${before}${smaller}${end}`;
  }
  for (const files of sitePictures) {
    const own = files.find(([, file]) => file === path);
    if (!own) continue;
    const wanted = Math.max(LEAST_WIDTH, own[0] / 2);
    const fitting = files.filter(([each]) => each <= wanted || each === files[0]?.[0]);
    return fitting.at(-1)?.[1] ?? path;
  }
  return path;
}
