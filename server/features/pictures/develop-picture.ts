import { PICTURE_MAX_PIXELS } from '../../../contract/pictures.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { sharp } from './picture-library.ts';

/** Enough for the widest rendition of a picture that is cut to a square. */
const MASTER_MAX_SIDE = 2_000;
const MASTER_QUALITY = 90;
const WORK_LIMIT_SECONDS = 30;

const PLACEHOLDER_MAX_LENGTH = 300;
/** The first that is short enough; a noisy picture needs fewer pixels. */
const PLACEHOLDER_SIDES = [12, 8, 4];
const PLACEHOLDER_QUALITY = 30;

/** A photograph has no see-through parts; a logo may. */
export type MasterLook = 'opaque' | 'see-through';

export type Master = {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
};

const NO_PICTURE = refuse(
  'unsupported',
  'unsupported_picture',
  'This file isn’t a supported picture. Please choose a JPEG, PNG, WebP or AVIF.',
);
const TOO_MANY_PIXELS = refuse(
  'invalid',
  'too_many_pixels',
  `This picture has more than ${PICTURE_MAX_PIXELS / 1_000_000} megapixels. Please choose a smaller one.`,
);
const DAMAGED = refuse(
  'invalid',
  'damaged_picture',
  'This picture is damaged or incomplete. Please choose another one.',
);

export type UploadRefusalCode = (
  | typeof NO_PICTURE
  | typeof TOO_MANY_PIXELS
  | typeof DAMAGED
)['refusal']['code'];

/**
 * What somebody sent becomes a picture of our own making, or nothing. Only what the bytes themselves say counts; what else
 * was in the file (the place it was taken, a second file behind the first) is gone, because only pixels are carried over.
 */
export async function developPicture(
  upload: Uint8Array,
  look: MasterLook = 'opaque',
): Promise<Result<Master, UploadRefusalCode>> {
  const facts = await readFacts(upload);
  if (!facts) return beginsLikeAPicture(upload) ? DAMAGED : NO_PICTURE;
  if (facts.width * facts.height > PICTURE_MAX_PIXELS) return TOO_MANY_PIXELS;
  try {
    const resized = sharp(upload, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: WORK_LIMIT_SECONDS })
      .autoOrient()
      .resize({ width: MASTER_MAX_SIDE, height: MASTER_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    // Otherwise the blurred placeholder would show through for good.
    const flat = look === 'opaque' ? resized.flatten({ background: 'white' }) : resized;
    const bytes = await flat.webp({ quality: MASTER_QUALITY, smartSubsample: true }).toBuffer();
    return accept(await describeMaster(bytes));
  } catch {
    return DAMAGED;
  }
}

/** For a master that is good as it is. */
export async function describeMaster(bytes: Buffer): Promise<Master> {
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height, placeholder: await makePlaceholder(bytes) };
}

type Facts = { readonly width: number; readonly height: number };

async function readFacts(upload: Uint8Array): Promise<Facts | undefined> {
  try {
    const { format, compression, width, height } = await sharp(upload, {
      limitInputPixels: false,
    }).metadata();
    // The same container holds AVIF, which every browser reads, and HEIC, which hardly any does.
    const isKnown = format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp'].includes(format);
    return isKnown ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** JPEG, PNG, WebP and AVIF; the library cannot tell a file that ends too soon from one it does not know. */
const BEGINNINGS = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

function beginsLikeAPicture(upload: Uint8Array): boolean {
  return BEGINNINGS.test(Buffer.from(upload.subarray(0, 12)).toString('latin1'));
}

async function makePlaceholder(master: Buffer): Promise<string> {
  let address = '';
  for (const side of PLACEHOLDER_SIDES) {
    const pixels = await sharp(master)
      .resize({ width: side, height: side, fit: 'inside' })
      .webp({ quality: PLACEHOLDER_QUALITY, effort: 6 })
      .toBuffer();
    address = `data:image/webp;base64,${pixels.toString('base64')}`;
    if (address.length <= PLACEHOLDER_MAX_LENGTH) break;
  }
  return address;
}
