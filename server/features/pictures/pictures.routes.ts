import { Hono } from 'hono';
import { PICTURE_UPLOAD_MAX_BYTES, type PictureAnswer } from '../../../contract/pictures.ts';
import { type Result, refuse } from '../../../domain/refusal.ts';
import type { AppEnvironment } from '../../http/app-environment.ts';
import { requireActor } from '../../http/authentication.ts';
import { toResponse } from '../../http/kept-answer.ts';
import type { RateLimit, RateLimiter } from '../../http/rate-limit.ts';
import { readBytes } from '../../http/read-bytes.ts';
import { respondRefusal } from '../../http/refusal-response.ts';
import type { Pictures } from './open-pictures.ts';
import { parseRendition } from './rendition.ts';
import { BUSY_PAUSE_SECONDS } from './rendition-answers.ts';
import { type UploadParts, uploadPicture } from './upload-picture.ts';
import { createWorkLine } from './work-line.ts';

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

export type PictureUploadParts = UploadParts & {
  readonly rateLimiter: RateLimiter;
  /** For each person; left out: as many as whoever runs the shop needs. */
  readonly uploads?: RateLimit;
};

export function createPictureUploadRoutes({ uploads = UPLOADS, ...parts }: PictureUploadParts) {
  const uploadLine = createWorkLine({ atOnce: UPLOADS_AT_ONCE, waitingMax: 0 });

  return new Hono<AppEnvironment>().post('/', async (c) => {
    const { userId } = requireActor(c);
    const refused = await parts.rateLimiter.refuse(c, [{ limit: uploads, key: userId }]);
    if (refused) return refused;
    const admitted = await uploadLine.run(async (): Promise<Result<PictureAnswer>> => {
      const upload = await readBytes(c, PICTURE_UPLOAD_MAX_BYTES);
      if (upload === 'too_large') return TOO_LARGE;
      return upload === 'interrupted' ? INTERRUPTED : uploadPicture(parts, upload);
    });
    const uploaded = admitted.ok ? admitted.value : admitted;
    if (uploaded.ok) return c.json(uploaded.value, 201);
    if (uploaded.refusal.kind === 'unavailable') c.header('retry-after', String(BUSY_PAUSE_SECONDS));
    return respondRefusal(c, uploaded.refusal);
  });
}

/** Open to anyone and the same for everyone; what is kept in memory is usually sent before it comes here. */
export function createRenditionRoutes(pictures: Pick<Pictures, 'renditions'>) {
  return new Hono<AppEnvironment>().get('/:id/:name', async (c) => {
    const rendition = parseRendition(c.req.param('id'), c.req.param('name'));
    return toResponse(await pictures.renditions.obtain(rendition), c.req.raw);
  });
}
