import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const rowSchema = z.object({
  line: z.number(),
  name: z.string(),
  /** What the row says and nobody could use. */
  leftOut: z.array(z.string()),
});

/**
 * Customers from another shop's own export; the body is the file itself. They become known to the desk and get no account,
 * no email and no newsletter. Without `write` it is a dry run.
 */
export const importCustomersEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/customers/import',
  access: 'owner',
  querySchema: z.object({ write: z.optional(z.literal('true')) }),
  answerSchema: z.object({
    newCount: z.number(),
    completedCount: z.number(),
    knownCount: z.number(),
    refusedCount: z.number(),
    /** The first ones of each kind. */
    added: z.array(rowSchema),
    /** Known with less: what was blank is filled in. */
    completed: z.array(z.extend(rowSchema, { added: z.array(z.string()) })),
    refused: z.array(z.extend(rowSchema, { problem: z.string() })),
    unknownHeadings: z.array(z.string()),
  }),
});
export type CustomerImportAnswer = z.infer<typeof importCustomersEndpoint.answerSchema>;
