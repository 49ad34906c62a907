import type { PictureFormat } from '../../../domain/pictures/renditions.ts';

/** Where the files of pictures lie: a folder for each, with its master and what was made from it. */
export const PICTURES_PREFIX = 'pictures/';

const PICTURE_ID = /^pictures\/([\da-f-]{36})\//;

export const writePicturePrefix = (id: string) => `${PICTURES_PREFIX}${id}/`;
export const writeMasterKey = (id: string) => `${writePicturePrefix(id)}master.webp`;
export const writeRenditionKey = (id: string, width: number, format: PictureFormat) =>
  `${writePicturePrefix(id)}${width}.${format}`;

export function readPictureId(key: string): string | undefined {
  return PICTURE_ID.exec(key)?.[1];
}
