import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { Refusal } from '../../domain/refusal.ts';
import { isDatabaseAway, isDatabaseBusy } from '../database/database-away.ts';
import { FilesAway } from '../ports/files.ts';
import { IdentityFault, PASSWORDS_UNAVAILABLE } from '../ports/identity.ts';
import type { AppEnvironment } from './app-environment.ts';
import { answersInTime } from './health.routes.ts';
import { RETRY_AFTER_SECONDS, respondRefusal } from './refusal-response.ts';
import { BUSY } from './work-line.ts';

type Away = {
  /** For the log. */
  readonly what: string;
  /** For whoever came to look at a page; the page itself says when it tries again. */
  readonly reason: string;
  readonly refusal: Refusal;
};

function describeAway(what: string, code: string, reason: string): Away {
  const message = `${reason} Please try again in a moment.`;
  return { what, reason, refusal: { kind: 'unavailable', code, message } };
}

const SHOP_AWAY = describeAway(
  'The database cannot be reached',
  'shop_unavailable',
  'Our shop has a technical problem right now.',
);
/** The cart stays with the browser, and a key lets an order be sent again without ordering twice. */
const ORDERS_PAUSED: Refusal = {
  kind: 'unavailable',
  code: 'shop_unavailable',
  message:
    'Orders and changes are paused for a moment because of a technical problem. Please try again in a minute.',
};
const SHOP_BUSY: Away = {
  what: 'The database is too busy',
  reason: 'We’re very busy right now.',
  refusal: BUSY.refusal,
};
const FILES_AWAY = describeAway(
  'Files cannot be reached',
  'files_unavailable',
  'We can’t load our pictures right now.',
);
const IDENTITY_AWAY: Away = {
  what: 'Passwords cannot be checked',
  reason: 'We can’t check passwords right now.',
  refusal: PASSWORDS_UNAVAILABLE.refusal,
};

type FaultParts = {
  readonly log: Pick<Logger, 'error'>;
  readonly pingDatabase: () => Promise<unknown>;
  /** What a browser shows that came to look at a page. */
  readonly writePage: (reason: string) => string;
};

/** The last word on what was thrown: what the shop depends on is away (503), or the fault is ours (500). */
export function respondToFaults({ log, pingDatabase, writePage }: FaultParts) {
  async function findAway(error: Error): Promise<Away | undefined> {
    if (error instanceof IdentityFault) return IDENTITY_AWAY;
    if (error instanceof FilesAway) return FILES_AWAY;
    if (isDatabaseBusy(error)) return SHOP_BUSY;
    // Libraries hide what the driver said.
    const isAway = isDatabaseAway(error) || !(await answersInTime(pingDatabase));
    return isAway ? SHOP_AWAY : undefined;
  }

  return async (error: Error, c: Context<AppEnvironment>): Promise<Response> => {
    if (error instanceof HTTPException && error.status < 500) {
      return c.json({ message: 'We couldn’t understand the request.', code: 'bad_request' }, error.status);
    }
    const requestId = c.get('requestId');
    const away = await findAway(error);
    if (away) {
      log.error({ reason: nameReason(error), requestId }, away.what);
      if (away === SHOP_AWAY && !isReading(c.req.method)) return respondRefusal(c, ORDERS_PAUSED);
      if (!isVisit(c.req.raw)) return respondRefusal(c, away.refusal);
      return c.html(writePage(away.reason), 503, {
        'retry-after': String(RETRY_AFTER_SECONDS),
        'cache-control': 'no-store',
      });
    }
    log.error({ err: error, requestId }, 'A request failed');
    return c.json({ message: 'Something went wrong on our side. Please try again.', code: 'fault' }, 500);
  };
}

/** The innermost reason alone: what is wrapped around it holds whole statements. */
function nameReason(error: Error): string {
  return error.cause instanceof Error ? nameReason(error.cause) : error.message;
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Somebody opened the address, rather than a screen that calls for data. */
function isVisit({ method, headers }: Request): boolean {
  return method === 'GET' && (headers.get('accept') ?? '').includes('text/html');
}
