import { PICTURE_FORMATS, type PictureFormat } from '../../../domain/pictures/renditions.ts';
import { sharp } from './picture-library.ts';

export type Rendition = {
  readonly pictureId: string;
  readonly width: number;
  readonly format: PictureFormat;
};

const ID_FORM = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Exactly one way to write each, so that no rendition has two addresses. */
const NAME_FORM = /^([1-9]\d{0,3})\.([a-z]+)$/;

/** Undefined for what cannot be the address of any. */
export function parseRendition(id: string, name: string): Rendition | undefined {
  const [, width = '', ending] = NAME_FORM.exec(name) ?? [];
  const format = PICTURE_FORMATS.find((known) => known === ending);
  return format && ID_FORM.test(id) ? { pictureId: id, width: Number(width), format } : undefined;
}

/**
 * Half the time of the next effort, for a twentieth more bytes: somebody may be waiting. Colours have half the points of light and
 * shade, as WebP always has it: in a photograph nobody sees it.
 */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 74, effort: 4, smartSubsample: true };

export async function encodeRendition(
  master: Buffer,
  { width, format }: Pick<Rendition, 'width' | 'format'>,
): Promise<Buffer> {
  const scaled = sharp(master).resize({ width });
  return (format === 'avif' ? scaled.avif(AVIF) : scaled.webp(WEBP)).toBuffer();
}
