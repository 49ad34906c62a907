import * as z from 'zod/mini';
import { CATEGORY_MAX_LENGTH, PRODUCT_STATUSES } from '../domain/catalogue/product.ts';
import { endpoint } from './endpoint.ts';

/** The catalogue as a table for spreadsheets, which the import reads back: `status=all` has the archive in it too. */
export const exportProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/admin/products/table/export',
  access: 'administrator',
  querySchema: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    status: z.optional(z.enum([...PRODUCT_STATUSES, 'all'])),
    category: z._default(z.string().check(z.trim(), z.maxLength(CATEGORY_MAX_LENGTH)), ''),
  }),
});
export type ProductTableQuery = z.infer<typeof exportProductsEndpoint.querySchema>;

const rowSchema = z.object({ line: z.number(), id: z.string(), name: z.string() });

/** The body is the file itself. Without `seen` it is a dry run, which writes nothing. */
export const importProductsEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/products/table/import',
  access: 'administrator',
  querySchema: z.object({
    /** The `seen` of the dry run: what was changed by somebody since then is left as it is and named. */
    seen: z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  }),
  answerSchema: z.object({
    newCount: z.number(),
    changedCount: z.number(),
    unchangedCount: z.number(),
    refusedCount: z.number(),
    /** The first ones of each kind. */
    added: z.array(rowSchema),
    /** What each cell that says something else makes of the product: "Now ₦12,000." */
    changed: z.array(
      z.extend(rowSchema, { changes: z.array(z.object({ column: z.string(), change: z.string() })) }),
    ),
    refused: z.array(
      z.extend(rowSchema, { problems: z.array(z.object({ column: z.string(), problem: z.string() })) }),
    ),
    unknownHeadings: z.array(z.string()),
    /** How far the catalogue was when this was looked at. */
    seen: z.number(),
    /** With what to take the import back; null where nothing was written. */
    undoId: z.nullable(z.string()),
  }),
});
export type ImportAnswer = z.infer<typeof importProductsEndpoint.answerSchema>;
