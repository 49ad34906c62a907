import { randomBytes } from 'node:crypto';
import { readCurrentSpan, runInSpan, type SpanContext } from './current-span.ts';

/** As OTLP numbers them. */
const KINDS = { server: 2, client: 3, consumer: 5 } as const;

export type Attributes = Readonly<Record<string, string | number>>;

/** Facts about the work only: no values of statements, no addresses, nothing about a person. */
export type Span = SpanContext & {
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: (typeof KINDS)[keyof typeof KINDS];
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly attributes: Attributes;
  readonly isFault: boolean;
};

type Outcome = { readonly name?: string; readonly attributes?: Attributes; readonly isFault?: boolean };
type Beginning = {
  readonly name: string;
  readonly kind: keyof typeof KINDS;
  readonly parent?: SpanContext | undefined;
  readonly attributes?: Attributes;
};

export type OpenSpan = { readonly context: SpanContext; end(outcome?: Outcome): void };
export type Tracer = ReturnType<typeof createTracer>;

const readTime = () => performance.timeOrigin + performance.now();

export function createTracer(record: (span: Span) => void) {
  function begin({ name, kind, parent, attributes }: Beginning): OpenSpan {
    const context = {
      traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
    };
    const startedAtMs = readTime();
    return {
      context,
      end: (outcome = {}) =>
        record({
          ...context,
          parentSpanId: parent?.spanId,
          name: outcome.name ?? name,
          kind: KINDS[kind],
          startedAtMs,
          endedAtMs: readTime(),
          attributes: { ...attributes, ...outcome.attributes },
          isFault: outcome.isFault ?? false,
        }),
    };
  }

  return {
    begin,

    /** Below the span in whose course it happens; what happens in none is of no interest by itself. */
    beginBelow(beginning: Omit<Beginning, 'parent'>): OpenSpan | undefined {
      const parent = readCurrentSpan();
      return parent && begin({ ...beginning, parent });
    },

    /** All that happens in the course of `work` is below this span. */
    async run<Result>(beginning: Beginning, work: () => Promise<Result>): Promise<Result> {
      const span = begin(beginning);
      let isFault = true;
      try {
        const result = await runInSpan(span.context, work);
        isFault = false;
        return result;
      } finally {
        span.end({ isFault });
      }
    },
  };
}
