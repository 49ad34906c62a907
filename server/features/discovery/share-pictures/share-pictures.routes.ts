import { type Context, Hono } from 'hono';
import { PLAIN_SHAPES, SHARE_PICTURES_PATH } from '../../../../domain/discovery/share-picture.ts';
import { refuse } from '../../../../domain/refusal.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { keepAnswer, tagOf, toResponse } from '../../../http/cached-answer.ts';
import { noteClientAddress, type TrustedProxies } from '../../../http/client-address.ts';
import { countNetwork, type RateLimit, type RateLimiter } from '../../../http/rate-limit.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { COMMON_SECURITY_HEADERS, DATA_POLICY } from '../../../http/security-headers.ts';
import { createSharePictures, type Obtainable, type SharePictureParts } from './share-pictures.ts';

const BUSY_PAUSE_SECONDS = 3;
const NO_SUCH_PICTURE = refuse('not_found', 'no_such_picture', 'We can’t find this picture.').refusal;
/** Whole catalogues are fetched from one address. */
const MAKINGS: RateLimit = { name: 'share-pictures', attempts: 3_000, perMinutes: 60 };
const PICTURE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const SAFE_HEADERS = {
  ...COMMON_SECURITY_HEADERS,
  'content-security-policy': DATA_POLICY,
  // Made to be shown by others.
  'cross-origin-resource-policy': 'cross-origin',
};
const PICTURE_HEADERS = {
  ...SAFE_HEADERS,
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=31536000, immutable',
};

export type SharePictureRoutesParts = SharePictureParts & {
  readonly rateLimiter: RateLimiter;
  readonly trustedProxies: TrustedProxies;
};

/** Open to anyone and the same for everyone. What has to be made first is counted, because it takes the machine's time. */
export function createSharePictureRoutes({ rateLimiter, trustedProxies, ...parts }: SharePictureRoutesParts) {
  const pictures = createSharePictures(parts);

  const respond = (c: Context, bytes: Buffer) =>
    toResponse(keepAnswer(200, PICTURE_HEADERS, tagOf(bytes), { identity: bytes }), c.req.raw);

  async function obtain(c: Context<AppEnvironment>, wanted: Obtainable | undefined): Promise<Response> {
    if (!wanted) return respondRefusal(c, NO_SUCH_PICTURE);
    const cached = await pictures.find(wanted);
    if (cached) return respond(c, cached);
    const tooMany = await rateLimiter.refuse(c, countNetwork(MAKINGS, c.get('clientAddress')));
    if (tooMany) return tooMany;
    const made = await pictures.make(wanted);
    if (made.ok) return respond(c, made.value);
    c.header('retry-after', String(BUSY_PAUSE_SECONDS));
    return respondRefusal(c, made.refusal);
  }

  /** Others keep links for months: what they once read leads to the picture as it is now. */
  async function obtainMarked(
    c: Context<AppEnvironment>,
    wanted: Obtainable | undefined,
    folder: string,
  ): Promise<Response> {
    if (!wanted || c.req.param('name') === `${wanted.mark}.jpg`) return obtain(c, wanted);
    return c.redirect(`${SHARE_PICTURES_PATH}/${folder}/${wanted.mark}.jpg`, 302);
  }

  return new Hono<AppEnvironment>()
    .use(noteClientAddress(trustedProxies), async (c, next) => {
      for (const [name, value] of Object.entries(SAFE_HEADERS)) c.header(name, value);
      c.header('cache-control', 'no-store');
      await next();
    })
    .get('/products/:id/:name', (c) => {
      const wanted = pictures.ofProduct(c.req.param('id'));
      return obtainMarked(c, wanted, `products/${c.req.param('id')}`);
    })
    .get('/shop/:name', (c) => obtainMarked(c, pictures.ofShop(), 'shop'))
    .get('/pictures/:id/:name', async (c) => {
      const shape = PLAIN_SHAPES.find((known) => c.req.param('name') === `${known}.jpg`);
      const id = c.req.param('id');
      return obtain(c, shape && PICTURE_ID.test(id) ? await pictures.ofPicture(id, shape) : undefined);
    });
}
