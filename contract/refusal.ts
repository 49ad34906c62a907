import * as z from 'zod/mini';
import type { Refusal } from '../domain/refusal.ts';

/** Every refusal the API gives, whatever its status, has this body: the refusal without its kind, which the status tells. */
export const refusalSchema = z.object({
  message: z.string().check(z.minLength(1)),
  code: z.string().check(z.minLength(1)),
  fields: z.exactOptional(z.record(z.string(), z.string())),
}) satisfies z.ZodMiniType<Omit<Refusal, 'kind'>>;

export type RefusalBody = z.infer<typeof refusalSchema>;
