import { Hono } from 'hono';
import type { Actor, AppEnvironment } from '../http/app-environment.ts';
import { addEndpoints, type ServedEndpoint } from '../http/serve.ts';

/** Endpoints without a guard before them: everything is asked by the same person, or by nobody. */
export function openEndpoints(served: readonly ServedEndpoint[], actor?: Actor): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(async (c, next) => {
    c.set('actor', actor);
    await next();
  });
  addEndpoints(app, served);
  return app;
}
