import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a span belongs: the W3C's two numbers, in lower-case hexadecimal digits. */
export type SpanContext = { readonly traceId: string; readonly spanId: string };

/** Empty while no traces are taken; whoever asks then pays for nothing. */
const current = new AsyncLocalStorage<SpanContext>();

export const readCurrentSpan = (): SpanContext | undefined => current.getStore();

export function runInSpan<Result>(context: SpanContext, work: () => Result): Result {
  return current.run(context, work);
}
