import type { Context } from 'hono';
import { discardBody } from './discard-body.ts';

/** The body as it is, counted while it arrives. What is announced as too large is not kept at all. */
export async function readBytes(c: Context, maxBytes: number): Promise<Buffer | 'too_large' | 'interrupted'> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) {
    await discardBody(c);
    return 'too_large';
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      length += chunk.length;
      // Leaving the loop cancels the rest.
      if (length > maxBytes) return 'too_large';
      chunks.push(chunk);
    }
  } catch {
    // Whoever sent it went away; that is no fault of ours.
    return 'interrupted';
  }
  return Buffer.concat(chunks, length);
}
