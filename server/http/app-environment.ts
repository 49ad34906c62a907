import type { HttpBindings } from '@hono/node-server';

/** What every route can rely on. The socket is absent where a test asks the app directly. */
export type AppEnvironment = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
};
