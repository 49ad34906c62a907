import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './app-environment.ts';
import { isReading } from './reading-methods.ts';

/** The change is kept already; whoever made it is not kept waiting for a large one to be shown. */
const PATIENCE_MS = 1_000;

/** Whoever looks after the shop sees what they changed on the next page they open, not a moment later. */
export function showOwnChanges(
  catchUp: () => Promise<void>,
  patienceMs = PATIENCE_MS,
): MiddlewareHandler<AppEnvironment> {
  return async (c, next) => {
    await next();
    if (isReading(c.req.method) || !c.res.ok || !c.get('actor')?.role) return;
    await Promise.race([catchUp(), pause(patienceMs, undefined, { ref: false })]);
  };
}
