import type * as z from 'zod/mini';

/** One call of the API, said once for the route that serves it, the browser that makes it and the document that describes it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as in /api/products/:id. */
  readonly path: `/${string}`;
  readonly querySchema?: z.ZodMiniType;
  readonly bodySchema?: z.ZodMiniType;
  /** Left out when the answer has no body. */
  readonly answerSchema?: z.ZodMiniType;
};
