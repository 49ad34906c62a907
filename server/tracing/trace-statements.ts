import type { Pool, PoolClient } from 'pg';
import type { Tracer } from './tracer.ts';

const TEXT_MAX_LENGTH = 2_000;

/**
 * A span for each statement that a request or a job waits for. A pool's own `query` is looked at here and not at its
 * client: the pool calls that one with a callback, in the course of whoever gave the connection back.
 */
export function traceStatements(pool: Pool, tracer: Pick<Tracer, 'beginBelow'>): void {
  pool.query = trace(pool.query.bind(pool), tracer) as Pool['query']; // as many forms as the one it calls
  const traced = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    client.query = trace(client.query.bind(client), tracer) as PoolClient['query']; // likewise
  });
}

type Query = (...given: never[]) => unknown;

function trace(query: Query, tracer: Pick<Tracer, 'beginBelow'>) {
  return (...given: readonly unknown[]): unknown => {
    const text = readText(given[0]);
    const isAwaited = typeof given.at(-1) !== 'function';
    const span =
      text === undefined || !isAwaited
        ? undefined
        : tracer.beginBelow({
            name: nameStatement(text),
            kind: 'client',
            attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, TEXT_MAX_LENGTH) },
          });
    const answer = Reflect.apply(query, undefined, given);
    if (span && answer instanceof Promise) {
      answer.then(
        () => span.end(),
        () => span.end({ isFault: true }),
      );
    }
    return answer;
  };
}

/** Values come beside the text, and are never read. */
function readText(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const isConfig = typeof statement === 'object' && statement !== null && !('submit' in statement);
  return isConfig && 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}

function nameStatement(text: string): string {
  return /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
}
