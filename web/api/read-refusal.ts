import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';

/** What a refusal of this code says beyond its message; undefined for any other failure. */
export function readRefusal<Schema extends z.ZodMiniType>(
  error: unknown,
  code: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  return error instanceof ApiError && error.code === code ? schema.safeParse(error.body).data : undefined;
}

/** What is read, or null where it is not there. */
export async function nullIfMissing<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
