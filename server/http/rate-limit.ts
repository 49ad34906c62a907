import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { nameNetwork } from './client-address.ts';
import { respondRefusal } from './refusal-response.ts';

export type RateLimit = {
  readonly name: string;
  readonly attempts: number;
  readonly perMinutes: number;
};

/** One attempt under a limit: by whom, or about what. */
export type Attempt = { readonly limit: RateLimit; readonly key: string };

/** An IPv6 address may come from a network of millions: the wider ones are counted too, more generously. */
export function countNetwork(limit: RateLimit, clientAddress: string): readonly Attempt[] {
  const { name, attempts } = limit;
  const household = { limit, key: nameNetwork(clientAddress) };
  if (!isIPv6(clientAddress)) return [household];
  return [
    household,
    { limit: { ...limit, name: `${name}-56`, attempts: attempts * 4 }, key: nameNetwork(clientAddress, 56) },
    { limit: { ...limit, name: `${name}-48`, attempts: attempts * 16 }, key: nameNetwork(clientAddress, 48) },
  ];
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Counts attempts in the database, so that the limits hold however many nodes there are. */
export function createRateLimiter(pool: Pool, factor: number) {
  const counters = new Map<string, RateLimiterPostgres>();

  function counterFor({ name, attempts, perMinutes }: RateLimit): RateLimiterPostgres {
    let counter = counters.get(name);
    if (!counter) {
      counter = new RateLimiterPostgres({
        storeClient: withoutNames(pool),
        storeType: 'client',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points: attempts * factor,
        duration: perMinutes * 60,
        // One of them clears the table for all.
        clearExpiredByTimeout: counters.size === 0,
      });
      counters.set(name, counter);
    }
    return counter;
  }

  /** The seconds to wait, or undefined when the attempt is within its limit. */
  async function count({ limit, key }: Attempt): Promise<number | undefined> {
    try {
      await counterFor(limit).consume(hideKey(key));
      return undefined;
    } catch (outcome) {
      if (!(outcome instanceof RateLimiterRes)) throw outcome;
      return Math.max(1, Math.ceil(outcome.msBeforeNext / 1000));
    }
  }

  /** Counts each attempt, up to the first beyond its limit; the seconds to wait then. */
  async function countAll(attempts: readonly Attempt[]): Promise<number | undefined> {
    for (const attempt of attempts) {
      const waitSeconds = await count(attempt);
      if (waitSeconds !== undefined) return waitSeconds;
    }
    return undefined;
  }

  return {
    countAll,

    /** The answer to give when an attempt is beyond its limit. */
    async refuse(c: Context, attempts: readonly Attempt[]): Promise<Response | undefined> {
      const waitSeconds = await countAll(attempts);
      if (waitSeconds === undefined) return undefined;
      c.header('retry-after', String(waitSeconds));
      const message = `Too many attempts. Please wait ${formatWait(waitSeconds)} and try again.`;
      return respondRefusal(c, { kind: 'too_many', code: 'too_many_attempts', message });
    },

    /** What turned out to be right was no guess. */
    async giveBack(attempts: readonly Attempt[]): Promise<void> {
      for (const { limit, key } of attempts) await counterFor(limit).reward(hideKey(key), 1);
    },

    /** Somebody who got in is no longer suspected of guessing. */
    async forget({ limit, key }: Attempt): Promise<void> {
      await counterFor(limit).delete(hideKey(key));
    },
  };
}

/** The library names its statements, and behind a pooler the next transaction may be on a connection that knows no such name. */
function withoutNames(pool: Pool) {
  return { query: ({ text, values = [] }: QueryConfig) => pool.query({ text, values }) };
}

/** Addresses of people and networks are not kept where nobody needs to read them. */
function hideKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function formatWait(seconds: number): string {
  if (seconds <= 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
