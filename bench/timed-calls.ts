import type { Hono } from 'hono';
import type { AppEnvironment } from '../server/http/app-environment.ts';
import { percentile, sayMs } from './taken-time.ts';

/** Every list, search and screen of the admin area answers within this, also in a large shop. */
export const P95_LIMIT_MS = 150;
const TIMES = 60;
const WARM_UP_TIMES = 5;

type AskedApp = Pick<Hono<AppEnvironment>, 'request'>;

export async function ask(app: AskedApp, address: string): Promise<void> {
  const answer = await app.request(address);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.status} to ${address}: ${text}`);
}

type TimedCall = {
  readonly p50: number;
  readonly p95: number;
  readonly isSlow: boolean;
  readonly words: string;
};

/** As one administrator after the other makes the call; `makeAddress` says which address is the turn's. */
export async function timeCall(app: AskedApp, makeAddress: (turn: number) => string): Promise<TimedCall> {
  const durations: number[] = [];
  for (let turn = -WARM_UP_TIMES; turn < TIMES; turn += 1) {
    const startedAt = performance.now();
    await ask(app, makeAddress(Math.abs(turn)));
    if (turn >= 0) durations.push(performance.now() - startedAt);
  }
  const [p50, p95] = [percentile(durations, 0.5), percentile(durations, 0.95)];
  const isSlow = p95 > P95_LIMIT_MS;
  const words = `p50 ${sayMs(p50)}, p95 ${sayMs(p95)}${isSlow ? ': TOO SLOW' : ''}`;
  return { p50, p95, isSlow, words };
}
