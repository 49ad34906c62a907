import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { uploadLogoEndpoint } from '../../contract/brand.ts';
import { uploadReferencePictureEndpoint } from '../../contract/custom-orders.ts';
import { uploadPictureEndpoint } from '../../contract/pictures.ts';
import { importProductsEndpoint } from '../../contract/product-table.ts';
import { uploadReviewPictureEndpoint } from '../../contract/reviews.ts';
import { uploadOrderPictureEndpoint } from '../../contract/taken-order.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { AppEnvironment } from './app-environment.ts';
import { discardBody } from './discard-body.ts';
import { respondRefusal } from './refusal-response.ts';

/** Generous for anything a person types. */
export const BODY_MAX_BYTES = 256 * 1024;
/** These take a file: they count its bytes themselves, and wait for it as long as a slow line needs. */
const UPLOAD_PATHS: readonly RegExp[] = [
  uploadPictureEndpoint,
  uploadReferencePictureEndpoint,
  uploadOrderPictureEndpoint,
  uploadReviewPictureEndpoint,
  uploadLogoEndpoint,
  importProductsEndpoint,
].map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
const UPLOAD_TIME_LIMIT_MS = 180_000;
export const ADDRESS_MAX_LENGTH = 2_000;

/** What node:http enforces before a request reaches any code of ours. */
export const SOCKET_LIMITS = {
  headersTimeout: 10_000,
  // For the slowest upload; any other call is given up sooner, and what it still sends is no longer read.
  requestTimeout: UPLOAD_TIME_LIMIT_MS,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
} as const;

function takesFile(path: string): boolean {
  return UPLOAD_PATHS.some((pattern) => pattern.test(path));
}

const BODY_TOO_LARGE: Refusal = {
  kind: 'too_large',
  code: 'body_too_large',
  message: `That’s too large. The limit is ${BODY_MAX_BYTES / 1024} kB.`,
};

/** For what does not announce its length. */
const limitTypedBody: MiddlewareHandler<AppEnvironment> = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: (c) => respondRefusal(c, BODY_TOO_LARGE),
});

export const limitBody: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  if (takesFile(c.req.path)) return next();
  const announced = Number(c.req.header('content-length') ?? 0);
  if (announced <= BODY_MAX_BYTES) return limitTypedBody(c, next);
  await discardBody(c);
  return respondRefusal(c, BODY_TOO_LARGE);
};

export const limitAddress: MiddlewareHandler<AppEnvironment> = async (c, next) => {
  if (c.req.url.length > ADDRESS_MAX_LENGTH) {
    return c.json({ message: 'That address is too long.', code: 'address_too_long' }, 414);
  }
  return next();
};

/** An answer that takes longer than this is given up, so that a stuck database cannot pile up requests. */
export function limitTime(limitMs: number): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    let timer: NodeJS.Timeout | undefined;
    const givenUp = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), takesFile(c.req.path) ? UPLOAD_TIME_LIMIT_MS : limitMs);
    });
    const outcome = await Promise.race([next(), givenUp]);
    clearTimeout(timer);
    if (outcome !== 'late') return;
    c.set('isGivenUp', true);
    c.header('cache-control', 'no-store');
    return respondRefusal(c, {
      kind: 'unavailable',
      code: 'took_too_long',
      message: 'That took too long. Please try again in a moment.',
    });
  };
}
