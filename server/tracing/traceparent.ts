import type { SpanContext } from './current-span.ts';

/** W3C Trace Context: version, trace, span, flags. Later versions may say more at the end. */
const FORM = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;
const SAMPLED = 1;

export type IncomingTrace = { readonly context: SpanContext; readonly isSampled: boolean };

export function parseTraceparent(header: string | undefined): IncomingTrace | undefined {
  const [, traceId, spanId, flags] = FORM.exec(header ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { context: { traceId, spanId }, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

export function formatTraceparent({ traceId, spanId }: SpanContext): string {
  return `00-${traceId}-${spanId}-01`;
}
