import { Hono } from 'hono';
import type { uploadReferencePictureEndpoint } from '../../../contract/custom-orders.ts';
import {
  PICTURE_UPLOAD_MAX_BYTES,
  type PictureAnswer,
  type uploadPictureEndpoint,
} from '../../../contract/pictures.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { toResponse } from '../../http/cached-answer.ts';
import type { RateLimit, RateLimiter } from '../../http/rate-limit.ts';
import { readBytes } from '../../http/read-bytes.ts';
import { serve } from '../../http/serve.ts';
import { createWorkLine } from '../../http/work-line.ts';
import type { Pictures } from './open-pictures.ts';
import { parseRendition } from './rendition.ts';
import { BUSY_PAUSE_SECONDS } from './rendition-answers.ts';
import { type UploadParts, uploadPicture } from './upload-picture.ts';

/** A whole catalogue's pictures in an hour. */
const UPLOADS: RateLimit = { name: 'picture-uploads', attempts: 600, perMinutes: 60 };
/** Each is in memory while it arrives and waits to be worked on. */
const UPLOADS_AT_ONCE = 6;

const TOO_LARGE = refuse(
  'too_large',
  'picture_too_large',
  `This picture is larger than ${PICTURE_UPLOAD_MAX_BYTES / 1024 / 1024} MB. Please choose a smaller one.`,
);
const INTERRUPTED = refuse(
  'invalid',
  'upload_interrupted',
  'The picture did not arrive whole. Please try again.',
);

type UploadEndpoint = typeof uploadPictureEndpoint | typeof uploadReferencePictureEndpoint;

export type PictureUploadParts = UploadParts & {
  readonly rateLimiter: RateLimiter;
  /** For each person; left out: as many as whoever runs the shop needs. */
  readonly uploads?: RateLimit;
};

/** The same upload at an address of its own for whoever may make it. */
export function createPictureUploadRoutes(
  endpoint: UploadEndpoint,
  { uploads = UPLOADS, ...parts }: PictureUploadParts,
) {
  const uploadLine = createWorkLine({ atOnce: UPLOADS_AT_ONCE, waitingMax: 0 });

  return [
    serve(endpoint, async ({ c, actor }) => {
      const refused = await parts.rateLimiter.refuse(c, [{ limit: uploads, key: actor.userId }]);
      if (refused) return refused;
      const admitted = await uploadLine.run(async (): Promise<Result<PictureAnswer>> => {
        const upload = await readBytes(c, PICTURE_UPLOAD_MAX_BYTES);
        if (upload === 'too_large') return TOO_LARGE;
        return upload === 'interrupted' ? INTERRUPTED : uploadPicture(parts, upload);
      });
      const uploaded = admitted.ok ? admitted.value : admitted;
      if (!uploaded.ok && uploaded.refusal.kind === 'unavailable') {
        c.header('retry-after', String(BUSY_PAUSE_SECONDS));
      }
      return uploaded;
    }),
  ];
}

/** Open to anyone and the same for everyone; what is kept in memory is usually sent before it comes here. */
export function createRenditionRoutes(pictures: Pick<Pictures, 'renditions'>) {
  return new Hono<AppEnvironment>().get('/:id/:name', async (c) => {
    const rendition = parseRendition(c.req.param('id'), c.req.param('name'));
    return toResponse(await pictures.renditions.obtain(rendition), c.req.raw);
  });
}
