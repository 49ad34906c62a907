import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Larger than any phone's photo; the body is the file itself, with its own content type. */
export const PICTURE_UPLOAD_MAX_BYTES = 15 * 1024 * 1024;
/** Fifty megapixels: a good camera, but no decompression bomb. */
export const PICTURE_MAX_PIXELS = 50_000_000;
export const PICTURE_UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const pictureSchema = z.object({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  /** A few pixels as a data address. */
  placeholder: z.string(),
});
export type PictureAnswer = z.infer<typeof pictureSchema>;

export const uploadPictureEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/pictures',
  access: 'administrator',
  answerSchema: pictureSchema,
  status: 201,
});
