import { type Context, Hono } from 'hono';
import { refuse } from '../../../../domain/refusal.ts';
import type { Database } from '../../../database/database.ts';
import type { AppEnvironment } from '../../../http/app-environment.ts';
import { keepAnswer, tagOf, toResponse } from '../../../http/cached-answer.ts';
import type { RateLimiter } from '../../../http/rate-limit.ts';
import { respondRefusal } from '../../../http/refusal-response.ts';
import { COMMON_SECURITY_HEADERS, DATA_POLICY } from '../../../http/security-headers.ts';
import { countCakePicture } from '../custom-order-limits.ts';
import { type CakePictureParts, createCakePictures } from './cake-pictures.ts';
import { isDesignOrdered } from './is-design-ordered.ts';
import { readCakeAddress } from './read-cake-address.ts';

const BUSY_PAUSE_SECONDS = 3;
const NO_SUCH_PICTURE = refuse('not_found', 'no_such_picture', 'We can’t find this picture.').refusal;

const SAFE_HEADERS = { ...COMMON_SECURITY_HEADERS, 'content-security-policy': DATA_POLICY };
/** The same design always looks the same, so its picture may be kept for as long as anybody likes. */
const PICTURE_HEADERS = { ...SAFE_HEADERS, 'cache-control': 'public, max-age=31536000, immutable' };

export type CakePictureRoutesParts = Omit<CakePictureParts, 'isOrdered'> & {
  readonly db: Database;
  readonly rateLimiter: RateLimiter;
};

/** Open to anyone and the same for everyone. What has to be composed first is counted, because it takes the machine's time. */
export function createCakePictureRoutes({ db, rateLimiter, ...parts }: CakePictureRoutesParts) {
  const pictures = createCakePictures({ ...parts, isOrdered: (text) => isDesignOrdered(db, text) });

  const respond = (c: Context, name: string, bytes: Buffer) => {
    const type = `image/${name.slice(name.lastIndexOf('.') + 1)}`;
    const headers = {
      ...PICTURE_HEADERS,
      'content-type': type,
      // For emails, which many read in a browser, and for whoever a design is shared with.
      ...(type === 'image/png' && { 'cross-origin-resource-policy': 'cross-origin' }),
    };
    return toResponse(keepAnswer(200, headers, tagOf(bytes), { identity: bytes }), c.req.raw);
  };

  return new Hono<AppEnvironment>().get('/:design/:name', async (c) => {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) c.header(name, value);
    c.header('cache-control', 'no-store');
    const address = readCakeAddress(c.req.param('design'), c.req.param('name'));
    if (!address) return respondRefusal(c, NO_SUCH_PICTURE);
    const stored = await pictures.find(address);
    if (stored) return respond(c, address.name, stored);

    const tooMany = await rateLimiter.refuse(c, countCakePicture(c.get('clientAddress')));
    if (tooMany) return tooMany;
    const made = await pictures.make(address);
    if (made.ok) return respond(c, address.name, made.value);
    c.header('retry-after', String(BUSY_PAUSE_SECONDS));
    return respondRefusal(c, made.refusal);
  });
}
