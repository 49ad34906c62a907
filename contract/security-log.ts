import * as z from 'zod/mini';
import { SECURITY_EVENTS } from '../domain/users/security-events.ts';
import { endpoint } from './endpoint.ts';

const PAGE_SIZE = 50;

/** Who tried what, newest first. Equal hashes are of the same account or network; neither can be read back. */
export const readSecurityLogEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/security-log',
  access: 'administrator',
  querySchema: z.object({
    kind: z.optional(z.enum(SECURITY_EVENTS)),
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), PAGE_SIZE),
  }),
  answerSchema: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        at: z.iso.datetime(),
        kind: z.enum(SECURITY_EVENTS),
        /** Null: nobody's account, or of somebody who has left. */
        person: z.nullable(z.object({ id: z.string(), name: z.string() })),
        account: z.nullable(z.string()),
        network: z.nullable(z.string()),
        details: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});
export type SecurityLogPage = z.infer<typeof readSecurityLogEndpoint.answerSchema>;
